// What an action's text means, for people who do not read notation.

import { gapSentence, wordsOf } from "../games/timeline/years";
import { clothName } from "../ui/cloth";
import { count, say } from "../ui/settings.svelte";
import type { timeline } from "../wire";

/** Unknown texts stay as they are. */
export function actionWords(text: string, view: unknown): string {
  const [verb = "", first = "", second = ""] = text.split(" ");
  switch (verb) {
    case "advance":
      return say("Avancer", "Advance");
    case "buy":
      return say(`Coudre ${clothName(parseInt(first))} en ${second}`, `Sew ${clothName(parseInt(first))} at ${second}`);
    case "sew":
      return say(`Coudre le cuir en ${first}`, `Sew the leather at ${first}`);
    case "throw":
      return say("Renoncer au cuir", "Do without the leather");
    case "start":
    case "take":
      return takeWords(verb, first, second);
    case "assemble":
      return say(`Coudre votre pièce en ${second} (${quarters(first)})`, `Sew your patch on at ${second} (${quarters(first)})`);
    case "discard":
      return say("Jeter votre pièce", "Discard your patch");
    case "place":
      return placeWords(first, Number(second), view as timeline.View);
  }
  return text;
}

function takeWords(verb: string, colour: string, place: string): string {
  const french: Record<string, string> = { madder: "garance", indigo: "indigo", weld: "gaude", sage: "sauge", chalk: "craie" };
  const dye = say(french[colour] ?? colour, colour);
  if (verb === "start") return say(`Commencer par une tuile ${dye}`, `Start with a ${dye} tile`);
  const where = place ? say(` en ${place}`, ` at ${place}`) : "";
  return say(`Prendre une tuile ${dye}${where}`, `Take a ${dye} tile${where}`);
}

function quarters(letter: string): string {
  const turns = "abcd".indexOf(letter);
  return turns > 0 ? count(turns, say("quart de tour", "quarter turn"), say("quarts de tour", "quarter turns")) : say("sans tourner", "not turned");
}

function placeWords(id: string, gap: number, view: timeline.View): string {
  const face = view.hands.flat().find((held) => held.id === id);
  const card = face ? wordsOf(face.words) : id;
  return `${say(`«\u00a0${card}\u00a0»`, `“${card}”`)} ${gapSentence(view.line, gap)}`;
}
