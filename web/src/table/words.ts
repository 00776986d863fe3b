// What the table says outside the boards: whose turn it is, and what happened around the game.

import { say } from "../ui/settings.svelte";
import type { Say, SeatInfo, StepInfo } from "../wire";

export const NBSP = "\u00a0";

/** The end of `de` before a vowel: « d’Anne », « de Basile ». */
export function of(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${say("et", "and")} ${names.at(-1)}`;
}

const GAMES: Readonly<Record<string, string>> = {
  patchwork: "Patchwork",
  "patchwork-express": "Patchwork Express",
  textile: "Textile",
  timeline: "Timeline",
};

/** Whether the shop has such a game. */
export const isDoor = (game: string): boolean => game in GAMES;

export const gameName = (game: string): string => GAMES[game] ?? game;

export function deckName(deck: string): string {
  const names: Record<string, () => string> = {
    inventions: () => say("inventions", "inventions"),
    history: () => say("histoire", "history"),
    arts: () => say("arts", "arts"),
    science: () => say("sciences", "science"),
    france: () => say("France", "France"),
  };
  return names[deck]?.() ?? deck;
}

/** The game, and the cards it is played with if it has any. */
export function gameLine(game: string, view: unknown): string {
  const deck = (view as { deck?: string } | null)?.deck;
  return deck ? `${gameName(game)}, ${deckName(deck)}` : gameName(game);
}

/** The line beside the shop's name: the game, and against whom or with which cards. */
export function tableLine(game: string, view: unknown, seats: readonly SeatInfo[]): string {
  const others = seats.filter((seat) => !seat.yours && seat.kind !== "open").map((seat) => seat.name);
  const mine = seats.some((seat) => seat.yours);
  const line = gameLine(game, view);
  if (others.length === 0 || others.length > 2) return line;
  return mine ? `${line}, ${say("contre", "against")} ${listed(others)}` : `${line}${say(NBSP, "")}: ${listed(others)}`;
}

export interface Turn {
  words: string;
  mine: boolean;
}

export function endWords(winners: readonly number[], names: readonly string[]): string {
  const who = listed(winners.map((seat) => names[seat] ?? ""));
  return winners.length > 1 ? say(`${who} gagnent${NBSP}!`, `${who} win!`) : say(`${who} gagne${NBSP}!`, `${who} wins!`);
}

/** The banner while somebody is to move. */
export function turnWords(seat: SeatInfo | undefined): Turn {
  if (!seat) return { words: say("La partie est finie", "The game is over"), mine: false };
  if (seat.yours) return { words: say(`À vous, ${seat.name}`, `Your turn, ${seat.name}`), mine: true };
  if (seat.kind === "bot" || seat.substituted) {
    return { words: say(`${seat.name} réfléchit…`, `${seat.name} is thinking…`), mine: false };
  }
  return { words: say(`Au tour ${of(seat.name)}…`, `${seat.name}’s turn…`), mine: false };
}

export type Saying = Say["saying"];

export const SAYINGS: readonly Saying[] = ["hello", "good-luck", "well-played", "oops", "thinking", "thanks", "good-game"];

export function sayingWords(saying: string): string {
  switch (saying as Saying) {
    case "hello":
      return say(`Bonjour${NBSP}!`, "Hello!");
    case "good-luck":
      return say(`Bonne chance${NBSP}!`, "Good luck!");
    case "well-played":
      return say(`Bien joué${NBSP}!`, "Well played!");
    case "oops":
      return say(`Oups${NBSP}!`, "Oops!");
    case "thinking":
      return say("Je réfléchis encore…", "I am still thinking…");
    case "thanks":
      return say(`Merci${NBSP}!`, "Thank you!");
    case "good-game":
      return say(`Belle partie${NBSP}!`, "Good game!");
  }
  return saying;
}

/** A step that is no action of the game, in words; null for those that go without saying. */
export function stepWords(step: StepInfo, names: readonly string[]): string | null {
  const name = names[step.seat] ?? "";
  switch (step.kind) {
    case "undo":
      return say(`${name} se reprend.`, `${name} thinks again.`);
    case "take-back-asked":
      return say(`${name} demande à reprendre son coup.`, `${name} asks to take back an action.`);
    case "take-back-answered":
      return step.text === "yes" ? say(`${name} est d’accord.`, `${name} agrees.`) : say(`${name} refuse.`, `${name} says no.`);
    case "resigned":
      return say(`${name} abandonne.`, `${name} resigns.`);
    case "said":
      return say(`${name}${NBSP}: «${NBSP}${sayingWords(step.text)}${NBSP}»`, `${name}: “${sayingWords(step.text)}”`);
    case "timed-out":
      return say(`Le temps ${of(name)} est écoulé.`, `${name} has run out of time.`);
    case "joined":
      return say(`${name} s’assoit à la table.`, `${name} sits down.`);
    case "action":
      return null;
  }
}
