// One sentence of the log for each event of Patchwork.

import { clothName } from "../../ui/cloth";
import { does, isYou, wins } from "../../ui/names";
import { count, say } from "../../ui/settings.svelte";
import type { patchwork } from "../../wire";

const buttons = (number: number): string => count(number, say("bouton", "button"), say("boutons", "buttons"));
const points = (number: number): string => count(number, "point", "points").replace("-", "−");

function journey(event: patchwork.Moved, name: string): string {
  const spaces = count(event.end - event.start, say("case", "space"), say("cases", "spaces"));
  return does(name, [`avance de ${spaces}, jusqu’au ${event.end}.`, `avancez de ${spaces}, jusqu’au ${event.end}.`], [`moves on ${spaces}, to ${event.end}.`, `move on ${spaces}, to ${event.end}.`]);
}

function ending(event: patchwork.Finished, names: readonly string[]): string {
  const winner = names[event.winner] ?? "";
  const [first, second] = event.scores;
  const scores = `${points(first)}, ${points(second)}`;
  if (event.by_arrival) {
    const who = isYou(winner) ? say("vous gagnez", "you win") : wins([winner]);
    return say(`Égalité à ${points(first)}\u00a0: ${who}, au bout du ruban en premier.`, `A tie at ${points(first)}: ${who}, having arrived first.`);
  }
  return `${wins([winner])} ${say("la partie", "the game")} (${scores}).`;
}

export function tell(event: patchwork.Event, names: readonly string[]): string {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.type) {
    case "Bought":
      return `${does(name, ["coud", "cousez"], ["sews", "sew"])} ${clothName(event.patch)}, ${paid(event, name)}.`;
    case "PatchesJoined":
      return say(`${event.patches.length} étoffes rejoignent la tringle.`, `${event.patches.length} patches join the rail.`);
    case "TookTile":
      return `${does(name, ["remplit le carré en premier", "remplissez le carré en premier"], ["is first to fill the square", "are first to fill the square"])}${say("\u00a0", "")}: ${points(event.points)}.`;
    case "Moved":
      return journey(event, name);
    case "Earned":
      return `${does(name, ["gagne", "gagnez"], ["earns", "earn"])} ${buttons(event.buttons)}.`;
    case "Income":
      return does(name, [`passe le ${event.mark} et touche ${event.buttons}.`, `passez le ${event.mark} et touchez ${event.buttons}.`], [`passes ${event.mark} and is paid ${event.buttons}.`, `pass ${event.mark} and are paid ${event.buttons}.`]);
    case "TookLeather":
      return `${does(name, ["prend le cuir du", "prenez le cuir du"], ["takes the leather at", "take the leather at"])} ${event.space}.`;
    case "LeatherLost":
      return event.by_choice
        ? `${does(name, ["jette le cuir", "jetez le cuir"], ["throws the leather away", "throw the leather away"])}.`
        : `${does(name, ["n’a plus de place pour le cuir", "n’avez plus de place pour le cuir"], ["has no room for the leather", "have no room for the leather"])}.`;
    case "SewedLeather":
      return `${does(name, ["coud le cuir", "cousez le cuir"], ["sews the leather", "sew the leather"])}.`;
    case "Finished":
      return ending(event, names);
  }
}

function paid(event: patchwork.Bought, name: string): string {
  if (event.cost === 0) return say("sans rien payer", "for nothing");
  return `${isYou(name) ? say("payez", "pay") : say("paie", "pays")} ${event.cost}`;
}
