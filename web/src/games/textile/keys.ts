// The board by keyboard: 1 to 5 lift a tile, S the patch; arrows choose the place, R turns, Enter does it, Escape puts back.

import { say } from "../../ui/settings.svelte";
import { voice } from "../../ui/voice.svelte";
import type { KeyWords } from "../board";
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

/** For the help, in the order one needs them. */
export const keyWords = (): KeyWords[] => [
  { keys: "1 2 3 4 5", does: say("prendre une tuile d’une pile", "take a tile from a pile") },
  { keys: "S", does: say("lever votre pièce pour la coudre", "lift your patch to sew it on") },
  { keys: "← ↑ ↓ →", does: say("choisir la place\u00a0; rien en main, déplacer la table", "choose the place; with nothing in hand, move the table") },
  { keys: "R", does: say("tourner la pièce, Maj R dans l’autre sens", "turn the patch, Shift R the other way") },
  { keys: say("Entrée", "Enter"), does: say("le faire", "do it") },
  { keys: say("Échap", "Esc"), does: say("reposer", "put back") },
  { keys: "+ −", does: say("voir de plus près, de plus loin", "look closer, or from further away") },
];

/** Does what the key says; true if it said something. */
export function answer(event: KeyboardEvent, hand: Hand, camera: Camera, lift: () => void): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select")) return false;
  return hand.held ? whileHolding(event, hand) || always(event, hand, camera, lift) : always(event, hand, camera, lift);
}

function whileHolding(event: KeyboardEvent, hand: Hand): boolean {
  const way = WAYS[event.key];
  if (way) step(hand, way);
  else if (event.key === "Escape") hand.putBack();
  else if (event.key.toLowerCase() === "r") hand.turn(event.shiftKey ? -1 : 1);
  // On a button of the hand's own, Enter is that button's.
  else if (event.key === "Enter" && !(event.target as HTMLElement).closest("[data-controls]")) confirm(hand);
  else return false;
  return true;
}

/** Who does not see that there is nothing to press is told why. */
function confirm(hand: Hand): void {
  if (hand.text !== null) hand.confirm();
  else if (hand.held?.kind === "tile" && hand.places.length > 0) voice.murmur(say("Choisissez d’abord une place, avec les flèches.", "First choose a place, with the arrows."), "moved");
  else voice.murmur(say("Ce n’est pas possible maintenant.", "That is not possible now."), "moved");
}

/** Who does not see the last place is told of it. */
function step(hand: Hand, way: Cell): void {
  const before = hand.text;
  hand.step(way);
  if (before !== null && before === hand.text) voice.murmur(say("Pas de place plus loin par là.", "No place further that way."), "moved");
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
