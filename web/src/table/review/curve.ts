// Where the curve of chances runs: moments from left to right, chances from below to above.

export interface Frame {
  width: number;
  height: number;
  /** Free at both ends: half the slider's bead, so that both point at the same moment. */
  pad: number;
  /** The number of the last moment. */
  last: number;
}

export interface Point {
  x: number;
  y: number;
}

export function xOf(moment: number, { width, pad, last }: Frame): number {
  return pad + (last > 0 ? moment / last : 0) * (width - 2 * pad);
}

/** A certain win is at the top; a thread's breadth stays free at both edges. */
export function yOf(chance: number, { height }: Frame): number {
  const edge = 3;
  return height - edge - chance * (height - 2 * edge);
}

/** The moment nearest to a place on the curve. */
export function momentAt(x: number, { width, pad, last }: Frame): number {
  const share = (x - pad) / Math.max(1, width - 2 * pad);
  return Math.max(0, Math.min(last, Math.round(share * last)));
}

export function pointsOf(chances: readonly (readonly number[])[], seat: number, frame: Frame): Point[] {
  return chances.map((row, moment) => ({ x: xOf(moment, frame), y: yOf(row[seat] ?? 0, frame) }));
}

/** A smooth path that never leaves the range between two neighbours. */
export function threadOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let from = first;
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (const to of rest) {
    const reach = (to.x - from.x) * 0.45;
    path += `C${round(from.x + reach)} ${round(from.y)} ${round(to.x - reach)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
    from = to;
  }
  return path;
}

/** The cloth below a thread, down to the edge. */
export function clothUnder(points: readonly Point[], height: number): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${threadOf(points)}V${height}H${round(first.x)}Z` : "";
}

const round = (value: number): number => Math.round(value * 10) / 10;
