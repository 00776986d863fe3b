// QR codes for links: byte mode, versions 1 to 6, level M, after ISO/IEC 18004. Rows of dark (true) and light squares.

import { checked } from "./qr-blocks";

export type Squares = boolean[][];

/** Throws for a text of more than 106 bytes: no link of ours is that long. */
export function encode(text: string): Squares {
  const { version, bytes } = checked(new TextEncoder().encode(text));
  const side = 17 + 4 * version;
  const fixed = patterns(side);
  const path = zigzag(side).filter(([x, y]) => fixed[y]?.[x] === undefined);
  const drawn = MASKS.map((mask, number) => draw(fixed, path, bytes, mask, number));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))] as Squares;
}

type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Fixed = (boolean | undefined)[][];

/** Finders, timing, alignment, and false where the format will stand; undefined is free for data. */
function patterns(side: number): Fixed {
  const grid: Fixed = Array.from({ length: side }, () => Array<boolean | undefined>(side).fill(undefined));
  const put = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < side) row[x] = dark;
  };
  for (let i = 0; i < side; i += 1) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  for (const [x, y] of formatPlaces(side).flat()) put(x, y, false);
  put(8, side - 8, true);
  for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]] as const) {
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4, put);
  }
  if (side > 21) square(side - 7, side - 7, 2, (ring) => ring !== 1, put);
  return grid;
}

function square(cx: number, cy: number, reach: number, dark: (ring: number) => boolean, put: (x: number, y: number, dark: boolean) => void): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) put(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

type Place = readonly [number, number];

/** Both copies of the 15 format bits, the lowest first. */
function formatPlaces(side: number): [Place[], Place[]] {
  const bits = Array.from({ length: 15 }, (_, bit) => bit);
  const corner = bits.map((bit): Place => (bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8]));
  const apart = bits.map((bit): Place => (bit < 8 ? [side - 1 - bit, 8] : [8, side - 15 + bit]));
  return [corner, apart];
}

/** The way data takes: two columns at a time from the right, up and down, past the timing column. */
function zigzag(side: number): Place[] {
  const path: Place[] = [];
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step;
      path.push([right, y], [right - 1, y]);
    }
  }
  return path;
}

function draw(fixed: Fixed, path: readonly Place[], bytes: readonly number[], mask: Mask, number: number): Squares {
  const grid = fixed.map((row) => row.map((dark) => dark ?? false));
  const put = ([x, y]: Place, dark: boolean): void => {
    const row = grid[y];
    if (row) row[x] = dark;
  };
  path.forEach(([x, y], bit) => {
    const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    put([x, y], dark !== mask(x, y));
  });
  const word = format(number);
  for (const copy of formatPlaces(grid.length)) copy.forEach((place, bit) => put(place, ((word >> bit) & 1) === 1));
  return grid;
}

/** Level M is 00, then the mask, then a BCH code of ten bits, all crossed with a constant. */
function format(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

function penalty(grid: Squares): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  // Both look-alikes of a finder; they may overlap, hence the look-ahead.
  const finders = lines.reduce((sum, line) => sum + [...line.matchAll(/(?=10111010000|00001011101)/g)].length, 0);
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return runs + 3 * blocks(grid) + 40 * finders + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

function blocks(grid: Squares): number {
  const same = (x: number, y: number): boolean =>
    [grid[y]?.[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]].every((other) => other === grid[y]?.[x]);
  return grid.flatMap((row, y) => row.filter((_, x) => same(x, y))).length;
}

/** One path of all dark squares, a unit each. */
export function outline(grid: Squares): string {
  return grid
    .flatMap((row, y) => [...row.map(Number).join("").matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`))
    .join("");
}
