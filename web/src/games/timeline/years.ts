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

/** The widths of print, in parts of the size: what is not known is as wide as a figure. */
const FIGURE = 0.64;
const SEPARATOR = 0.28;
const LETTER = 0.56;
/** WebKitGTK sets every figure to whole pixels, and a little wider than it is drawn. */
const ROUNDING = 1.5;
/** As small as the words of a card get. */
const LEAST = 12;

/**
 * How large a date is printed on a card: as large as its kind is usually, but never wider than the card. Reckoned, not left to
 * the browser, since each sets a line a little differently.
 */
export function dateSize({ about, figures, era }: YearParts, card: number): number {
  const usual = card * (about || era ? 0.15 : 0.195);
  const small = Math.max(LEAST, card * 0.098);
  const wide = [...figures].reduce((sum, figure) => sum + (/\d/.test(figure) ? FIGURE : SEPARATOR), 0);
  // `about` stands before the figures, and a space of their size between them.
  const room = card * 0.95 - about.length * small * LETTER - figures.length * ROUNDING;
  return Math.max(LEAST - 1, Math.min(usual, room / (wide + (about ? SEPARATOR : 0))));
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

/** `words` of a card in the reader's language, with the apostrophes and the fixed spaces of print. */
export function wordsOf(words: timeline.Words): string {
  return say(words.fr, words.en).replaceAll("'", "\u2019").replace(/ ([;:!?»])/g, "\u00a0$1");
}

/** A title inside a sentence: its article is written small, a name stays as it is. */
export function titleInside(words: timeline.Words): string {
  const title = wordsOf(words);
  return /^(Le|La|Les|Un|Une|Des|The|An?) |^L\u2019/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
