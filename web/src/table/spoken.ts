// What a table says aloud: each step in the order it was shown, and whose turn it is where that is news.

import { say } from "../ui/settings.svelte";
import type { StepInfo, Update } from "../wire";
import { isWaiting, toMove } from "./scene";
import { sentencesOf, type Tell } from "./story";
import { endWords, of } from "./words";

/** Whose turn it is, for the ear. A robot's goes without saying: it has answered before the sentence is over. */
export function callOf(update: Update): string {
  if (isWaiting(update)) return say("On attend les autres.", "Waiting for the others.");
  // How a game ended by its rules is told by its last step.
  if (update.result) return update.result.reason === "rules" ? "" : endWords(update.result.winners, update.seats.map(({ name }) => name));
  const seat = toMove(update);
  if (!seat) return "";
  // Until the others' steps have been shown nothing can be chosen, and it is not said yet.
  if (seat.yours && update.legal.length === 0) return "";
  if (seat.yours) return ours(update) > 1 ? say(`À vous, ${seat.name}.`, `Your turn, ${seat.name}.`) : say("À vous.", "Your turn.");
  return seat.kind === "bot" || seat.substituted ? "" : say(`C’est au tour ${of(seat.name)}.`, `It is ${seat.name}’s turn.`);
}

const ours = (update: Update): number => update.seats.filter((seat) => seat.yours).length;

/** Whether somebody here acted and is to act again, which the same words must tell a second time. */
export function isAgain(update: Update, steps: readonly StepInfo[]): boolean {
  const seat = toMove(update);
  return seat?.yours === true && steps.some((step) => step.kind !== "said" && step.kind !== "joined");
}

export function tellSteps(steps: readonly StepInfo[], names: readonly string[], tell: Tell): string[] {
  return steps.map((step) => sentencesOf(step, names, tell).join(" ")).filter((told) => told !== "");
}
