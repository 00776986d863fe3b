// The tables a person has, in words: with whom, since when, whose turn.

import { listed, of } from "../table/words";
import { say, settings } from "../ui/settings.svelte";
import type { TableCard } from "../wire";

/** The others at the table; my own name is left out once, a namesake stays. */
export function others(card: TableCard, me: string): string[] {
  const mine = card.names.indexOf(me);
  return card.names.filter((name, seat) => seat !== mine && name !== "");
}

export function company(card: TableCard, me: string): string {
  const names = others(card, me);
  if (names.length === 0) return say("en attente d’un ami", "waiting for a friend");
  const shown = names.length > 3 ? [...names.slice(0, 2), say(`${names.length - 2} autres`, `${names.length - 2} others`)] : names;
  return card.names.includes(me) ? say(`contre ${listed(shown)}`, `against ${listed(shown)}`) : listed(shown);
}

export function standing(card: TableCard, me: string): string {
  if (card.other_rules) return say("Commencée avec d’autres règles", "Began with other rules");
  if (card.over) return ended(card);
  if (card.waiting) return say("Une place est libre", "A seat is open");
  if (card.your_turn) return say("À vous", "Your turn");
  const [only, ...more] = others(card, me);
  if (only === undefined || more.length > 0) return say("Au tour d’un autre", "Another’s turn");
  return say(`Au tour ${of(only)}`, `${only}’s turn`);
}

function ended(card: TableCard): string {
  if (card.won) return card.winners.length > 1 ? say("Gagnée à égalité", "Won, shared") : say("Gagnée", "Won");
  const winners = listed(card.winners.map((seat) => card.names[seat] ?? ""));
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

/** My turn first, then what runs, then what is over; the latest first in each. */
export function sorted(tables: readonly TableCard[]): TableCard[] {
  const rank = (card: TableCard): number => (card.over ? 2 : card.your_turn ? 0 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.at - one.at);
}
