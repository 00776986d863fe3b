// Reading a position aloud, piece by piece: what every game offers, by a key and by a button.

import { say } from "../ui/settings.svelte";
import type { SeatInfo } from "../wire";

/** The same question in every game, so that a hand that knows one game knows all. */
export type Question = "turn" | "board" | "others" | "offer" | "time" | "score" | "clock" | "last" | "again";

export interface Reading {
  question: Question;
  /** What the button says. */
  name: string;
  read: () => readonly string[];
}

/** What a game answers; the table itself knows what happened last and what was said. */
export interface Readings {
  answers: readonly Reading[];
  /** The rows of the board, or the cards of the line, one at a time. */
  rows: readonly string[];
}

/** The letter to press with Alt: no screen reader and no browser keeps these for itself. */
export const LETTERS: Readonly<Record<Question, string>> = {
  turn: "w", board: "b", others: "n", offer: "o", time: "t", score: "p", clock: "c", last: "l", again: "r",
};

/** For the page of keys. */
export function readingKeys(): readonly { keys: string; does: string }[] {
  const does: Record<Question, string> = {
    turn: say("à qui de jouer, et que faire", "whose turn it is, and what to do"),
    board: say("votre plateau, rang par rang, ou vos cartes", "your board row by row, or your cards"),
    others: say("le plateau des autres", "the others’ boards"),
    offer: say("ce qui est à prendre", "what is on offer"),
    time: say("le ruban, la ligne, ou le patchwork commun", "the tape, the line, or the shared patchwork"),
    score: say("les points et les bourses", "points and purses"),
    clock: say("le temps qui reste", "how much time is left"),
    last: say("ce qui vient de se passer", "what happened last"),
    again: say("répéter la dernière phrase", "say the last sentence again"),
  };
  const letters = (Object.keys(LETTERS) as Question[]).map((question) => ({ keys: `Alt + ${LETTERS[question].toUpperCase()}`, does: does[question] }));
  return [...letters, { keys: say("Alt + ↑ ↓", "Alt + ↑ ↓"), does: say("un rang ou une carte de la ligne, puis l’autre", "one row or one card of the line after the other") }];
}

/** Values side by side run together: [["a", "empty"], ["b", "empty"], ["c", "7"]] reads `a to b empty, c 7`. */
export function runs(cells: readonly (readonly [place: string, value: string])[]): string {
  const found: { first: string; last: string; value: string }[] = [];
  for (const [place, value] of cells) {
    const run = found.at(-1);
    if (run?.value === value) run.last = place;
    else found.push({ first: place, last: place, value });
  }
  return found.map(({ first, last, value }) => `${span(first, last)} ${value}`).join(", ");
}

export const span = (first: string, last: string): string => (first === last ? first : say(`${first} à ${last}`, `${first} to ${last}`));

/** Whose turn it is, spoken to the one at `me`. */
export function whoseTurn(seats: readonly SeatInfo[], turn: number, me: number | null): string {
  const name = seats[turn]?.name ?? "";
  return turn === me ? say("C’est à vous.", "It is your turn.") : say(`C’est à ${name}.`, `It is ${name}’s turn.`);
}
