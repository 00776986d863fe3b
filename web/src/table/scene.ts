// What an update means for this screen: who we are here, whose turn it is, what the menu may offer.

import { listed, shownNames } from "../ui/names";
import { say } from "../ui/settings.svelte";
import type { Refused, SeatInfo, StepInfo, Update } from "../wire";
import type { Choice } from "./menu";

/** The seat to move once everyone has sat down; null before that and after the end. */
export function toMove(update: Update): SeatInfo | undefined {
  if (update.result || isWaiting(update)) return undefined;
  const { to_move } = update.view as { to_move: number | null };
  return update.seats.find((seat) => seat.seat === to_move);
}

/** The same update with names that people can read. */
export function withNames(update: Update): Update {
  const names = shownNames(update.seats);
  return { ...update, seats: update.seats.map((seat, index) => ({ ...seat, name: names[index] ?? seat.name })) };
}

export const isWaiting = (update: Update): boolean => update.seats.some((seat) => seat.kind === "open");

/** The seat this screen looks from: the one to move if it is ours, else our first; null for a spectator. */
export function seatOf(update: Update): number | null {
  const ours = update.seats.filter((seat) => seat.yours);
  const moving = toMove(update);
  const seat = ours.find((one) => one.seat === moving?.seat) ?? ours[0];
  return seat?.seat ?? null;
}

export function eventsOf(steps: readonly StepInfo[]): { type: string }[] {
  return steps.flatMap((step) => step.events) as { type: string }[];
}

/** The event that told the end. */
export function finishOf(steps: readonly StepInfo[]): unknown {
  return eventsOf(steps).findLast((event) => event.type === "Finished");
}

export function choicesOf(update: Update): Choice[] {
  const ours = new Set(update.seats.filter((seat) => seat.yours && !seat.resigned).map((seat) => seat.seat));
  const over = update.result !== null;
  const playing = ours.size > 0 && !over && !isWaiting(update);
  const offers: Record<Choice, boolean> = {
    result: over,
    log: true,
    type: playing,
    share: update.links !== null,
    settings: true,
    keys: true,
    resign: playing,
  };
  return (Object.keys(offers) as Choice[]).filter((choice) => offers[choice]);
}

export function maySpeak(update: Update): boolean {
  const people = update.seats.filter((seat) => seat.kind === "person");
  return people.some((seat) => seat.yours) && people.some((seat) => !seat.yours);
}

/** Who is not there, for the line under the banner. */
export function absenceWords(update: Update): string {
  const awaited = update.seats.filter((seat) => update.awaited.includes(seat.seat) && !seat.yours).map((seat) => seat.name);
  if (awaited.length > 0) {
    const names = listed(awaited);
    return update.clock
      ? say(`La pendule attend ${names}`, `The clock waits for ${names}`)
      : say(`On attend ${names}`, `Waiting for ${names}`);
  }
  const away = update.seats.find((seat) => seat.kind === "person" && !seat.yours && (seat.substituted || !seat.present));
  if (!away || update.result || isWaiting(update)) return "";
  return away.substituted
    ? say(`Un robot joue pour ${away.name}`, `A robot plays for ${away.name}`)
    : say(`${away.name} n’est pas là`, `${away.name} is away`);
}

/** Why one's own last action stays where it is. */
export function revealedWords(): string {
  return say(
    "Ce coup a montré ce qui était caché\u00a0: on ne le reprend pas.",
    "That action showed something hidden, so it cannot be undone.",
  );
}

/** Why the server did not take it. The server's own words are for programmers and in English. */
export function refusalWords({ code, words }: Refused): string {
  switch (code) {
    case "stale":
      return say("La table a changé entre-temps\u00a0: regardez, puis rejouez.", "The table has changed meanwhile: look, then try again.");
    case "not-your-turn":
      return say("Ce n’est pas votre tour.", "It is not your turn.");
    case "illegal-action":
    case "bad-notation":
      return say("Ce coup n’est pas possible.", "That is not possible.");
    case "not-allowed":
      return say("Cela n’est pas possible maintenant.", "That cannot be done now.");
    case "unavailable":
      return say("La boutique ne peut rien noter pour l’instant\u00a0: réessayez dans un moment.", "The shop cannot write anything down just now: try again in a moment.");
    case "too-many":
      return say("Trop vite\u00a0! Attendez un instant.", "Too fast! Wait a moment.");
    default:
      return words || say("La table n’a pas voulu.", "The table said no.");
  }
}
