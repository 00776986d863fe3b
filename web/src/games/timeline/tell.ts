// Events of Timeline in words, one sentence or two for the log.

import type { timeline } from "../../wire";
import { count, say, settings } from "../../ui/settings.svelte";
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
      return say(`${names[event.seat]} pioche une carte.`, `${names[event.seat]} draws a card.`);
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
  const verdict = event.right ? say("place juste", "is right") : say("se trompe", "is wrong");
  const card = `${wordsOf(event.card.face.words)} (${formatYear(event.card)})`;
  return `${name} ${verdict}${say("\u00a0:", ":")} ${card}. ${wordsOf(event.card.told)}`;
}

export function won(winners: readonly number[], names: readonly string[]): string {
  const verb = winners.length > 1 ? say("gagnent ensemble", "share the win") : say("gagne", "wins");
  return `${listed(winners, names)} ${verb}.`;
}

/** Names as one says them: Anne, Basile et Chloé. */
export function listed(seats: readonly number[], names: readonly string[]): string {
  const said = seats.map((seat) => names[seat] ?? "");
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(said);
}
