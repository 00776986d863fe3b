// A turn of Patchwork in beats: the patch flies to its place, it is sewn, and only then the token walks.

import type { patchwork } from "../../wire";
import { PATCHWORK as LENGTHS, type Beat } from "../motion";

export function beatsOf(events: readonly { type: string }[], mine: boolean): Beat[] {
  const told = events as readonly patchwork.Event[];
  const sewn = told.some((event) => event.type === "Bought" || event.type === "SewedLeather");
  const moved = told.find((event) => event.type === "Moved");
  const beats: Beat[] = [];
  if (sewn) beats.push({ name: "fly", ms: LENGTHS.fly }, { name: "sew", ms: LENGTHS.sew });
  if (moved) beats.push({ name: "walk", ms: Math.min(LENGTHS.walk, LENGTHS.space * (moved.end - moved.start)) });
  if (!mine && beats.length > 0) beats.push({ name: "rest", ms: LENGTHS.rest });
  return beats;
}
