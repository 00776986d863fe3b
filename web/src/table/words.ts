// What the table says outside the boards: whose turn it is, and what happened around the game.

import { called, does, isYou, listed, wins } from "../ui/names";
import { say } from "../ui/settings.svelte";
import type { Say, SeatInfo, StepInfo } from "../wire";

export const NBSP = "\u00a0";

/** The end of `de` before a vowel: « d’Anne », « de Basile ». */
export function of(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
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

/** Who won, and where two counted points, by how many: the one line that says how it ended. */
export function endWords(winners: readonly number[], names: readonly string[], scores: readonly number[] = []): string {
  const won = wins(winners.map((seat) => names[seat] ?? ""));
  const [winner] = winners;
  if (winners.length !== 1 || scores.length !== 2 || winner === undefined) return `${won}${say(NBSP, "")}!`;
  const [best, other] = [scores[winner] ?? 0, scores[1 - winner] ?? 0].map((score) => String(score).replace("-", "−"));
  return `${won}, ${best} ${say("à", "to")} ${other}`;
}

/** The banner while somebody is to move. */
export function turnWords(seat: SeatInfo | undefined): Turn {
  if (!seat) return { words: say("La partie est finie", "The game is over"), mine: false };
  if (isYou(seat.name)) return { words: say("À vous", "Your turn"), mine: true };
  if (seat.yours) return { words: say(`À vous, ${seat.name}`, `Your turn, ${seat.name}`), mine: true };
  if (seat.kind === "bot" || seat.substituted) {
    return { words: say(`${seat.name} réfléchit…`, `${seat.name} is thinking…`), mine: false };
  }
  return { words: say(`Au tour ${of(seat.name)}…`, `${seat.name}’s turn…`), mine: false };
}

/** The banner while a step is being shown. One's own leaves it as it was: the eye is on the board. */
export function actingWords(seat: SeatInfo): Turn {
  return seat.yours ? turnWords(seat) : { words: say(`${seat.name} joue`, `${seat.name} plays`), mine: false };
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
      return `${does(name, ["se reprend", "vous reprenez"], ["thinks again", "think again"])}.`;
    case "take-back-asked":
      return `${does(name, ["demande à reprendre son coup", "demandez à reprendre votre coup"], ["asks to take back an action", "ask to take back an action"])}.`;
    case "take-back-answered":
      return step.text === "yes"
        ? `${does(name, ["est d’accord", "êtes d’accord"], ["agrees", "agree"])}.`
        : `${does(name, ["refuse", "refusez"], ["says no", "say no"])}.`;
    case "resigned":
      return `${does(name, ["abandonne", "abandonnez"], ["resigns", "resign"])}.`;
    case "said":
      return say(`${name}${NBSP}: «${NBSP}${sayingWords(step.text)}${NBSP}»`, `${name}: “${sayingWords(step.text)}”`);
    case "timed-out":
      return isYou(name) ? say("Votre temps est écoulé.", "You have run out of time.") : say(`Le temps ${of(name)} est écoulé.`, `${name} has run out of time.`);
    case "joined":
    case "seated":
      return `${does(name, ["s’assoit à la table", "vous asseyez à la table"], ["sits down", "sit down"])}.`;
    case "declined":
      // The name is the step's own: by now somebody else may sit there.
      return say(`${called(step.text)} ne peut pas venir cette fois.`, `${called(step.text)} cannot come this time.`);
    case "rematch-offered":
      return `${does(name, ["propose la revanche", "proposez la revanche"], ["offers a rematch", "offer a rematch"])}.`;
    case "rematch-answered":
      return step.text === "yes"
        ? `${does(name, ["veut bien rejouer", "voulez bien rejouer"], ["would like to play again", "would like to play again"])}.`
        : `${does(name, ["préfère en rester là", "préférez en rester là"], ["would rather stop here", "would rather stop here"])}.`;
    case "rematch-withdrawn":
      return `${does(name, ["retire sa proposition", "retirez votre proposition"], ["takes the offer back", "take the offer back"])}.`;
    case "action":
      return null;
  }
}
