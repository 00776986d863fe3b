// What players are called on the screen: robots by their names, the person who reads as "you" where they gave no name.

import { botName, robotName } from "./robots";
import { say } from "./settings.svelte";
import type { PlayerInfo } from "../wire";

export type Somebody = Pick<PlayerInfo, "name" | "kind" | "bot" | "robot" | "yours">;

/** What the server calls somebody who gave no name. */
const NAMELESS = "?";

/** Somebody at one screen who gave no name, and how to know them by it. */
const numbered = (number: number): string => say(`Joueur ${number}`, `Player ${number}`);
const NUMBERED = /^(?:Joueur|Player) (\d)$/;

const you = (): string => say("Vous", "You");
const visitor = (): string => say("Visiteur", "Visitor");

/** Somebody who is not the reader, by the name they gave or by none. */
export const called = (name: string): string => (name === NAMELESS || name === "" ? visitor() : name);

/** Whether a shown name is that of the reader, who is spoken to: verbs take another form. */
export const isYou = (name: string): boolean => name === you();

/** Whether a shown name stands for somebody who gave none: it has no initial of theirs. */
export const isNameless = (name: string): boolean => [you(), visitor(), NAMELESS, ""].includes(name.trim());

/** What is embroidered for somebody: their initial, the number of somebody at one screen without a name, or nothing. */
export function initialOf(name: string): string {
  const number = NUMBERED.exec(name)?.[1];
  if (number !== undefined) return number;
  return isNameless(name) ? "" : ([...name.trim()][0]?.toLocaleUpperCase() ?? "");
}

/** A verb after a name: « Anne coud », « Vous cousez ». */
export function does(name: string, french: readonly [anne: string, vous: string], english: readonly [anne: string, you: string]): string {
  const person = isYou(name) ? 1 : 0;
  return `${name} ${say(french[person], english[person])}`;
}

/** A name in the middle of a sentence: « contre vous ». */
export const inside = (name: string): string => (isYou(name) ? name.toLowerCase() : name);

/** « Anne, Basile et vous ». */
export function listed(names: readonly string[]): string {
  const [first = "", ...more] = names;
  const last = more.pop();
  return last === undefined ? first : `${[first, ...more.map(inside)].join(", ")} ${say("et", "and")} ${inside(last)}`;
}

/** « Anne gagne », « Vous gagnez », « Anne et vous gagnez ». */
export function wins(winners: readonly string[]): string {
  const who = listed(winners);
  if (winners.some(isYou)) return say(`${who} gagnez`, `${who} win`);
  return winners.length > 1 ? say(`${who} gagnent`, `${who} win`) : say(`${who} gagne`, `${who} wins`);
}

/** Names as they are shown. Two robots of a kind are told apart: Galon, Galon bis, Galon ter, Galon 4. */
export function shownNames(players: readonly Somebody[]): string[] {
  const alone = players.filter((player) => player.yours).length === 1;
  const names = players.map((player, seat) => shownName(player, seat, alone));
  return names.map((name, seat) => {
    // A person keeps their name, even if it is a robot's.
    const before = players.filter((other, place) => names[place] === name && (other.kind !== "bot" || place < seat)).length;
    return players[seat]?.kind === "bot" ? `${name}${again(before)}` : name;
  });
}

/** Names for what is told to the one who reads: their own doings are theirs, « Vous cousez », named or not. */
export function toldNames(players: readonly Somebody[], names: readonly string[] = shownNames(players)): string[] {
  const alone = players.filter((player) => player.yours).length === 1;
  return names.map((name, seat) => (alone && players[seat]?.yours ? you() : name));
}

const again = (before: number): string => ["", " bis", " ter"][before] ?? ` ${before + 1}`;

function shownName(player: Somebody, seat: number, alone: boolean): string {
  if (player.robot) return robotName(player.robot);
  if (player.kind === "bot") return botName(player.bot ?? player.name);
  if (player.name !== NAMELESS) return player.name;
  if (!player.yours) return visitor();
  // Several at one screen are not all "you".
  return alone ? you() : numbered(seat + 1);
}
