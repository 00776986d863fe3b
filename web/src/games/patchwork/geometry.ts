// Shapes, orientations, notation and the nearest place: geometry only. What is legal is the list of texts the server sent.

import type { Square } from "../../ui/cloth";
import type { Cells } from "../../wire";

export type Shape = readonly Square[];
export interface Point {
  x: number;
  y: number;
}
export interface Corner {
  row: number;
  col: number;
}
/** A legal text, read: where a patch (or leather, null) may lie. */
export interface Place extends Corner {
  text: string;
  patch: number | null;
  orientation: number;
}

const TURNS = "abcdefgh";

/** The squares of a bit set, in reading order. 81 bits arrive as hexadecimal text. */
export function squaresOf(cells: Cells, side: number): Square[] {
  const set = BigInt(cells);
  const all = Array.from({ length: side * side }, (_, bit) => bit).filter((bit) => (set >> BigInt(bit)) & 1n);
  return all.map((bit) => [Math.floor(bit / side), bit % side] as const);
}

function toCorner(squares: Shape): Square[] {
  const top = Math.min(...squares.map(([row]) => row));
  const left = Math.min(...squares.map(([, col]) => col));
  return squares.map(([row, col]) => [row - top, col - left] as const);
}

/** The shape in an orientation from 0 to 7: flipped left to right from 4 on, then turned clockwise by quarters. */
export function turn(shape: Shape, orientation: number): Shape {
  let turned = orientation >= 4 ? toCorner(shape.map(([row, col]) => [row, -col] as const)) : shape;
  for (let quarter = 0; quarter < orientation % 4; quarter++) {
    turned = toCorner(turned.map(([row, col]) => [col, -row] as const));
  }
  return turned;
}

/** The orientation after a quarter turn clockwise of what one sees. */
export const quarterOn = (orientation: number): number => (orientation & 4) | ((orientation + 1) & 3);

/** The orientation after flipping left to right what one sees: a turn to the right becomes one to the left. */
export const flipped = (orientation: number): number => ((orientation & 4) ^ 4) | (-orientation & 3);

const sameKey = (shape: Shape): string => shape.map(String).sort().join(" ");

/** The lowest orientation that looks the same: the only one the notation uses. */
export function lowestLook(shape: Shape, orientation: number): number {
  const wanted = sameKey(turn(shape, orientation));
  return [0, 1, 2, 3, 4, 5, 6, 7].find((other) => sameKey(turn(shape, other)) === wanted) ?? orientation;
}

export function sizeOf(shape: Shape): { width: number; height: number } {
  return { width: 1 + Math.max(...shape.map(([, col]) => col)), height: 1 + Math.max(...shape.map(([row]) => row)) };
}

export const shifted = (shape: Shape, { row, col }: Corner): Square[] => shape.map(([r, c]) => [r + row, c + col] as const);

export const formatSquare = ({ row, col }: Corner): string => `${String.fromCharCode(97 + col)}${row + 1}`;

const BUY = /^buy (\d+)([a-h]) ([a-z])(\d+)$/;
const SEW = /^sew ([a-z])(\d+)$/;

/** The places among the legal texts; `advance` and `throw away` are none. */
export function parsePlaces(legal: readonly string[]): Place[] {
  return legal.flatMap((text): Place[] => {
    const [, patch, turned, col, row] = BUY.exec(text) ?? [];
    if (patch && turned && col && row) {
      return [{ text, patch: Number(patch), orientation: TURNS.indexOf(turned), ...corner(col, row) }];
    }
    const [, column, line] = SEW.exec(text) ?? [];
    return column && line ? [{ text, patch: null, orientation: 0, ...corner(column, line) }] : [];
  });
}

const corner = (col: string, row: string): Corner => ({ row: Number(row) - 1, col: col.charCodeAt(0) - 97 });

/** The middle of the box around a shape whose upper left corner is there, in squares. */
export function middle(shape: Shape, { row, col }: Corner): Point {
  const { width, height } = sizeOf(shape);
  return { x: col + width / 2, y: row + height / 2 };
}

/** The place whose middle is nearest to a point, if one lies within reach. */
export function nearest(places: readonly Place[], shape: Shape, point: Point, reach: number): Place | null {
  let [best, least] = [null as Place | null, reach];
  for (const place of places) {
    const { x, y } = middle(shape, place);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance <= least) [best, least] = [place, distance];
  }
  return best;
}

/** The next place in a direction, straight ahead rather than aside: what an arrow key means. */
export function nextPlace(places: readonly Place[], from: Corner, down: number, right: number): Place | null {
  const cost = ({ row, col }: Corner): number => {
    const ahead = (row - from.row) * down + (col - from.col) * right;
    const aside = Math.abs((row - from.row) * right) + Math.abs((col - from.col) * down);
    return ahead > 0 ? ahead + 2 * aside : Infinity;
  };
  return places.reduce<Place | null>((best, place) => (cost(place) < (best ? cost(best) : Infinity) ? place : best), null);
}

/** The corner nearest to a middle so that the shape lies inside the quilt. */
export function cornerNear(shape: Shape, point: Point, side: number): Corner {
  const { width, height } = sizeOf(shape);
  const within = (at: number, size: number): number => Math.max(0, Math.min(side - size, Math.round(at - size / 2)));
  return { row: within(point.y, height), col: within(point.x, width) };
}

export const overlaps = (some: Shape, others: Shape): boolean => {
  const taken = new Set(others.map(String));
  return some.some((square) => taken.has(String(square)));
};

/** The corner nearest to a point where the shape covers none of the squares taken: a start for trying. */
export function freeCorner(shape: Shape, taken: Shape, point: Point, side: number): Corner | null {
  const { width, height } = sizeOf(shape);
  const corners = Array.from({ length: (side - height + 1) * (side - width + 1) }, (_, k) => ({
    row: Math.floor(k / (side - width + 1)),
    col: k % (side - width + 1),
  }));
  const away = (corner: Corner): number => Math.hypot(middle(shape, corner).x - point.x, middle(shape, corner).y - point.y);
  return corners.sort((a, b) => away(a) - away(b)).find((corner) => !overlaps(shifted(shape, corner), taken)) ?? null;
}

/** Where the income buttons are sewn: in the heart of the piece, or spread along it. */
export function buttonSquares(shape: Shape, income: number): Square[] {
  if (income <= 0) return [];
  const set = new Set(shape.map(String));
  const ordered = [...shape].sort(([a, b], [c, d]) => a - c || b - d);
  const neighbours = ([row, col]: Square): number =>
    [[row + 1, col], [row - 1, col], [row, col + 1], [row, col - 1]].filter((near) => set.has(String(near))).length;
  if (income === 1) return [[...ordered].sort((a, b) => neighbours(b) - neighbours(a))[0]!];
  const step = (ordered.length - 1) / (income - 1);
  return Array.from({ length: Math.min(income, ordered.length) }, (_, k) => ordered[Math.ceil(k * step)] ?? ordered.at(-1)!);
}
