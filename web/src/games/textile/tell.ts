// One sentence for each event, for the log.

import { count, say } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { colourName, listed } from "./words";

export function tell(event: textile.Event, names: readonly string[]): string {
  switch (event.type) {
    case "Started":
      return tellStarted(names[event.seat] ?? "", colourName(event.colour));
    case "Took":
      return tellTook(names[event.seat] ?? "", colourName(event.colour), event.tiles);
    case "Assembled":
      return tellAssembled(names[event.seat] ?? "", event);
    case "Discarded":
      return say(
        `${names[event.seat]} jette sa pièce de ${count(event.tiles, "tuile", "tuiles")}.`,
        `${names[event.seat]} discards a patch of ${count(event.tiles, "tile", "tiles")}.`,
      );
    case "PileEmptied":
      return say(`La pile ${colourName(event.colour)} est vide.`, `The ${colourName(event.colour)} pile is empty.`);
    case "Finished":
      return tellFinished(event, names);
  }
}

function tellStarted(name: string, colour: string): string {
  return say(`${name} commence le patchwork par une tuile ${colour}.`, `${name} starts the patchwork with a ${colour} tile.`);
}

function tellTook(name: string, colour: string, tiles: number): string {
  if (tiles === 1) return say(`${name} commence une pièce\u00a0: ${colour}.`, `${name} begins a patch: ${colour}.`);
  return say(
    `${name} ajoute une tuile ${colour} à sa pièce, qui en a ${tiles}.`,
    `${name} adds a ${colour} tile to the patch, which has ${tiles}.`,
  );
}

function tellAssembled(name: string, { piece, seams, points }: textile.Assembled): string {
  return say(
    `${name} coud\u00a0: ${count(seams, "couture", "coutures")} × ${count(piece.length, "tuile", "tuiles")} = ${points}.`,
    `${name} sews: ${count(seams, "seam", "seams")} × ${count(piece.length, "tile", "tiles")} = ${points}.`,
  );
}

function tellFinished({ scores, winners, by_last_action: early }: textile.Finished, names: readonly string[]): string {
  const who = listed(winners.map((seat) => names[seat] ?? ""));
  const points = scores[winners[0] ?? 0] ?? 0;
  const many = winners.length > 1;
  return say(
    `${who} ${many ? "gagnent" : "gagne"}${early ? ", ayant fini plus tôt," : ""} avec ${count(points, "point", "points")}.`,
    `${who}${early ? ", done earlier," : ""} ${many ? "win" : "wins"} with ${count(points, "point", "points")}.`,
  );
}
