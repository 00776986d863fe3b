// What the piece in hand sounds like: lifted, moved, turned, flipped, put back; which squares it covers and why it may not.

import { clothName } from "../../ui/cloth";
import { count, say } from "../../ui/settings.svelte";
import type { patchwork, SeatInfo } from "../../wire";
import { hearing } from "../hearing.svelte";
import { linesOf, nextOf } from "./consequences";
import { formatSquare, type Shape } from "./geometry";
import type { Hand } from "./hand.svelte";

/** A piece in hand at one moment. */
export interface Grasp {
  /** Null for leather. */
  patch: number | null;
  orientation: number;
  cells: Shape;
  /** Why it cannot be sewn there; null if it can. */
  reason: string | null;
}

/** Where the piece is held: what is known besides. */
interface Surroundings {
  view: patchwork.View;
  box: patchwork.Components;
  seats: readonly SeatInfo[];
  me: number | null;
  outlooks: Readonly<Record<string, unknown>>;
}

/** In reading order, however the piece is turned. */
export const squares = (cells: Shape): string =>
  [...cells].sort(([row, col], [other, beside]) => row - other || col - beside).map(([row, col]) => formatSquare({ row, col })).join(" ");

/** « Pièce 17, le pied-de-poule noyer, coûte 7, prend 4 de temps, 1 bouton ». */
export function patchWords(patch: patchwork.Patch): string {
  const buttons = patch.income ? count(patch.income, say("bouton", "button"), say("boutons", "buttons")) : say("sans bouton", "no buttons");
  return say(
    `Étoffe ${patch.id}, ${clothName(patch.id)}, coûte ${patch.cost}, prend ${patch.time} de temps, ${buttons}`,
    `Patch ${patch.id}, ${clothName(patch.id)}, costs ${patch.cost}, takes ${patch.time} time, ${buttons}`,
  );
}

function where({ cells, reason }: Grasp): string {
  const covers = cells.length > 0 ? say(`couvre ${squares(cells)}`, `covers ${squares(cells)}`) : say("pas encore posé", "not yet placed");
  return reason && cells.length > 0 ? `${covers}${say("\u00a0; ", "; ")}${reason}` : covers;
}

const sentence = (...parts: readonly string[]): string => `${parts.filter(Boolean).join(say("\u00a0; ", "; "))}.`;

/** Lifted: what it is, and where it lies at first. */
export function liftedWords(now: Grasp, box: patchwork.Components): string {
  const patch = now.patch === null ? undefined : box.patches[now.patch];
  const name = patch ? `${patchWords(patch)}, ${say("en main", "held")}` : say("Du cuir à coudre, en main", "Leather to sew, held");
  return sentence(name, where(now));
}

/** What the hand has changed since, as short as it can be; empty if nothing. That the turn went on, others tell. */
export function changedWords(before: Grasp, now: Grasp): string {
  const flipped = (before.orientation ^ now.orientation) & 4;
  if (flipped) return sentence(say("retournée", "flipped"), where(now));
  if (before.orientation !== now.orientation) return sentence(say("tournée", "turned"), where(now));
  return squares(before.cells) === squares(now.cells) ? "" : sentence(where(now));
}

export function putBackWords(before: Grasp): string {
  return before.patch === null ? "" : say(`Étoffe ${before.patch} reposée.`, `Patch ${before.patch} put back.`);
}

/** What follows besides price and time, which are known: income, leather, the square, and who plays then. */
export function sequelWords(outlook: patchwork.PatchOutlook, seats: readonly SeatInfo[], me: number): string {
  const known = new Set(["Bought", "Moved"]);
  const events = (outlook.events).filter(({ type }) => !known.has(type));
  const lines = linesOf({ ...outlook, events }).map(({ text, value }) => `${text} ${value}`);
  const words = [...lines, nextOf(outlook, seats, me)].join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const graspOf = (hand: Hand): Grasp | null =>
  hand.holds ? { patch: hand.patch, orientation: hand.orientation, cells: hand.cells, reason: hand.reason } : null;

function sequelOf(patch: number | null, { outlooks, seats, me }: Surroundings): string {
  const outlook = outlooks[`buy ${patch}`] as patchwork.PatchOutlook | undefined;
  return outlook && me !== null ? ` ${sequelWords(outlook, seats, me)}` : "";
}

/** Say what becomes of the piece in hand, as long as the board is there. */
export function hearHand(hand: Hand, around: () => Surroundings): void {
  hearing(() => graspOf(hand), ({ patch }) => patch !== null && around().view.circle.includes(patch), {
    same: (before, now) => before.patch === now.patch,
    lifted: (now) => liftedWords(now, around().box) + (now.reason ? "" : sequelOf(now.patch, around())),
    changed: changedWords,
    putBack: putBackWords,
  });
}
