// Events of Timeline in words, one sentence or two for the log.

import type { timeline } from "../../wire";
import { does, listed as allNames, wins } from "../../ui/names";
import { count, say } from "../../ui/settings.svelte";
import { formatYear, wordsOf } from "./years";

export function tell(event: timeline.Event, names: readonly string[]): string {
  switch (event.type) {
    case "Placed":
      return placed(event, names[event.seat] ?? "");
    case "PileRenewed": {
      const cards = count(event.cards, say("carte", "card"), say("cartes", "cards"));
      return say(`Les cartes manquées forment une nouvelle pioche de ${cards}.`, `The missed cards make a new pile of ${cards}.`);
    }
    case "Drew":
      return `${does(names[event.seat] ?? "", ["pioche une carte", "piochez une carte"], ["draws a card", "draw a card"])}.`;
    case "Eliminated":
      return say(`Hors jeu\u00a0: ${listed(event.seats, names)}.`, `Out: ${listed(event.seats, names)}.`);
    case "SuddenDeath":
      return say(`Mort subite entre ${listed(event.seats, names)}.`, `Sudden death between ${listed(event.seats, names)}.`);
    case "RoundBegan":
      return say(`Tour ${event.round}.`, `Round ${event.round}.`);
    case "Finished":
      return won(event.winners, names);
  }
}

function placed(event: timeline.Placed, name: string): string {
  const verdict = event.right
    ? does(name, ["place juste", "placez juste"], ["is right", "are right"])
    : does(name, ["se trompe", "vous trompez"], ["is wrong", "are wrong"]);
  const card = `${wordsOf(event.card.face.words)} (${formatYear(event.card)})`;
  return `${verdict}${say("\u00a0:", ":")} ${card}. ${wordsOf(event.card.told)}`;
}

export function won(winners: readonly number[], names: readonly string[]): string {
  const together = winners.length > 1 ? say(" ensemble", " together") : "";
  return `${wins(winners.map((seat) => names[seat] ?? ""))}${together}.`;
}

/** Names as one says them: Anne, Basile et Chloé. */
export function listed(seats: readonly number[], names: readonly string[]): string {
  return allNames(seats.map((seat) => names[seat] ?? ""));
}
