// The small line: where its marks stand, which of them have room for a year, and how it maps to the large one.

import type { Layout } from "./geometry";

const MARGIN = 30;
const FIGURE = 7.4;

export interface Marks {
  from: number;
  to: number;
  size: number;
  tall: number;
  /** `labelX` is the middle of the year below: near an edge it stands beside its card rather than be cut. */
  cards: { place: number; x: number; y: number; label: string; labelX: number }[];
  /** The middle of a gap. */
  x: (gap: number) => number;
  nearest: (x: number) => number;
  /** From the large line to the small one, and back. */
  stretch: (layout: Layout, x: number) => number;
  unfold: (layout: Layout, x: number) => number;
  frame: (layout: Layout, left: number, width: number) => { from: number; to: number } | undefined;
}

/** `scale`: how much larger than usual the reader has set the text. */
export function marksOf(years: readonly string[], gap: number | undefined, width: number, scale = 1): Marks {
  const places = years.length + (gap === undefined ? 0 : 1);
  const step = places < 2 ? 0 : Math.min(72, (width - 2 * MARGIN) / (places - 1));
  const start = (width - step * (places - 1)) / 2;
  const at = (place: number) => start + step * (gap !== undefined && place >= gap ? place + 1 : place);
  const middle = (between: number) => (gap === between ? start + step * between : (at(between - 1) + at(between)) / 2);
  const half = (place: number) => ((years[place]?.length ?? 0) * FIGURE * scale) / 2 + 3;
  const below = (place: number) => Math.max(half(place), Math.min(width - half(place), at(place)));
  const shown = labelled(years, below, half, gap);
  const cards = years.map((year, place) => {
    const x = at(place);
    return { place, x, y: 9 + 5 * (1 - ((x - width / 2) / (width / 2)) ** 2), label: shown.has(place) ? year : "", labelX: below(place) };
  });
  const xs = cards.map(({ x }) => x);
  const size = Math.max(4, Math.min(18, step * 0.72 || 18));
  const stretch = (layout: Layout, x: number) => between(layout.cards, xs, x);
  return {
    from: start - 14,
    to: width - start + 14,
    size,
    tall: Math.max(15, size * 1.28),
    cards,
    x: middle,
    nearest: (x) => xs.filter((other) => other < x).length,
    stretch,
    unfold: (layout, x) => between(xs, layout.cards, x),
    frame: (layout, left, seen) =>
      layout.width > seen + 1 ? { from: Math.max(start - 24, stretch(layout, left)), to: Math.min(width - start + 24, stretch(layout, left + seen)) } : undefined,
  };
}

/** Years that do not touch each other; those beside the gap, the first and the last come before all others. */
function labelled(years: readonly string[], at: (place: number) => number, half: (place: number) => number, gap: number | undefined): Set<number> {
  const first = gap === undefined ? [] : [gap - 1, gap];
  const order = [...first, 0, years.length - 1, ...years.keys()].filter((place) => years[place] !== undefined);
  const shown = new Set<number>();
  const blocked = (place: number) => [...shown].some((other) => Math.abs(at(other) - at(place)) < half(other) + half(place));
  for (const place of order) if (!shown.has(place) && !blocked(place)) shown.add(place);
  return shown;
}

/** Straight between the two nearest marks, and beyond the ends with the slope of the end. */
function between(from: readonly number[], to: readonly number[], x: number): number {
  if (from.length < 2) return (to[0] ?? 0) + (x - (from[0] ?? 0)) * 0.2;
  const after = Math.min(from.length - 1, Math.max(1, from.findIndex((mark) => mark >= x) < 0 ? from.length - 1 : from.findIndex((mark) => mark >= x)));
  const [a, b, c, d] = [from[after - 1] ?? 0, from[after] ?? 1, to[after - 1] ?? 0, to[after] ?? 1];
  return c + ((x - a) / (b - a || 1)) * (d - c);
}
