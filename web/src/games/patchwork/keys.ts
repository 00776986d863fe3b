// The keys that work the piece in hand, wherever the focus is, except where somebody types or pulls the zip.

import type { Hand } from "./hand.svelte";

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function keyed(event: KeyboardEvent, hand: Hand, confirm: () => void): void {
  const target = event.target instanceof Element ? event.target : null;
  const taken = target?.closest("input, textarea, select, dialog, [contenteditable], [role=slider]");
  if (!hand.holds || taken || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  const key = event.key.toLowerCase();
  // Enter on a button presses that button.
  if (key === "enter" && target?.closest("button, a, summary")) return;
  if (arrow) hand.step(...arrow);
  else if (key === "r") hand.turn();
  else if (key === "f") hand.flip();
  else if (key === "enter") confirm();
  else if (key === "escape") hand.putBack();
  else return;
  event.preventDefault();
}
