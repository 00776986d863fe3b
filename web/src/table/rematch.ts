// Playing again: where the matter stands for this screen, and what the slip on the rail says about it.

import { does, listed } from "../ui/names";
import { say } from "../ui/settings.svelte";
import type { NewTable, SeatChoice, SeatInfo, Update, WishRematch } from "../wire";
import { NBSP, of } from "./words";

export type Wish = WishRematch["wish"];

/** `free`: nobody has offered. `asked`: somebody has, and waits for us. `waiting`: we agree, others have not said. */
export type Phase = "free" | "asked" | "waiting" | "declined" | "agreed";

/** Null while the game goes on, and for those who only watch. */
export function phaseOf(update: Update): Phase | null {
  const { rematch, seats } = update;
  if (!rematch || !seats.some((seat) => seat.yours)) return null;
  if (rematch.table) return "agreed";
  if (rematch.declined_by !== null) return "declined";
  if (rematch.offered_by === null) return "free";
  return seats.some((seat) => seat.yours && rematch.agreed.includes(seat.seat)) ? "waiting" : "asked";
}

const people = (update: Update): SeatInfo[] => update.seats.filter((seat) => seat.kind === "person");

/** Whether anybody else has to be asked: robots agree at once, and so do we with ourselves. */
export const asksOthers = (update: Update): boolean => people(update).some((seat) => !seat.yours);

const silent = (update: Update): string[] =>
  people(update).filter((seat) => !update.rematch?.agreed.includes(seat.seat)).map((seat) => seat.name);

const nameOf = (update: Update, seat: number | null | undefined): string => update.seats.find((one) => one.seat === seat)?.name ?? "";

/** The other people who have not said yes. */
const unsure = (update: Update): SeatInfo[] => people(update).filter((seat) => !seat.yours && !update.rematch?.agreed.includes(seat.seat));

/** Whether nobody is here to answer: all who would have to have left the table. */
export function gone(update: Update, phase: Phase): boolean {
  const others = unsure(update);
  return (phase === "free" || phase === "waiting") && others.length > 0 && others.every((seat) => !seat.present);
}

function partedWords(update: Update): string {
  const names = unsure(update).map((seat) => seat.name);
  const who = listed(names);
  return names.length > 1 ? say(`${who} ont quitté la table`, `${who} have gone home`) : say(`${who} a quitté la table`, `${who} has gone home`);
}

export function titleOf(update: Update, phase: Phase, parted = false): string {
  const { rematch } = update;
  if (parted) return partedWords(update);
  switch (phase) {
    case "free":
      return say(`Une autre partie${NBSP}?`, "Another game?");
    case "asked":
      return does(nameOf(update, rematch?.offered_by), ["propose la revanche", "proposez la revanche"], ["offers a rematch", "offer a rematch"]);
    case "waiting":
      return update.seats.some((seat) => seat.yours && seat.seat === rematch?.offered_by)
        ? say("Vous proposez la revanche", "You offer a rematch")
        : say("Vous êtes d’accord", "You agree");
    case "declined":
      return update.seats.some((seat) => seat.yours && seat.seat === rematch?.declined_by)
        ? say("Une autre fois", "Another time")
        : say(`${nameOf(update, rematch?.declined_by)} préfère en rester là`, `${nameOf(update, rematch?.declined_by)} would rather stop here`);
    case "agreed":
      return asksOthers(update) ? say("Tout le monde est d’accord", "All agree") : say("La nouvelle table est prête", "The new table is ready");
  }
}

/** Who begins, and what the clock does: what one wants to know before saying yes. */
function terms(update: Update): string {
  const begins = update.seats.find((seat) => seat.seat === update.rematch?.begins);
  const ours = update.seats.filter((seat) => seat.yours).length;
  if (!begins) return "";
  return begins.yours && ours === 1 ? say("Même table, vous commencez.", "Same table, you begin.") : say(`Même table, ${begins.name} commence.`, `Same table, ${begins.name} begins.`);
}

export function wordsOf(update: Update, phase: Phase, soon: boolean, parted = false): string {
  if (parted) return `${phase === "waiting" ? say("Votre offre reste ouverte.", "Your offer stays open.") : ""} ${say("Quelqu’un de la maison est libre.", "Somebody of the house is free.")}`.trim();
  switch (phase) {
    case "free":
      return terms(update);
    case "asked":
      return `${terms(update)} ${update.clock ? say("La pendule attend votre réponse.", "The clock waits for your answer.") : ""}`.trim();
    case "waiting": {
      const others = listed(silent(update));
      return say(`On attend la réponse ${of(others)}. Vous pouvez partir${NBSP}: l’offre reste ici.`, `Waiting for ${others}. You may leave: the offer stays here.`);
    }
    case "declined":
      return say("Merci pour la partie. La proposition peut être refaite.", "Thanks for the game. It can be offered again.");
    case "agreed": {
      const when = soon ? say("La nouvelle table s’ouvre dans trois secondes.", "The new table opens in three seconds.") : "";
      const clock = update.clock ? say("La pendule attend que chacun soit là.", "The clock waits until everybody is there.") : "";
      return `${when} ${clock}`.trim();
    }
  }
}

/** The same game with a robot on every chair that somebody has left; robots stay, and who lost begins. No clock: robots are quick. */
export function insteadOf(update: Update, bot: string): NewTable {
  const alone = update.seats.filter((seat) => seat.yours).length === 1;
  const seats = update.seats.map((seat): SeatChoice => {
    if (seat.yours) return alone ? { kind: "me" } : { kind: "here", name: seat.name };
    return { kind: "bot", bot: seat.bot ?? bot };
  });
  return { game: update.game, seats, options: { ...update.options, first: update.rematch?.begins ?? 0 }, clock: { kind: "none" } };
}
