// How long everything takes that moves on a board, in milliseconds at a calm pace. All lengths live here, nowhere else.

import type { Pace } from "../ui/settings.svelte";
import { WATCHING } from "../wire";

/** A part of a step: a board draws what its name says for as long as it lasts. */
export interface Beat {
  name: string;
  ms: number;
}

/** Whose step is being acted out, which beat of it, and for how long at the reader's pace; null at rest. */
export type Acting = { beat: string; ms: number; seat: number } | null;

/** How a game acts out the events of one step: in which beats, and longer if it was one's own. */
export type Score = (events: readonly { type: string }[], mine: boolean) => Beat[];

/** After one's own step nobody plays for so long. */
export const BREATH = 700;

export const TIMELINE = { turn: 260, read: 840, word: 60, longest: 1600, knot: 200, fall: 320, fly: 300, verdict: 340 } as const;
export const PATCHWORK = { fly: 320, sew: 320, space: 40, walk: 1000, rest: 200 } as const;
export const TEXTILE = { fly: 320, seam: 60, seams: 900, pull: 180, sum: 700, fall: 400 } as const;

const TEMPO: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.5, none: 0 };

/** What all lengths are multiplied by: nothing moves for those who want less motion. */
export function tempoOf(pace: Pace): number {
  const still = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : TEMPO[pace];
}

export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

/** Beats that keep to what the clocks allow for a step: longer ones go quicker. */
export function fitted(beats: readonly Beat[], game: string, mine: boolean): Beat[] {
  const allowed = WATCHING[game];
  if (!allowed) return [];
  const most = mine ? allowed.own - BREATH : allowed.other;
  const share = Math.min(1, most / Math.max(1, lengthOf(beats)));
  return beats.map(({ name, ms }) => ({ name, ms: Math.floor(ms * share) }));
}
