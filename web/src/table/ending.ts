// How a game ended, for the banner, the line under it and the tab.

import { listed } from "../ui/names";
import type { StepInfo, Update } from "../wire";
import { phaseOf, titleOf as offerOf } from "./rematch";
import { finishOf } from "./scene";
import { whyWords } from "./sums";
import { endWords, type Turn } from "./words";

export function endOf(update: Update): string {
  const { result, game, seats } = update;
  if (!result) return "";
  // Timeline's scores only order the players.
  const scores = game === "timeline" ? [] : result.scores;
  return endWords(result.winners, seats.map((seat) => seat.name), scores);
}

export function whyOf(update: Update, steps: readonly StepInfo[]): string {
  const { result, game, seats } = update;
  if (!result) return "";
  const losers = listed(seats.filter((seat) => !result.winners.includes(seat.seat)).map((seat) => seat.name));
  return whyWords(game, result, finishOf(steps), losers);
}

/** Somebody offers a rematch: the tab says so as it says whose turn it is. */
export function titleOf(update: Update): Turn | null {
  return phaseOf(update) === "asked" ? { words: offerOf(update, "asked"), mine: true } : null;
}
