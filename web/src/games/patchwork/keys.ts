// The keys of the board, wherever the focus is, except where somebody types or pulls the zip: numbers take a patch on offer,
// the others work the piece in hand.

import { say } from "../../ui/settings.svelte";
import { voice } from "../../ui/voice.svelte";
import type { KeyWords } from "../board";
import type { Hand } from "./hand.svelte";

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** For the help, in the order one needs them. */
export const keyWords = (): KeyWords[] => [
  { keys: "1 2 3", does: say("prendre une étoffe à portée sur la tringle", "take a patch in reach on the rail") },
  { keys: "← ↑ ↓ →", does: say("la déplacer, de place permise en place permise", "move it, from one legal place to the next") },
  { keys: "R", does: say("la tourner d’un quart", "turn it by a quarter") },
  { keys: "F", does: say("la retourner", "flip it") },
  { keys: say("Entrée", "Enter"), does: say("la coudre", "sew it on") },
  { keys: say("Échap", "Esc"), does: say("la reposer", "put it back") },
  { keys: "A", does: say("aller à la glissière\u00a0; Entrée deux fois pour avancer", "go to the zip; Enter twice to advance") },
];

/** What the keys can do besides working the piece in hand. */
interface Desk {
  hand: Hand;
  confirm: () => void;
  /** Take the patch that hangs there on offer, counted from 0. */
  offered: (place: number) => boolean;
  /** Put the focus on the zip. */
  toZip: () => boolean;
}

export function keyed(event: KeyboardEvent, desk: Desk): void {
  const { hand } = desk;
  const target = event.target instanceof Element ? event.target : null;
  const taken = target?.closest("input, textarea, select, dialog, [contenteditable]");
  if (taken || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key) ? desk.offered(Number(event.key) - 1) : event.key.toLowerCase() === "a" && desk.toZip()) event.preventDefault();
  // The zip keeps the arrows and Enter while it has the focus; a number leaves it for the next patch.
  else if (hand.holds && !target?.closest("[role=slider]")) work(event, target, desk);
}

function work(event: KeyboardEvent, target: Element | null, { hand, confirm }: Desk): void {
  const arrow = ARROWS[event.key];
  const key = event.key.toLowerCase();
  // Enter on a button presses that button.
  if (key === "enter" && target?.closest("button, a, summary")) return;
  if (arrow) step(hand, arrow);
  else if (key === "r") hand.turn();
  else if (key === "f") hand.flip();
  else if (key === "enter") sew(hand, confirm);
  else if (key === "escape") hand.putBack();
  else return;
  event.preventDefault();
}

/** Who does not see that there is nothing to press is told why. */
function sew(hand: Hand, confirm: () => void): void {
  if (hand.action) confirm();
  else voice.murmur(say(`On ne peut pas la coudre\u00a0: ${hand.reason ?? "pas de place ici"}.`, `It cannot be sewn: ${hand.reason ?? "no room here"}.`), "moved");
}

/** Who does not see the edge is told of it. */
function step(hand: Hand, way: readonly [down: number, right: number]): void {
  const before = hand.corner;
  hand.step(...way);
  if (before && before.row === hand.corner?.row && before.col === hand.corner.col) {
    voice.murmur(say("Pas de place plus loin par là.", "No place further that way."), "moved");
  }
}
