// A turn of Textile in beats: a tile flies to its patch, a patch falls, or its seams are counted and the thread is pulled.

import type { textile } from "../../wire";
import { TEXTILE as LENGTHS, type Beat } from "../motion";

export function beatsOf(events: readonly { type: string }[], mine: boolean): Beat[] {
  return (events as readonly textile.Event[]).flatMap((event) => beatsFor(event, mine));
}

function beatsFor(event: textile.Event, mine: boolean): Beat[] {
  switch (event.type) {
    case "Started":
    case "Took":
      return [{ name: "fly", ms: LENGTHS.fly }];
    case "Discarded":
      return [{ name: "fall", ms: LENGTHS.fall }];
    case "Assembled": {
      // One's own threads have been counted before the tick: only the pull is left.
      const seams = mine ? [] : [{ name: "seams", ms: Math.min(LENGTHS.seams, LENGTHS.seam * event.seams) }];
      return [...seams, { name: "pull", ms: LENGTHS.pull }, { name: "sum", ms: LENGTHS.sum }];
    }
    default:
      return [];
  }
}
