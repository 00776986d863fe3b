// Places said as people say them: "left of the chalk tile", "at the upper right". No coordinates.

import { count, say } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { boxOf, centreOf, moved, seamsBetween, SIDES, turned, type Tile } from "./geometry";
import { readChoices, type Assembly, type Cell } from "./notation";
import { colourName } from "./words";

const rank = (values: readonly number[], value: number): number => [...values].sort((a, b) => a - b).indexOf(value);
const differ = (values: readonly number[]): boolean => new Set(values).size === values.length;

/** Which of the tiles of one colour is meant: the upper, the left, the upper left; empty if there is no other. */
function which(tile: Tile, tiles: readonly Tile[]): readonly [fr: string, en: string] {
  const same = tiles.filter(({ colour }) => colour === tile.colour);
  const [columns, rows] = [same.map(({ x }) => x), same.map(({ y }) => y)];
  const along = (values: readonly number[], value: number): number => (rank(values, value) === 0 ? 0 : rank(values, value) === same.length - 1 ? 2 : 1);
  if (same.length < 2) return ["", ""];
  if (differ(rows)) return ([[" du haut", "upper "], [" du milieu", "middle "], [" du bas", "lower "]] as const)[along(rows, tile.y)] ?? ["", ""];
  if (differ(columns)) return ([[" de gauche", "left "], [" du milieu", "middle "], [" de droite", "right "]] as const)[along(columns, tile.x)] ?? ["", ""];
  const [upper, left] = [tile.y === Math.min(...rows), tile.x === Math.min(...columns)];
  return [` en ${upper ? "haut" : "bas"} à ${left ? "gauche" : "droite"}`, `${upper ? "upper" : "lower"} ${left ? "left" : "right"} `];
}

/** From a tile that lies that way from the place, the place lies the other way. */
const BESIDE: readonly (readonly [fr: string, en: string])[] = [
  ["au-dessous de", "below"],
  ["à gauche de", "left of"],
  ["au-dessus de", "above"],
  ["à droite de", "right of"],
];

/** A place at a patch by a tile it touches, of a colour there is only once if it touches such a tile. */
export function placeWords(place: Cell, patch: readonly Tile[]): string {
  const beside = SIDES.flatMap(([dx, dy], side) => {
    const tile = patch.find((one) => one.x === place.x + dx && one.y === place.y + dy);
    return tile ? [{ tile, side, name: which(tile, patch) }] : [];
  });
  const best = beside.find(({ name: [, english] }) => english === "") ?? beside[0];
  if (!best) return "";
  const [way, dye] = [BESIDE[best.side] ?? ["", ""], colourName(best.tile.colour)];
  return say(`${way[0]} la tuile ${dye}${best.name[0]}`, `${way[1]} the ${best.name[1]}${dye} tile`);
}

/** Where on the patchwork a piece would lie, by thirds. */
function region(piece: readonly Tile[], cloth: readonly Tile[]): string {
  const [box, middle] = [boxOf(cloth), centreOf(piece)];
  const third = (at: number, from: number, to: number): number => (at < from + (to - from) / 3 ? 0 : at > to - (to - from) / 3 ? 2 : 1);
  const words = [
    ["en haut à gauche", "at the upper left"], ["en haut", "at the top"], ["en haut à droite", "at the upper right"],
    ["à gauche", "on the left"], ["au milieu", "in the middle"], ["à droite", "on the right"],
    ["en bas à gauche", "at the lower left"], ["en bas", "at the bottom"], ["en bas à droite", "at the lower right"],
  ] as const;
  const [french, english] = words[3 * third(middle.y, box.top, box.bottom) + third(middle.x, box.left, box.right)] ?? words[4];
  return say(french, english);
}

export function turns(quarters: number): string {
  return quarters > 0 ? `, ${count(quarters, say("quart de tour", "quarter turn"), say("quarts de tour", "quarter turns"))}` : "";
}

/** « en haut à droite, 1 quart de tour : 5 coutures × 4 tuiles = 20 ». */
function assemblyWords({ quarters, x, y }: Assembly, patch: readonly Tile[], cloth: readonly Tile[]): string {
  const piece = moved(turned(patch, quarters), { x, y });
  const seams = seamsBetween(cloth, piece).length;
  const sum = `${count(seams, say("couture", "seam"), say("coutures", "seams"))} × ${count(piece.length, say("tuile", "tile"), say("tuiles", "tiles"))} = ${seams * piece.length}`;
  return `${region(piece, cloth)}${turns(quarters)}${say("\u00a0: ", ": ")}${sum}`;
}

/** Where an action's text would lay something, for whoever is to play in that view; empty if it needs no place or nothing is known. */
export function whereWords(text: string, view: textile.View | null): string {
  const { takes: [take], assemblies: [assembly] } = readChoices([text]);
  const patch = view?.patches[view.turn] ?? [];
  const cloth = view?.sewn.flatMap((piece) => piece.tiles) ?? [];
  if (take) return placeWords(take, patch);
  return assembly && patch.length > 0 && cloth.length > 0 ? assemblyWords(assembly, patch, cloth) : "";
}
