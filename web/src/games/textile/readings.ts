// The answers of Textile to what one may ask aloud.

import { count, say } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import type { BoardProps } from "../board";
import { runs, type Readings } from "../readings";
import { boxOf, keyOf, type Tile } from "./geometry";
import { readChoices } from "./notation";
import { placeWords } from "./places";
import { colourName, nameOf, whatToDo } from "./words";

type Props = Pick<BoardProps<textile.View>, "view" | "seats" | "legal" | "me">;

export interface Cloth {
  columns: readonly number[];
  rows: readonly number[];
  /** The colour at a place; nothing where there is no tile. */
  at: (x: number, y: number) => string | undefined;
}

/** The patchwork as a table. */
export function clothOf(tiles: readonly Tile[]): Cloth {
  const colours = new Map(tiles.map((tile) => [keyOf(tile), colourName(tile.colour)]));
  const box = tiles.length > 0 ? boxOf(tiles) : { left: 0, top: 0, right: 0, bottom: 0 };
  const steps = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, step) => from + step);
  return { columns: steps(box.left, box.right), rows: steps(box.top, box.bottom), at: (x, y) => colours.get(keyOf({ x, y })) };
}

export const sewnOf = (view: textile.View): readonly Tile[] => view.sewn.flatMap((piece) => piece.tiles);

function rowsOf(view: textile.View): string[] {
  const cloth = clothOf(sewnOf(view));
  // Counted from the top and from the left: the numbers of the notation begin at the first tile and go below zero.
  return cloth.rows.map((y, row) => {
    const cells = cloth.columns.map((x, column) => [String(column + 1), cloth.at(x, y) ?? say("vide", "empty")] as const);
    return `${say(`Rang ${row + 1}`, `Row ${row + 1}`)}${say("\u00a0: ", ": ")}${runs(cells)}.`;
  });
}

/** The first tile, then each by one it was sewn to. */
export function patchWords(patch: readonly Tile[]): string {
  if (patch.length === 0) return say("pas de pièce", "no patch");
  const tiles = patch.map((tile, k) => `${colourName(tile.colour)} ${placeWords(tile, patch.slice(0, k))}`.trim()).join(", ");
  return `${count(patch.length, say("tuile", "tile"), say("tuiles", "tiles"))}${say("\u00a0: ", ": ")}${tiles}`;
}

const patchOf = ({ view, seats }: Props, seat: number): string => `${nameOf(seats, seat)}, ${patchWords(view.patches[seat] ?? [])}.`;

export function pileWords(view: textile.View): string {
  return `${view.piles.map((left, colour) => `${colourName(colour)} ${left}`).join(", ")}.`;
}

export function readings(props: Props): Readings {
  const { view, seats, legal, me } = props;
  const others = view.patches.map((_, seat) => seat).filter((seat) => seat !== me);
  const scores = view.points.map((points, seat) => `${nameOf(seats, seat)} ${count(points, "point", "points")}${view.teams ? say(`, équipe ${view.scores[seat]}`, `, team ${view.scores[seat]}`) : ""}`);
  const rows = rowsOf(view);
  return {
    answers: [
      { question: "turn", name: say("À qui de jouer", "Whose turn"), read: () => [whatToDo(readChoices(legal), view, seats, me)] },
      { question: "board", name: say("Votre pièce", "Your patch"), read: () => [me === null ? say("Vous regardez.", "You are watching.") : patchOf(props, me)] },
      { question: "others", name: say("Les autres pièces", "The others’ patches"), read: () => others.map((seat) => patchOf(props, seat)) },
      { question: "offer", name: say("Les piles", "The piles"), read: () => [pileWords(view)] },
      { question: "time", name: say("Le patchwork", "The patchwork"), read: () => (rows.length ? rows : [say("Rien encore.", "Nothing yet.")]) },
      { question: "score", name: say("Les points", "The points"), read: () => [`${scores.join("; ")}.`] },
    ],
    rows,
  };
}
