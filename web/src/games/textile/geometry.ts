// Where tiles lie: turning, shared edges, the nearest of some places. Pure, and silent about what is legal.

import type { textile } from "../../wire";
import type { Cell } from "./notation";

export type Tile = textile.Tile;

/** One tile edge between cloth and patch: the cloth's cell and the way from it to the patch. */
export interface Seam extends Cell {
  dx: number;
  dy: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const SIDES: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

export function keyOf(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

/** Turned clockwise about the first tile, never mirrored. */
export function turned(piece: readonly Tile[], quarters: number): Tile[] {
  let tiles = piece.map((tile) => ({ ...tile }));
  for (let quarter = 0; quarter < quarters; quarter++) {
    tiles = tiles.map(({ x, y, colour }) => ({ x: 0 - y, y: x, colour })); // 0 - y: never minus zero
  }
  return tiles;
}

export function moved(piece: readonly Tile[], by: Cell): Tile[] {
  return piece.map((tile) => ({ ...tile, x: tile.x + by.x, y: tile.y + by.y }));
}

/** The turns that look different, each named by the fewest quarters, as the server names them. */
export function looks(piece: readonly Tile[]): number[] {
  const seen = new Map<string, number>();
  for (let quarters = 0; quarters < 4; quarters++) {
    const tiles = turned(piece, quarters);
    const box = boxOf(tiles);
    const look = moved(tiles, { x: -box.left, y: -box.top }).map((tile) => `${keyOf(tile)} ${tile.colour}`);
    const name = look.sort().join(";");
    if (!seen.has(name)) seen.set(name, quarters);
  }
  return [...seen.values()];
}

/** The cells' outer edges, in cells. */
export function boxOf(cells: readonly Cell[]): Box {
  const columns = cells.map((cell) => cell.x);
  const rows = cells.map((cell) => cell.y);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

/** With a little room for fringe and shadow. */
export function isInside(box: Box, view: Box): boolean {
  const room = 0.3;
  const across = box.left - room >= view.left && box.right + room <= view.right;
  return across && box.top - room >= view.top && box.bottom + room <= view.bottom;
}

export function centreOf(cells: readonly Cell[]): Cell {
  const box = boxOf(cells);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

export function nearest<Place extends Cell>(places: readonly Place[], to: Cell): Place | undefined {
  const far = (place: Cell) => Math.hypot(place.x - to.x, place.y - to.y);
  return places.reduce<Place | undefined>((best, place) => (!best || far(place) < far(best) ? place : best), undefined);
}

/** The next place that way: straight ahead counts once, going astray twice. */
export function nextPlace<Place extends Cell>(places: readonly Place[], from: Cell, way: Cell): Place | undefined {
  const cost = (place: Cell) => {
    const x = place.x - from.x;
    const y = place.y - from.y;
    const ahead = x * way.x + y * way.y;
    return ahead > 0 ? ahead + 2 * Math.abs(x * way.y - y * way.x) : Infinity;
  };
  const best = places.reduce<Place | undefined>((a, b) => (!a || cost(b) < cost(a) ? b : a), undefined);
  return best && cost(best) < Infinity ? best : undefined;
}

/** The edges a piece shares with the cloth, in the order a needle would meet them going round the piece. */
export function seamsBetween(cloth: readonly Tile[], piece: readonly Tile[]): Seam[] {
  const sewn = new Set(cloth.map(keyOf));
  const seams = piece.flatMap((tile) =>
    SIDES.map(([dx, dy]) => ({ x: tile.x + dx, y: tile.y + dy, dx: 0 - dx, dy: 0 - dy })).filter((seam) => sewn.has(keyOf(seam))),
  );
  const middle = centreOf(piece);
  const angle = (seam: Seam) => Math.atan2(seam.y + 0.5 + seam.dy / 2 - middle.y, seam.x + 0.5 + seam.dx / 2 - middle.x);
  seams.sort((a, b) => angle(a) - angle(b));
  return fromTheWidestGap(seams, angle);
}

function fromTheWidestGap(seams: Seam[], angle: (seam: Seam) => number): Seam[] {
  let widest = -1;
  let first = 0;
  seams.forEach((seam, index) => {
    const before = seams[(index + seams.length - 1) % seams.length] ?? seam;
    const gap = (angle(seam) - angle(before) + 4 * Math.PI) % (2 * Math.PI);
    if (gap > widest) [widest, first] = [gap, index];
  });
  return [...seams.slice(first), ...seams.slice(0, first)];
}

/** The way a piece has to be drawn aside so that its seams open: from the cloth, towards the piece. */
export function wayAside(seams: readonly Seam[]): Cell {
  const x = Math.sign(seams.reduce((sum, seam) => sum + seam.dx, 0));
  const y = Math.sign(seams.reduce((sum, seam) => sum + seam.dy, 0));
  return x === 0 && y === 0 ? { x: 1, y: 1 } : { x, y }; // in a hole every way is as good
}

/** An edge one cell long: from x,y downwards, or to the right. */
export interface Edge extends Cell {
  upright: boolean;
}

/** The edges that two of the tiles share. */
export function sharedEdges(tiles: readonly Cell[]): Edge[] {
  const cells = new Set(tiles.map(keyOf));
  return tiles.flatMap(({ x, y }) => [
    ...(cells.has(keyOf({ x: x + 1, y })) ? [{ x: x + 1, y, upright: true }] : []),
    ...(cells.has(keyOf({ x, y: y + 1 })) ? [{ x, y: y + 1, upright: false }] : []),
  ]);
}

export function edgeOf(seam: Seam): Edge {
  return { x: seam.x + Math.max(0, seam.dx), y: seam.y + Math.max(0, seam.dy), upright: seam.dx !== 0 };
}

/** The outline of some cells as a path of single edges, each cell so many units wide. */
export function outline(tiles: readonly Cell[], side: number): string {
  const cells = new Set(tiles.map(keyOf));
  const free = (x: number, y: number) => !cells.has(keyOf({ x, y }));
  return tiles
    .map(({ x, y }) =>
      [
        free(x, y - 1) ? `M${x * side} ${y * side}h${side}` : "",
        free(x, y + 1) ? `M${x * side} ${(y + 1) * side}h${side}` : "",
        free(x - 1, y) ? `M${x * side} ${y * side}v${side}` : "",
        free(x + 1, y) ? `M${(x + 1) * side} ${y * side}v${side}` : "",
      ].join(""),
    )
    .join("");
}

/** How much of a box lies over cells. */
export function covered(box: Box, cells: readonly Cell[]): number {
  return cells.reduce((sum, { x, y }) => {
    const width = Math.min(box.right, x + 1) - Math.max(box.left, x);
    const height = Math.min(box.bottom, y + 1) - Math.max(box.top, y);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
