// One sentence of the log for each event of Patchwork.

import { clothName } from "../../ui/cloth";
import { count, say } from "../../ui/settings.svelte";
import type { patchwork } from "../../wire";

const buttons = (number: number): string => count(number, say("bouton", "button"), say("boutons", "buttons"));
const points = (number: number): string => count(number, "point", "points").replace("-", "−");

function journey(event: patchwork.Moved, name: string): string {
  const spaces = count(event.end - event.start, say("case", "space"), say("cases", "spaces"));
  return say(`${name} avance de ${spaces}, jusqu’au ${event.end}.`, `${name} moves on ${spaces}, to ${event.end}.`);
}

function ending(event: patchwork.Finished, names: readonly string[]): string {
  const winner = names[event.winner] ?? "";
  const [first, second] = event.scores;
  const scores = `${points(first)}, ${points(second)}`;
  if (event.by_arrival) {
    return say(`Égalité à ${points(first)}\u00a0: ${winner} gagne, arrivé au bout en premier.`, `A tie at ${points(first)}: ${winner} wins, having arrived first.`);
  }
  return say(`${winner} gagne la partie (${scores}).`, `${winner} wins the game (${scores}).`);
}

export function tell(event: patchwork.Event, names: readonly string[]): string {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.type) {
    case "Bought":
      return event.cost
        ? say(`${name} coud ${clothName(event.patch)}, paie ${event.cost}.`, `${name} sews ${clothName(event.patch)}, pays ${event.cost}.`)
        : say(`${name} coud ${clothName(event.patch)}, sans rien payer.`, `${name} sews ${clothName(event.patch)}, for nothing.`);
    case "PatchesJoined":
      return say(`${event.patches.length} étoffes rejoignent la tringle.`, `${event.patches.length} patches join the rail.`);
    case "TookTile":
      return say(`${name} remplit le carré le premier\u00a0: ${points(event.points)}.`, `${name} is first to fill the square: ${points(event.points)}.`);
    case "Moved":
      return journey(event, name);
    case "Earned":
      return say(`${name} gagne ${buttons(event.buttons)}.`, `${name} earns ${buttons(event.buttons)}.`);
    case "Income":
      return say(`${name} passe le ${event.mark} et touche ${event.buttons}.`, `${name} passes ${event.mark} and is paid ${event.buttons}.`);
    case "TookLeather":
      return say(`${name} prend le cuir du ${event.space}.`, `${name} takes the leather at ${event.space}.`);
    case "LeatherLost":
      return event.by_choice
        ? say(`${name} jette le cuir.`, `${name} throws the leather away.`)
        : say(`${name} n’a plus de place pour le cuir.`, `${name} has no room for the leather.`);
    case "SewedLeather":
      return say(`${name} coud le cuir.`, `${name} sews the leather.`);
    case "Finished":
      return ending(event, names);
  }
}
