// Moving along the line: smoothly to a card, with the wheel, and by itself when a dragged card reaches an edge.

import { settings } from "../../ui/settings.svelte";
import { tempoOf } from "../motion";
import type { Drag } from "./hand.svelte";

const EDGE = 64;
const FASTEST = 16;

export function glide(scroller: HTMLElement, left: number, smooth: boolean): void {
  const calm = !smooth || tempoOf(settings.pace) === 0;
  scroller.scrollTo({ left, behavior: calm ? "instant" : "smooth" });
}

/** A wheel that turns up and down moves the line sideways. */
export function wheelAlong(event: WheelEvent & { currentTarget: HTMLElement }): void {
  const scroller = event.currentTarget;
  if (Math.abs(event.deltaX) >= Math.abs(event.deltaY) || scroller.scrollWidth <= scroller.clientWidth) return;
  event.preventDefault();
  scroller.scrollLeft += event.deltaY;
}

/** As long as the card is near an edge, scroll that way. Returns how to stop. */
export function driveEdges(scroller: HTMLElement, drag: () => Drag | undefined, moved: () => void): () => void {
  let next = requestAnimationFrame(step);
  function step(): void {
    next = requestAnimationFrame(step);
    const at = drag();
    if (!at) return;
    const speed = speedAt(at, scroller.getBoundingClientRect());
    if (speed === 0) return;
    scroller.scrollLeft += speed;
    moved();
  }
  return () => cancelAnimationFrame(next);
}

function speedAt(drag: Drag, box: DOMRect): number {
  if (drag.y > box.bottom) return 0;
  const near = (distance: number) => Math.max(0, Math.min(1, (EDGE - distance) / EDGE)) * FASTEST;
  return near(box.right - drag.x) - near(drag.x - box.left);
}
