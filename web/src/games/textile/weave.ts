// The five cloths as weaving drafts: thick threads with gaps, a light along each; frayed edges and whip stitches.
// One tile is 84 units.

import { type Edge, type Seam, SIDES, type Tile, keyOf } from "./geometry";

export const SIDE = 84;
/** How far a patch is drawn aside from its place while its seams are looked at. */
export const ASIDE = 20;
const ENDS = 16;
const PITCH = SIDE / ENDS;

type Over = (end: number, pick: number) => boolean;

interface Draft {
  warp: string;
  weft: string;
  over: Over;
  /** Houndstooth has both colours in warp and weft, four threads of each in turn. */
  banded: boolean;
}

const twill: Over = (end, pick) => (((end - pick) % 4) + 4) % 4 < 2;

export const DRAFTS: readonly Draft[] = [
  { warp: "#B0412E", weft: "#D9705A", banded: false, over: (end, pick) => (end + pick) % 2 === 0 },
  { warp: "#2E3D78", weft: "#7485C0", banded: false, over: twill },
  { warp: "#C68F24", weft: "#EBC766", banded: false, over: (end, pick) => (Math.floor(end / 2) + Math.floor(pick / 2)) % 2 === 0 },
  { warp: "#5E7A48", weft: "#A3B88A", banded: false, over: (end, pick) => (end < 8 ? twill(end, pick) : twill(7 - end, pick)) },
  { warp: "#4A3526", weft: "#F4EBDA", banded: true, over: twill },
];

export interface Threads {
  colour: string;
  body: string;
  light: string;
}

/** All threads of one tile, by colour: the bodies to fill and the lights to stroke. */
export function woven(draft: Draft): Threads[] {
  const found = new Map<string, Threads>();
  for (let pick = 0; pick < ENDS; pick++) {
    for (let end = 0; end < ENDS; end++) {
      const over = draft.over(end, pick);
      const colour = colourAt(draft, over, end, pick);
      const threads = found.get(colour) ?? { colour, body: "", light: "" };
      const x = end * PITCH;
      const y = pick * PITCH;
      threads.body += over ? `M${p(x + 0.3)} ${p(y - 0.2)}h4.65v5.65h-4.65z` : `M${p(x - 0.2)} ${p(y + 0.3)}h5.65v4.65h-5.65z`;
      threads.light += over ? `M${p(x + 1.6)} ${p(y + 0.2)}v4.8` : `M${p(x + 0.2)} ${p(y + 1.6)}h4.8`;
      found.set(colour, threads);
    }
  }
  return [...found.values()];
}

function colourAt({ warp, weft, banded }: Draft, over: boolean, end: number, pick: number): string {
  if (!banded) return over ? warp : weft;
  return (over ? end : pick) % 8 < 4 ? warp : weft;
}

function p(value: number): string {
  return value.toFixed(1);
}

/** The same tile frays in the same way every time it is drawn. */
function luck(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** Loose thread ends along the edges where no tile of `around` follows. */
export function fringe(tile: Tile, around: ReadonlySet<string>): string {
  const chance = luck((tile.x + 50) * 131 + tile.y + 7 + tile.colour * 9973);
  return SIDES.map(([dx, dy]) => (around.has(keyOf({ x: tile.x + dx, y: tile.y + dy })) ? "" : frayed(dx, dy, chance))).join("");
}

function frayed(dx: number, dy: number, chance: () => number): string {
  let path = "";
  for (let end = 0; end < 22; end++) {
    const along = 2 + end * 3.8;
    const out = 2.2 + 2.8 * chance();
    const aside = 2 * chance() - 1;
    if (dx === 0) path += `M${p(along)} ${dy < 0 ? 0 : SIDE}l${p(aside)} ${p(dy * out)}`;
    else path += `M${dx < 0 ? 0 : SIDE} ${p(along)}l${p(dx * out)} ${p(aside)}`;
  }
  return path;
}

const REACH = 5.2;

/** Whip stitches over edges, so many on each. */
export function whipStitches(edges: readonly Edge[], stitches: number): string {
  let path = "";
  for (const { x, y, upright } of edges) {
    for (let stitch = 0; stitch < stitches; stitch++) {
      const along = ((stitch + 0.5) * SIDE) / stitches;
      if (upright) path += `M${p(x * SIDE - REACH)} ${p(y * SIDE + along + 3)}l${2 * REACH} -6`;
      else path += `M${p(x * SIDE + along - 3)} ${p(y * SIDE + REACH)}l6 ${-2 * REACH}`;
    }
  }
  return path;
}

/** The middle of a seam, in units. */
export function middleOf(seam: Seam): { x: number; y: number } {
  return { x: (seam.x + 0.5 + seam.dx / 2) * SIDE, y: (seam.y + 0.5 + seam.dy / 2) * SIDE };
}

/** Loose threads over one seam, from the cloth to a patch drawn aside by so much. */
export function threadsOver(seam: Seam, aside: { x: number; y: number }): { thread: string; holes: string } {
  const middle = middleOf(seam);
  const lies = { x: Math.abs(seam.dy), y: Math.abs(seam.dx) };
  const shift = Math.sign(aside.x * lies.x + aside.y * lies.y);
  // Where the patch is also shifted along the seam the threads lean that way by themselves.
  const slant = shift === 0 ? { from: 4, to: -4 } : { from: 4 * shift, to: 8 * shift };
  let thread = "";
  let holes = "";
  for (let stitch = 0; stitch < 6; stitch++) {
    const along = ((stitch + 0.5) / 6 - 0.5) * SIDE;
    const x = middle.x + along * lies.x;
    const y = middle.y + along * lies.y;
    const from = `${p(x - 7 * seam.dx - slant.from * lies.x)} ${p(y - 7 * seam.dy - slant.from * lies.y)}`;
    const to = `${p(x + aside.x + 7 * seam.dx - slant.to * lies.x)} ${p(y + aside.y + 7 * seam.dy - slant.to * lies.y)}`;
    thread += `M${from}L${to}`;
    holes += `M${from}h.1M${to}h.1`;
  }
  return { thread, holes };
}
