// Why a record cannot be opened, in the reader's language. The server says which mistake it is, and what it is about.

import type { ApiError } from "../api";
import { say } from "../ui/settings.svelte";
import { gameName } from "../table/words";

type Values = Readonly<Record<string, string | number>>;

const LONGEST_TEXT = 60;

const MISTAKES: Readonly<Record<string, (values: Values) => string>> = {
  line: ({ line, text }) =>
    say(
      `Ligne ${line}\u00a0: ${quoted(text)} n’est ni un en-tête, comme «\u00a0seed: 7\u00a0», ni un coup numéroté, comme «\u00a01. advance\u00a0».`,
      `Line ${line}: ${quoted(text)} is neither a header, like “seed: 7”, nor a numbered action, like “1. advance”.`,
    ),
  number: ({ line, wanted }) => say(`Ligne ${line}\u00a0: le coup devrait porter le numéro ${wanted}.`, `Line ${line}: the action should have the number ${wanted}.`),
  "too-long": ({ line }) => say(`Ligne ${line}\u00a0: une partie n’est jamais aussi longue.`, `Line ${line}: no game is as long as this.`),
  game: ({ text }) => say(`Il n’y a pas de jeu ${quoted(text)} dans cette boutique.`, `There is no game ${quoted(text)} in this shop.`),
  missing: ({ key }) => say(`Il manque la ligne «\u00a0${key}: …\u00a0» en tête du fichier.`, `The line “${key}: …” is missing at the top of the file.`),
  unknown: ({ key, game }) => say(`En tête du fichier, ${quoted(key)} ne veut rien dire pour ${gameName(String(game))}.`, `At the top of the file ${quoted(key)} means nothing to ${gameName(String(game))}.`),
  numbers: ({ key, text }) => say(`«\u00a0${key}\u00a0» devrait être un nombre entier, pas ${quoted(text)}.`, `“${key}” should be a whole number, not ${quoted(text)}.`),
  option: ({ key, text }) => say(`«\u00a0${key}\u00a0» ne peut pas être ${quoted(text)}.`, `“${key}” cannot be ${quoted(text)}.`),
  options: () => say("On ne peut pas jouer avec les options de ce fichier.", "A game cannot be played with the options of this file."),
  seats: ({ game, seats }) => say(`${gameName(String(game))} ne se joue pas à ${seats}.`, `${gameName(String(game))} is not for ${seats} players.`),
  names: ({ seats, names }) => say(`Il y a ${seats} places et ${names} noms.`, `There are ${seats} seats and ${names} names.`),
  rules: ({ game }) => say(`Cette partie de ${gameName(String(game))} suit d’autres règles que celles de cette boutique.`, `This game of ${gameName(String(game))} follows other rules than this shop’s.`),
  box: () => say("Les cartes ou les pièces ont changé depuis cette partie\u00a0: on ne peut plus la revoir.", "The cards or patches have changed since this game: it cannot be replayed."),
  action: ({ number, text }) => say(`Le coup ${number}, ${quoted(text)}, n’est pas permis à cet endroit.`, `Action ${number}, ${quoted(text)}, is not allowed at that point.`),
  result: () => say("Le résultat écrit dans le fichier n’est pas celui de la partie.", "The result written in the file is not what the game comes to."),
};

export const notAGame = (): string => say("Ce fichier n’est pas une partie.", "This file is not a game.");

/** Why the server did not take a record. */
export function recordTrouble(error: ApiError): string {
  switch (error.code) {
    case "bad-record":
      return MISTAKES[error.mistake]?.(error.values) ?? notAGame();
    case "not-allowed":
      return say("Cette partie a été jouée avec un fichier de cartes ou de pièces à soi\u00a0: elle se revoit au clavier, avec «\u00a0mercerie replay\u00a0».", "This game was played with somebody’s own cards or patches; it can be replayed at the keyboard with “mercerie replay”.");
    case "too-large":
    case "bad-message":
      return notAGame();
    default:
      return trouble(error);
  }
}

/** Why anything else was refused. */
export function trouble(error: unknown): string {
  const { code, words } = (error ?? {}) as Partial<ApiError>;
  if (code === "too-many") return say("C’était trop à la fois. Réessayez dans un instant.", "That was too much at once. Try again in a moment.");
  if (!words) return say("La boutique ne répond pas. Réessayez dans un instant.", "The shop does not answer. Try again in a moment.");
  return say("La boutique n’a pas accepté. Rechargez la page et réessayez.", words);
}

function quoted(text: string | number | undefined): string {
  const whole = String(text ?? "");
  const shown = whole.length > LONGEST_TEXT ? `${whole.slice(0, LONGEST_TEXT)}…` : whole;
  return say(`«\u00a0${shown}\u00a0»`, `“${shown}”`);
}
