// A placed card in beats. One's own: it turns, its date is read, a knot is tied or the peg lets go. Another's flies in first.

import type { timeline } from "../../wire";
import { TIMELINE as LENGTHS, type Beat } from "../motion";
import { wordsOf } from "./years";

export function beatsOf(events: readonly { type: string }[], mine: boolean): Beat[] {
  const placed = events.find((event): event is timeline.Placed => event.type === "Placed");
  if (!placed) return [];
  const end = placed.right ? "knot" : "fall";
  if (!mine) {
    return [{ name: "fly", ms: LENGTHS.fly }, { name: "turn", ms: LENGTHS.turn }, { name: end, ms: LENGTHS.verdict }];
  }
  return [{ name: "turn", ms: LENGTHS.turn }, { name: "read", ms: reading(placed.card) }, { name: end, ms: LENGTHS[end] }];
}

/** Long titles and stories are read for longer. */
function reading({ face, told }: timeline.Card): number {
  const words = `${wordsOf(face.words)} ${wordsOf(told)}`.split(" ").length;
  return Math.min(LENGTHS.longest, Math.max(LENGTHS.read, LENGTHS.word * words));
}
