// The drawn examples of the rules: real positions, step by step, written by tools/drawings; no rule lives here.

import type { Cells, patchwork, textile, timeline } from "../../wire";

export interface Words {
  fr: string;
  en: string;
}

/** One picture: the position, what led to it, the caption, and the picture in words. */
export interface Step<View = unknown> {
  view: View;
  events: { type: string }[];
  words: Words;
  alt: Words;
  /** Rail: the patches in reach are marked; those that come later are shown. */
  reach?: boolean;
  late?: boolean;
  /** Quilt: a place that is tried; the upper left corner of a full square. */
  tried?: { patch: number; cells: Cells; taken: Cells; fits: boolean };
  square?: [number, number];
  /** How many of the looks are shown. */
  shown?: number;
  sums?: { buttons: number; tile: number; empty: number; lost: number; score: number }[];
  winner?: number;
  marks?: { x: number; y: number; fits: boolean }[];
  sum?: { seams: number; tiles: number; points: number };
  fallen?: textile.Tile[];
  finished?: { seat: number; name: string; action: number; team: number }[];
  winners?: number[];
  /** Line: the gaps are numbered; a card is held. */
  gaps?: boolean;
  held?: boolean;
  card?: string;
}

export interface Drawing<View = unknown> {
  kind: string;
  title: Words;
  steps: Step<View>[];
  rows?: [number, number][];
  looks?: unknown[][];
  patch?: number;
  piles?: boolean;
  pile?: boolean;
  names?: string[];
}

export interface Drawings {
  box: patchwork.Components | null;
  drawings: Record<string, Drawing>;
}

/** What a board gets: the drawing, its step, and the one before it to show what changed. */
export interface Shown<View> {
  drawing: Drawing<View>;
  step: Step<View>;
  before: Step<View> | undefined;
  box: patchwork.Components | null;
}

export type PatchworkShown = Shown<patchwork.View>;
export type TextileShown = Shown<textile.View>;
export type TimelineShown = Shown<timeline.View>;

const FILES = import.meta.glob<Drawings>("./*.json", { import: "default" });

/** The drawings of a game by the name of their clause; null if it has none. */
export async function loadDrawings(game: string): Promise<Drawings | null> {
  return (await FILES[`./${game}.json`]?.()) ?? null;
}
