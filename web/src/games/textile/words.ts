// Words that several parts of the board say.

import { wins } from "../../ui/names";
import { say } from "../../ui/settings.svelte";
import type { SeatInfo, textile } from "../../wire";
import type { Choices } from "./notation";

export function colourName(colour: number): string {
  const names = [
    say("garance", "madder"),
    say("indigo", "indigo"),
    say("gaude", "weld"),
    say("sauge", "sage"),
    say("craie", "chalk"),
  ];
  return names[colour] ?? "";
}

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? "";
}

/** English before a vowel: “an indigo tile”. */
export const a = (colour: string): string => `${/^[aeiou]/.test(colour) ? "an" : "a"} ${colour}`;

/** What there is to do now, in a sentence; it says so when only one kind of thing is possible. */
export function whatToDo(choices: Choices, view: textile.View, seats: readonly SeatInfo[], me: number | null): string {
  if (view.to_move === null) return ending(view, seats);
  if (me !== view.to_move) return meanwhile(nameOf(seats, view.to_move), me !== null && (view.patches[me]?.length ?? 0) > 0);
  const takes = choices.takes.length > 0;
  const sews = choices.assemblies.length > 0;
  if (choices.starts) return say("Posez la première tuile\u00a0: touchez une pile.", "Lay the first tile: touch a pile.");
  if (choices.alone.size > 0) return say("Prenez une tuile\u00a0: elle commence une pièce.", "Take a tile: it begins a patch.");
  if (takes && sews) return say("Prenez une tuile, ou cousez votre pièce.", "Take a tile, or sew your patch on.");
  if (takes) return say("Nulle place où coudre\u00a0: prenez une tuile, ou jetez la pièce.", "No place to sew: take a tile, or discard.");
  if (sews) return say("Plus de tuile à prendre\u00a0: cousez la pièce, ou jetez-la.", "No tile to take: sew the patch on, or discard it.");
  if (choices.discard) return say("Il ne reste qu’à jeter la pièce.", "All you can do is discard the patch.");
  return "";
}

/** Whose turn it is; one's own patch is a place to play until then. */
function meanwhile(name: string, mayTry: boolean): string {
  const turn = say(`C’est à ${name}.`, `${name} to play.`);
  return mayTry ? `${turn} ${say("En attendant, essayez votre pièce.", "Meanwhile, try your patch.")}` : turn;
}

/** What to do with the thing in hand. */
export function whatToAim(held: "tile" | "patch" | "scissors", hasPlaces: boolean, starts: boolean): string {
  if (held === "patch") return say("Glissez la pièce sur la table, ou touchez-y une place.", "Drag the patch over the table, or touch a place.");
  if (held === "scissors") return say("Jeter la pièce ? Elle quitte la partie, sans point.", "Discard the patch? It leaves the game, for no points.");
  if (starts) return say("La première tuile du patchwork.", "The first tile of the patchwork.");
  if (hasPlaces) return say("Choisissez sa place dans votre pièce.", "Choose its place in your patch.");
  return say("La première tuile de votre pièce.", "The first tile of your patch.");
}

function ending(view: textile.View, seats: readonly SeatInfo[]): string {
  return `${say("Fini.", "Finished.")} ${wins(view.winners.map((seat) => nameOf(seats, seat)))}.`;
}
