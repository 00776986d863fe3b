// What the table says outside the boards: whose turn it is, what happened around the game, what an action text means.

import { count, say } from "../ui/settings.svelte";
import { botName } from "../lobby/words";
import type { BotInfo, Say, SeatInfo, StepInfo, timeline } from "../wire";

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

const SPEC = /^(?:bot:)?(random|greedy|search|mcts|learned|zero)(?::(\w+))?$/;

/** What to call a bot: the server only knows its spec, `greedy:hard`. Names of people stay as they are. */
export function friendlyName(name: string): string {
  const [, kind, level = ""] = SPEC.exec(name) ?? [];
  if (kind === undefined) return name;
  const bot: BotInfo = { type: "BotInfo", spec: name, name: kind, level };
  const how = botName(bot, [bot]);
  return say(`Robot ${how.toLowerCase()}`, `${how} bot`);
}

/** Names as they are shown; two bots of a kind are numbered. */
export function shownNames(names: readonly string[]): string[] {
  const shown = names.map(friendlyName);
  return shown.map((name, seat) => {
    const before = shown.slice(0, seat).filter((other) => other === name).length;
    return before > 0 && name !== names[seat] ? `${name} ${before + 1}` : name;
  });
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

/** An action's text for people who do not read notation. Unknown ones stay as they are. */
export function actionWords(text: string, view: unknown): string {
  const [verb = "", first = "", second = ""] = text.split(" ");
  switch (verb) {
    case "advance":
      return say("Avancer", "Advance");
    case "buy":
      return say(`Coudre la pièce ${parseInt(first)} en ${second}`, `Sew patch ${parseInt(first)} at ${second}`);
    case "sew":
      return say(`Coudre le cuir en ${first}`, `Sew the leather at ${first}`);
    case "throw":
      return say("Renoncer au cuir", "Do without the leather");
    case "start":
    case "take":
      return takeWords(verb, first, second);
    case "assemble":
      return say(`Coudre votre pièce en ${second} (${quarters(first)})`, `Sew your patch on at ${second} (${quarters(first)})`);
    case "discard":
      return say("Jeter votre pièce", "Discard your patch");
    case "place":
      return placeWords(first, Number(second), view as timeline.View);
  }
  return text;
}

function takeWords(verb: string, colour: string, place: string): string {
  const french: Record<string, string> = { madder: "garance", indigo: "indigo", weld: "gaude", sage: "sauge", chalk: "craie" };
  const dye = say(french[colour] ?? colour, colour);
  if (verb === "start") return say(`Commencer par une tuile ${dye}`, `Start with a ${dye} tile`);
  const where = place ? say(` en ${place}`, ` at ${place}`) : "";
  return say(`Prendre une tuile ${dye}${where}`, `Take a ${dye} tile${where}`);
}

function quarters(letter: string): string {
  const turns = "abcd".indexOf(letter);
  return turns > 0 ? count(turns, say("quart de tour", "quarter turn"), say("quarts de tour", "quarter turns")) : say("sans tourner", "not turned");
}

function placeWords(id: string, gap: number, view: timeline.View): string {
  const face = view.hands.flat().find((held) => held.id === id);
  const card = face ? say(face.words.fr, face.words.en) : id;
  const [before, after] = [view.line[gap - 1], view.line[gap]];
  const quoted = say(`«${NBSP}${card}${NBSP}»`, `“${card}”`);
  if (before && after) return say(`${quoted} entre ${before.year} et ${after.year}`, `${quoted} between ${before.year} and ${after.year}`);
  if (after) return say(`${quoted} avant ${after.year}`, `${quoted} before ${after.year}`);
  return say(`${quoted} après ${before?.year ?? ""}`, `${quoted} after ${before?.year ?? ""}`);
}
