// Where in a lesson one has to act, and by which keys: told from an action's text, which says what is asked.

import { say } from "../ui/settings.svelte";

const COLOURS = ["madder", "indigo", "weld", "sage", "chalk"];

/** What takes the focus, so that the keys work at once. */
export function whereToAct(text: string): string {
  const [verb, what = ""] = text.split(" ");
  switch (verb) {
    case "buy":
      return `[data-patch="${parseInt(what)}"]`;
    case "advance":
      return "[role=slider]";
    case "start":
    case "take":
      return `[data-pile="${COLOURS.indexOf(what)}"]`;
    case "place":
      return "[data-hand]";
    default: // leather, and a patch to be sewn on
      return "[role=application]";
  }
}

export function keysFor(text: string): string {
  switch (text.split(" ")[0]) {
    case "buy":
      return say("Au clavier\u00a0: Entrée prend l’étoffe, les flèches la déplacent, R tourne, F retourne, Entrée coud.", "By keyboard: Enter lifts the patch, arrows move it, R turns, F flips, Enter sews.");
    case "advance":
      return say("Au clavier\u00a0: Entrée, puis Entrée encore.", "By keyboard: Enter, then Enter again.");
    case "sew":
      return say("Au clavier\u00a0: les flèches choisissent la case, Entrée coud.", "By keyboard: arrows choose the square, Enter sews.");
    case "start":
    case "take":
      return say("Au clavier\u00a0: 1 à 5 prennent une tuile, les flèches choisissent sa place, Entrée la pose.", "By keyboard: 1 to 5 take a tile, arrows choose its place, Enter lays it.");
    case "assemble":
      return say("Au clavier\u00a0: S prend la pièce, les flèches la déplacent, R la tourne, Entrée la coud.", "By keyboard: S lifts the patch, arrows move it, R turns it, Enter sews it on.");
    case "place":
      return say("Au clavier\u00a0: 1, 2, 3 prennent une carte, les flèches choisissent l’intervalle, Entrée épingle.", "By keyboard: 1, 2, 3 take a card, arrows choose the gap, Enter pegs it.");
    default:
      return "";
  }
}

/** The first element that one of the selectors finds on the screen. */
export function firstSeen(page: HTMLElement | undefined, selectors: readonly string[]): HTMLElement | undefined {
  const found = selectors.flatMap((selector) => [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])]);
  return found.find((element) => element.getClientRects().length > 0);
}
