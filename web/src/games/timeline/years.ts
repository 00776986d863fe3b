// Dates in words, as they are printed on the cards.

import type { timeline } from "../../wire";
import { say } from "../../ui/settings.svelte";

export interface YearParts {
  about: string;
  figures: string;
  era: string;
}

type Dated = Pick<timeline.Card, "year" | "margin">;

/** From ten thousand on, figures are set in groups of three. */
function grouped(year: number): string {
  const figures = String(Math.abs(year));
  if (figures.length < 5) return figures;
  return figures.replace(/\B(?=(\d{3})+$)/g, say("\u202f", ","));
}

export function yearParts(card: Dated): YearParts {
  return {
    about: card.margin > 0 ? say("vers", "about") : "",
    figures: grouped(card.year),
    era: card.year < 0 ? say("av.\u00a0J.-C.", "BC") : "",
  };
}

export function formatYear(card: Dated): string {
  const { about, figures, era } = yearParts(card);
  return [about, figures, era].filter(Boolean).join("\u00a0");
}

/** Without `about`: inside a sentence a date counts as it is printed. */
function plainYear(card: Dated): string {
  return formatYear({ year: card.year, margin: 0 });
}

/** For the small line, where there is room for a few figures only. */
export function shortYear(card: Dated): string {
  return card.year < 0 ? `\u2212${grouped(card.year)}` : grouped(card.year);
}

/** What it means to place a card here: `entre 1873 et 1889`. */
export function gapSentence(line: readonly timeline.Card[], gap: number): string {
  const left = line[gap - 1];
  const right = line[gap];
  if (left && right) {
    return say(`entre ${plainYear(left)} et ${plainYear(right)}`, `between ${plainYear(left)} and ${plainYear(right)}`);
  }
  if (right) return say(`avant ${plainYear(right)}`, `before ${plainYear(right)}`);
  return left ? say(`après ${plainYear(left)}`, `after ${plainYear(left)}`) : "";
}

/** `words` of a card in the reader's language, with the apostrophes of print. */
export function wordsOf(words: timeline.Words): string {
  return say(words.fr, words.en).replaceAll("'", "\u2019");
}
