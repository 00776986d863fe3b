// Where a patch would lie on the patchwork, told by the tiles it touches; by row and column where that would sound alike.

import { count, say } from "../../ui/settings.svelte";
import { boxOf, keyOf, moved, SIDES, turned, type Tile } from "./geometry";
import type { Assembly, Cell } from "./notation";
import { colourName } from "./words";

/** The way from a tile to what lies on that side of it, said of the tile. */
const WAYS: readonly (readonly [fr: string, en: string])[] = [
  ["sous", "below"],
  ["à gauche de", "left of"],
  ["au-dessus de", "above"],
  ["à droite de", "right of"],
];

/** « la craie », « l’indigo »: a colour as the name of a tile. */
const named = (colour: number): string => say(colour === 1 ? `l’${colourName(colour)}` : `la ${colourName(colour)}`, colourName(colour));

/** Every tile of the piece that touches the patchwork, and what it touches: `indigo below madder and left of chalk`. */
export function touchingWords(piece: readonly Tile[], cloth: readonly Tile[]): string {
  const colours = new Map(cloth.map((tile) => [keyOf(tile), tile.colour]));
  const told = piece.flatMap((tile) => {
    const sides = SIDES.flatMap(([dx, dy], side) => {
      const colour = colours.get(keyOf({ x: tile.x + dx, y: tile.y + dy }));
      return colour === undefined ? [] : [`${say(...(WAYS[side] ?? ["", ""]))} ${named(colour)}`];
    });
    return sides.length > 0 ? [`${colourName(tile.colour)} ${sides.join(say(" et ", " and "))}`] : [];
  });
  return told.join(", ");
}

function along(at: number, from: number, to: number, words: { inside: string; before: (by: number) => string; after: (by: number) => string }): string {
  if (at < from) return words.before(from - at);
  return at >= to ? words.after(at - to + 1) : `${words.inside} ${at - from + 1}`;
}

/** Rows are counted from the top of the patchwork and columns from its left, as they are read. */
export function squareWords({ x, y }: Cell, cloth: readonly Tile[]): string {
  const box = cloth.length > 0 ? boxOf(cloth) : { left: 0, top: 0, right: 1, bottom: 1 };
  const rows = (by: number): string => count(by, say("rang", "row"), say("rangs", "rows"));
  const columns = (by: number): string => count(by, say("colonne", "column"), say("colonnes", "columns"));
  const row = along(y, box.top, box.bottom, {
    inside: say("rang", "row"),
    before: (by) => say(`${rows(by)} au-dessus du patchwork`, `${rows(by)} above the patchwork`),
    after: (by) => say(`${rows(by)} au-dessous du patchwork`, `${rows(by)} below the patchwork`),
  });
  const column = along(x, box.left, box.right, {
    inside: say("colonne", "column"),
    before: (by) => say(`${columns(by)} à gauche du patchwork`, `${columns(by)} left of the patchwork`),
    after: (by) => say(`${columns(by)} à droite du patchwork`, `${columns(by)} right of the patchwork`),
  });
  return `${row}, ${column}`;
}

/** The tile one comes upon first, reading from the top and from the left. */
const firstOf = (piece: readonly Tile[]): Tile | undefined => [...piece].sort((a, b) => a.y - b.y || a.x - b.x)[0];

/** Where a piece lies; `others` are the places it might be taken for, null if it might lie anywhere. */
export function lyingWords(piece: readonly Tile[], cloth: readonly Tile[], others: readonly (readonly Tile[])[] | null): string {
  const touching = touchingWords(piece, cloth);
  const first = firstOf(piece);
  const here = new Set(piece.map(keyOf));
  const alike = others?.some((other) => other.some((tile) => !here.has(keyOf(tile))) && touchingWords(other, cloth) === touching) ?? true;
  if (!first || (touching && !alike)) return touching;
  return [touching, `${colourName(first.colour)} ${squareWords(first, cloth)}`].filter(Boolean).join(say("\u00a0; ", "; "));
}

/** The patch at each of these places. */
export const piecesOf = (patch: readonly Tile[], assemblies: readonly Assembly[]): Tile[][] =>
  assemblies.map(({ quarters, x, y }) => moved(turned(patch, quarters), { x, y }));
