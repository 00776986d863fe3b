// What an action's text means, for people who do not read notation.

import { takeWords } from "../games/textile/deeds";
import { whereWords } from "../games/textile/places";
import { gapSentence, wordsOf } from "../games/timeline/years";
import { clothName } from "../ui/cloth";
import { say } from "../ui/settings.svelte";
import type { textile, timeline } from "../wire";

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
      return takeWords(verb, first, whereWords(text, view as textile.View | null));
    case "assemble":
      return `${say("Coudre votre pièce", "Sew your patch on")} ${whereWords(text, view as textile.View | null)}`.trim();
    case "discard":
      return say("Jeter votre pièce", "Discard your patch");
    case "place":
      return placeWords(first, Number(second), view as timeline.View);
  }
  return text;
}

function placeWords(id: string, gap: number, view: timeline.View): string {
  const face = view.hands.flat().find((held) => held.id === id);
  const card = face ? wordsOf(face.words) : id;
  return `${say(`«\u00a0${card}\u00a0»`, `“${card}”`)} ${gapSentence(view.line, gap)}`;
}
