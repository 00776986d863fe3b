// The board by keyboard: 1 to 5 lift a tile, S the patch; arrows choose the place, R turns, Enter does it, Escape puts back.

import type { Camera } from "./camera.svelte";
import type { Hand } from "./hand.svelte";
import type { Cell } from "./notation";

const WAYS: Readonly<Record<string, Cell>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const PAN = 60;

/** Does what the key says; true if it said something. */
export function answer(event: KeyboardEvent, hand: Hand, camera: Camera, lift: () => void): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select")) return false;
  return hand.held ? whileHolding(event, hand) || always(event, hand, camera, lift) : always(event, hand, camera, lift);
}

function whileHolding(event: KeyboardEvent, hand: Hand): boolean {
  const way = WAYS[event.key];
  if (way) hand.step(way);
  else if (event.key === "Escape") hand.putBack();
  else if (event.key.toLowerCase() === "r") hand.turn(event.shiftKey ? -1 : 1);
  // On a button of the hand's own, Enter is that button's.
  else if (event.key === "Enter" && !(event.target as HTMLElement).closest("[data-controls]")) hand.confirm();
  else return false;
  return true;
}

function always(event: KeyboardEvent, hand: Hand, camera: Camera, lift: () => void): boolean {
  const way = WAYS[event.key];
  const pile = "12345".indexOf(event.key);
  if (way) {
    camera.pan(-way.x * PAN, -way.y * PAN);
  } else if (pile >= 0 && event.key.length === 1) hand.liftTile(pile);
  else if (event.key.toLowerCase() === "s") lift();
  else if (event.key === "+" || event.key === "=") camera.zoom(1.25);
  else if (event.key === "-") camera.zoom(0.8);
  else return false;
  return true;
}
