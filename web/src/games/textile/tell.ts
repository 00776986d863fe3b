// One sentence for each event, for the log.

import { does, wins } from "../../ui/names";
import { count, say } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { a, colourName } from "./words";

export function tell(event: textile.Event, names: readonly string[]): string {
  switch (event.type) {
    case "Started":
      return tellStarted(names[event.seat] ?? "", colourName(event.colour));
    case "Took":
      return tellTook(names[event.seat] ?? "", colourName(event.colour), event.tiles);
    case "Assembled":
      return tellAssembled(names[event.seat] ?? "", event);
    case "Discarded": {
      const size = count(event.tiles, say("tuile", "tile"), say("tuiles", "tiles"));
      return `${does(names[event.seat] ?? "", [`jette sa pièce de ${size}`, `jetez votre pièce de ${size}`], [`discards a patch of ${size}`, `discard a patch of ${size}`])}.`;
    }
    case "PileEmptied":
      return say(`La pile ${colourName(event.colour)} est vide.`, `The ${colourName(event.colour)} pile is empty.`);
    case "Finished":
      return tellFinished(event, names);
  }
}

function tellStarted(name: string, colour: string): string {
  return `${does(name, ["commence le patchwork par une tuile", "commencez le patchwork par une tuile"], ["starts the patchwork with", "start the patchwork with"])} ${say(colour, `${a(colour)} tile`)}.`;
}

function tellTook(name: string, colour: string, tiles: number): string {
  if (tiles === 1) {
    return `${does(name, ["commence une pièce", "commencez une pièce"], ["begins a patch", "begin a patch"])}${say("\u00a0", "")}: ${colour}.`;
  }
  return does(
    name,
    [`ajoute une tuile ${colour} à sa pièce, qui en a ${tiles}.`, `ajoutez une tuile ${colour} à votre pièce, qui en a ${tiles}.`],
    [`adds ${a(colour)} tile to the patch, which has ${tiles}.`, `add ${a(colour)} tile to your patch, which has ${tiles}.`],
  );
}

function tellAssembled(name: string, { piece, seams, points }: textile.Assembled): string {
  const sum = `${count(seams, say("couture", "seam"), say("coutures", "seams"))} × ${count(piece.length, say("tuile", "tile"), say("tuiles", "tiles"))}`;
  return `${does(name, ["coud", "cousez"], ["sews", "sew"])}${say("\u00a0", "")}: ${sum} = ${points}.`;
}

function tellFinished({ scores, winners, by_last_action: early }: textile.Finished, names: readonly string[]): string {
  const sum = count(scores[winners[0] ?? 0] ?? 0, "point", "points");
  const first = early ? say(", en finissant plus tôt,", ", by finishing earlier,") : "";
  return `${wins(winners.map((seat) => names[seat] ?? ""))}${first} ${say("avec", "with")} ${sum}.`;
}
