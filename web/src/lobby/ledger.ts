// What of one's games is shown: those that run, are over or were left, of one game, with one opponent.

import type { TableCard } from "../wire";
import { others, sorted } from "./tables";

export type Which = "all" | "running" | "over" | "left";

export interface Filter {
  which: Which;
  /** A game's id, or empty for all. */
  game: string;
  search: string;
}

export const NO_FILTER: Filter = { which: "all", game: "", search: "" };

/** Where a game belongs; those that were left show only when asked for. */
export function whichOf(card: TableCard): Exclude<Which, "all"> {
  if (card.over) return "over";
  return card.left ? "left" : "running";
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function filtered(tables: readonly TableCard[], { which, game, search }: Filter): TableCard[] {
  const wanted = plain(search.trim());
  return sorted(
    tables.filter((card) => {
      const place = whichOf(card);
      if (which === "all" ? place === "left" : place !== which) return false;
      if (game && card.game !== game) return false;
      return !wanted || others(card).some((name) => plain(name).includes(wanted));
    }),
  );
}

/** Games I play and that go on, or might again: what the shop front shows first. */
export const goingOn = (tables: readonly TableCard[]): TableCard[] =>
  sorted(tables.filter((card) => (whichOf(card) === "running" || card.offered_by !== null) && !card.other_rules && card.players.some((player) => player.yours)));
