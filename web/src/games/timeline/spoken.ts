// What the card in hand sounds like: its name, the gap it is held over, and that it was put back.

import { say } from "../../ui/settings.svelte";
import type { timeline } from "../../wire";
import { hearing } from "../hearing.svelte";
import type { Holding } from "./hand.svelte";
import { formatYear, wordsOf } from "./years";

export interface Grasp {
  face: timeline.Face;
  gap: number | undefined;
  /** The card the hand has put it after: the gap's number and neighbours change with the line, this by a move alone. */
  after: string | null | undefined;
  line: readonly timeline.Card[];
  /** Why it cannot be pegged now; empty if it can. */
  why: string;
}

const dated = (card: timeline.Card): string => `${formatYear(card)} ${wordsOf(card.face.words)}`;

/** The gap by the cards it lies between, with their dates: `between 1889 Eiffel tower and 1940 Nylon stockings`. */
export function gapWords(line: readonly timeline.Card[], gap: number): string {
  const [left, right] = [line[gap - 1], line[gap]];
  if (left && right) return say(`entre ${dated(left)} et ${dated(right)}`, `between ${dated(left)} and ${dated(right)}`);
  if (right) return say(`avant ${dated(right)}`, `before ${dated(right)}`);
  return left ? say(`après ${dated(left)}`, `after ${dated(left)}`) : "";
}

function where({ gap, line, why }: Grasp): string {
  if (gap === undefined) return say("choisissez un intervalle", "choose a gap");
  return [gapWords(line, gap), why].filter(Boolean).join(say("\u00a0; ", "; "));
}

export const liftedWords = (now: Grasp): string => `${wordsOf(now.face.words)}, ${say("en main\u00a0; ", "held; ")}${where(now)}.`;

/** Only a move is told: that the line has grown, by this very card perhaps, would come before one's own result. */
export const changedWords = (before: Grasp, now: Grasp): string => (before.after === now.after ? "" : `${where(now)}.`);

export const putBackWords = ({ face }: Grasp): string => `${wordsOf(face.words)}, ${say("remise dans le tiroir.", "put back in the drawer.")}`;

/** Say what becomes of the card in hand, as long as the board is there. */
export function hearHand(holding: Holding, around: () => Omit<Grasp, "face" | "gap" | "after"> & { hand: readonly timeline.Face[] }): void {
  const grasp = (): Grasp | null => {
    const { hand, line, why } = around();
    const face = hand.find(({ id }) => id === holding.card);
    return face ? { face, gap: holding.gapIn(line), after: holding.after, line, why } : null;
  };
  hearing(grasp, ({ face }) => around().hand.some(({ id }) => id === face.id), {
    same: (before, now) => before.face.id === now.face.id,
    lifted: liftedWords,
    changed: changedWords,
    putBack: putBackWords,
  });
}
