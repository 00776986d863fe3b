// The board by keyboard: a number or arrows choose a card, arrows a gap, Enter confirms, Escape puts back.

import { say } from "../../ui/settings.svelte";
import { voice } from "../../ui/voice.svelte";
import type { timeline } from "../../wire";
import type { KeyWords } from "../board";
import type { Holding } from "./hand.svelte";

export interface Desk {
  root: HTMLElement;
  holding: Holding;
  hand: readonly timeline.Face[];
  line: readonly timeline.Card[];
  /** The gap in the middle of what one sees: where arrows begin. */
  middle: () => number;
  confirm: () => void;
  dismiss: () => void;
}

/** For the help, in the order one needs them. */
export const keyWords = (): KeyWords[] => [
  { keys: "1 2 3…", does: say("prendre une carte", "take a card") },
  { keys: "← →", does: say("choisir où elle va", "choose where it goes") },
  { keys: say("Début, Fin", "Home, End"), does: say("tout avant, tout après", "before all, after all") },
  { keys: say("Entrée", "Enter"), does: say("l’épingler là", "peg it there") },
  { keys: say("Échap", "Esc"), does: say("la reposer", "put it back") },
];

/** True when the key meant something here. */
export function press(event: KeyboardEvent, desk: Desk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event)) return false;
  const { holding } = desk;
  if (event.key === "Escape") {
    desk.dismiss();
    holding.putBack();
    return true;
  }
  if (/^\d$/.test(event.key)) return lift(desk.hand[(Number(event.key) + 9) % 10], desk);
  if (!listens(event, desk.root)) return false;
  if (holding.card === undefined) return roam(event.key, desk);
  if (event.key === "Enter" && holding.gapIn(desk.line) !== undefined && !onButton(event, "no")) {
    desk.confirm();
    return true;
  }
  if (event.key === "Enter" && !(event.target as HTMLElement).closest("button")) {
    voice.murmur(say("Choisissez d’abord un intervalle, avec les flèches.", "First choose a gap, with the arrows."), "moved");
    return true;
  }
  return moveGap(event.key, desk);
}

/** What is typed, or lies over the table, keeps its keys. */
const elsewhere = (event: KeyboardEvent): boolean => (event.target as HTMLElement).closest("input, textarea, select, dialog, [contenteditable]") !== null;

/** Arrows and Enter belong to what has the focus, if that is not the board. Numbers take a card from anywhere. */
function listens(event: KeyboardEvent, root: HTMLElement): boolean {
  const target = event.target as HTMLElement;
  return target === document.body || root.contains(target);
}

function onButton(event: KeyboardEvent, kind: string): boolean {
  return (event.target as HTMLElement).closest(`button.${kind}`) !== null;
}

function lift(face: timeline.Face | undefined, desk: Desk): boolean {
  if (!face) return false;
  desk.dismiss();
  desk.holding.lift(face.id);
  return true;
}

/** Arrows walk along the hand; the browser's own Enter then lifts the card in focus. */
function roam(key: string, desk: Desk): boolean {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (step === 0 || document.activeElement?.closest("[data-scrolls]")) return false;
  const cards = [...desk.root.querySelectorAll<HTMLElement>("[data-hand]")];
  if (cards.length === 0) return false;
  const at = cards.findIndex((card) => card === document.activeElement);
  cards[at < 0 ? (step > 0 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length]?.focus();
  return true;
}

function moveGap(key: string, desk: Desk): boolean {
  const last = desk.line.length;
  const now = desk.holding.gapIn(desk.line);
  const next = { ArrowLeft: (now ?? desk.middle() + 1) - 1, ArrowRight: (now ?? desk.middle() - 1) + 1, Home: 0, End: last }[key];
  if (next === undefined) return false;
  desk.dismiss();
  if (next < 0 || next > last) voice.murmur(say("La ligne finit là.", "The line ends there."), "moved");
  desk.holding.choose(Math.min(last, Math.max(0, next)), desk.line);
  return true;
}
