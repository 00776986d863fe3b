// The tables a person has, in words: with whom, since when, whose turn.

import { of } from "../table/words";
import { called, listed, shownNames } from "../ui/names";
import { say, settings } from "../ui/settings.svelte";
import type { TableCard } from "../wire";

/** My own seat: of several at one screen the first. -1 where I only watch. */
const mySeat = (card: TableCard): number => card.players.findIndex((player) => player.yours);
/** Several play at my screen: then neither "you" nor "won" says which of us. */
const sharesScreen = (card: TableCard): boolean => card.players.filter((player) => player.yours).length > 1;

/** The others at the table, by their names; nobody sits on an open seat. */
export function others(card: TableCard): string[] {
  const mine = mySeat(card);
  return shownNames(card.players).filter((_, seat) => seat !== mine && card.players[seat]?.kind !== "open");
}

export function company(card: TableCard): string {
  const names = others(card);
  const invited = card.players.flatMap((player) => (player.invited ? [called(player.invited)] : []));
  if (names.length === 0 && invited.length > 0) return say(`en attente ${of(listed(invited))}`, `waiting for ${listed(invited)}`);
  if (names.length === 0) return say("en attente d’un ami", "waiting for a friend");
  const shown = names.length > 3 ? [...names.slice(0, 2), say(`${names.length - 2} autres`, `${names.length - 2} others`)] : names;
  return card.players.some((player) => player.yours) ? say(`contre ${listed(shown)}`, `against ${listed(shown)}`) : listed(shown);
}

/** Somebody waits for me there: for my move, for my answer to a rematch, or for me to come. */
export const callsMe = (card: TableCard): boolean => card.offered_by !== null || (!card.over && !card.left && (card.your_turn || card.awaited));

/** Who offers me a rematch; empty if nobody does. */
const offerer = (card: TableCard): string => (card.offered_by === null ? "" : (shownNames(card.players)[card.offered_by] ?? ""));

export interface TagWords {
  what: string;
  who: string;
  /** It is mine to do something, and not only to wait. */
  calls: boolean;
}

/** What hangs at a door: what I am to do in a game behind it, or for whom one waits there; nothing if robots only think. */
export function tagWords(card: TableCard): TagWords | null {
  const [other = ""] = others(card);
  if (card.offered_by !== null) return { what: say("Revanche\u00a0?", "Rematch?"), who: offerer(card), calls: true };
  if (card.over || card.left || card.other_rules || mySeat(card) < 0) return null;
  if (card.awaited) return { what: say("Entrez", "Come in"), who: other, calls: true };
  if (card.your_turn) return { what: say("À vous", "Your go"), who: other, calls: true };
  if (card.waiting) return { what: say("On attend", "Waiting"), who: say("un ami", "a friend"), calls: false };
  const turn = card.to_move === null ? undefined : card.players[card.to_move];
  return turn?.kind === "person" ? { what: say("On attend", "Waiting"), who: shownNames(card.players)[card.to_move ?? 0] ?? "", calls: false } : null;
}

/** What hangs at the door of a game: who waits for me goes before those I wait for. */
export const hung = (tables: readonly TableCard[], game: string): TableCard | undefined =>
  sorted(tables.filter((card) => card.game === game && tagWords(card) !== null))[0];

export function standing(card: TableCard): string {
  if (card.other_rules) return say("Commencée avec d’autres règles", "Began with other rules");
  if (card.offered_by !== null) return say(`${offerer(card)} propose une revanche`, `${offerer(card)} offers a rematch`);
  if (card.over) return ended(card);
  if (card.waiting && card.players.every((player) => player.kind !== "open" || player.invited)) return say("Invitation envoyée", "Invitation sent");
  if (card.waiting) return say("Une place est libre", "A seat is open");
  if (card.awaited) return say("On vous attend", "You are awaited");
  if (card.your_turn) return say("À vous", "Your turn");
  const turn = card.to_move === null ? undefined : shownNames(card.players)[card.to_move];
  return turn ? say(`Au tour ${of(turn)}`, `${turn}’s turn`) : say("Au tour d’un autre", "Another’s turn");
}

/** I won, and nobody else at my screen could have. */
export const wonAlone = (card: TableCard): boolean => card.won && !sharesScreen(card);

function ended(card: TableCard): string {
  if (wonAlone(card)) return card.winners.length > 1 ? say("Gagnée à égalité", "Won, shared") : say("Gagnée", "Won");
  const names = shownNames(card.players);
  const winners = listed(card.winners.map((seat) => names[seat] ?? ""));
  return winners ? say(`Gagnée par ${winners}`, `Won by ${winners}`) : say("Finie", "Finished");
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "il y a 5 minutes", "hier". Times are in seconds since 1970. */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  const unit = UNITS.find(([, seconds]) => past >= seconds);
  return unit ? words.format(-Math.floor(past / unit[1]), unit[0]) : say("à l’instant", "just now");
}

/** Where somebody waits for me first, then what runs, then what is over; the latest first in each. */
export function sorted(tables: readonly TableCard[]): TableCard[] {
  const rank = (card: TableCard): number => (callsMe(card) ? 0 : card.over ? 2 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.at - one.at);
}

export interface FaceOf {
  seat: number;
  kind: "person" | "bot";
  robot: string | null;
  name: string;
}

/** The others' faces, as many as a row has room for. */
export function faces(card: TableCard): FaceOf[] {
  const names = shownNames(card.players);
  return card.players
    .flatMap(({ kind, robot }, seat) => (seat === mySeat(card) || kind === "open" ? [] : [{ seat, kind, robot, name: names[seat] ?? "" }]))
    .slice(0, 4);
}

/** Mine first: "42 to 27"; among more than two, my place. Empty while a game runs or when it did not end by the rules. */
export function scoreWords(card: TableCard): string {
  const mine = mySeat(card);
  const seats = card.scores.length;
  if (seats === 0) return "";
  if (seats > 2) return card.place === null || mine < 0 ? "" : placeWords(card.place, seats);
  const [one = 0, other = 0] = mine === 1 ? card.scores.toReversed() : card.scores;
  // At Timeline who keeps the fewest cards has done best: they are counted below nothing.
  if (card.game === "timeline") return say(`${-one} contre ${-other} en main`, `${-one} against ${-other} in hand`);
  return say(`${signed(one)} à ${signed(other)}`, `${signed(one)} to ${signed(other)}`);
}

const signed = (score: number): string => (score < 0 ? `−${-score}` : String(score));

function placeWords(place: number, seats: number): string {
  const english = ["", "1st", "2nd", "3rd"][place] ?? `${place}th`;
  return say(`${place}${place === 1 ? "er" : "e"} sur ${seats}`, `${english} of ${seats}`);
}
