// Where each patch was last seen on the rail, so that the quilt can let it fly from there.

import { settings } from "../../ui/settings.svelte";
import { PATCHWORK, tempoOf } from "../motion";

export type Origins = Map<number, DOMRect>;

export const stillness = (): boolean => tempoOf(settings.pace) === 0;

const flight = (): number => PATCHWORK.fly * tempoOf(settings.pace);

/** From the rail to its squares, in one curve. */
export function fly(piece: Element, from: DOMRect): void {
  if (stillness()) return;
  const to = piece.getBoundingClientRect();
  const scale = to.width ? Math.max(from.width, from.height) / Math.max(to.width, to.height) : 1;
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  const unit = matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  piece.animate(
    [{ transform: `translate(${dx / unit}px, ${dy / unit}px) scale(${scale})`, filter: "url(#lift)" }, { transform: "none" }],
    { duration: flight(), easing: "cubic-bezier(.3,.7,.3,1)" },
  );
}

/** From above its place, where the hand held it, down to the cloth. */
export function settle(piece: Element): void {
  if (stillness()) return;
  piece.animate([{ transform: "translate(-5px, -15px) rotate(-1.2deg)" }, { transform: "none" }], { duration: flight() / 2, easing: "ease-in" });
}
