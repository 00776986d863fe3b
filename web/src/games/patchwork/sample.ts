// How large a patch hangs on the rail, by how near it is and how much room there is.

import type { patchwork } from "../../wire";
import { sizeOf } from "./geometry";

/** large, pocket, purse: on offer, by the room there is; small: behind, with a small tag; tiny: behind, on a phone. */
export type Look = "large" | "pocket" | "purse" | "small" | "tiny";

interface Plan {
  /** A square of cloth, at most, and what the whole cloth may take. */
  unit: number;
  wide: number;
  high: number;
  /** How far below the rail it hangs, and the height of the drawing. */
  top: number;
  height: number;
  /** The price tag's size, if it has one, how far beside the cloth and how far below the rail. */
  tag: number;
  aside: number;
  hang: number;
}

export const PLANS: Readonly<Record<Look, Plan>> = {
  large: { unit: 30, wide: 132, high: 92, top: 22, height: 122, tag: 1, aside: 40, hang: 36 },
  pocket: { unit: 21, wide: 66, high: 60, top: 16, height: 88, tag: 0.72, aside: 25, hang: 26 },
  purse: { unit: 15.5, wide: 62, high: 47, top: 10, height: 68, tag: 0.6, aside: 23, hang: 14 },
  small: { unit: 18, wide: 96, high: 72, top: 20, height: 130, tag: 0, aside: 0, hang: 0 },
  tiny: { unit: 9.5, wide: 60, high: 34, top: 0, height: 36, tag: 0, aside: 0, hang: 0 },
};
/** Those behind leave a finger its room, and a small tag its own. */
const LEAST: Readonly<Record<Look, number>> = { large: 0, pocket: 0, purse: 0, small: 66, tiny: 44 };

/** A square of the cloth, in pixels. */
export function unitOf(shape: patchwork.Patch["shape"], look: Look): number {
  const [plan, size] = [PLANS[look], sizeOf(shape)];
  return Math.min(plan.unit, plan.wide / size.width, plan.high / size.height);
}

/** How much of the rail a patch takes with its tag. */
export function roomOf(shape: patchwork.Patch["shape"], look: Look): number {
  const { tag, aside } = PLANS[look];
  const cloth = sizeOf(shape).width * unitOf(shape, look);
  return Math.max(LEAST[look], tag ? cloth + aside + 32 * tag : cloth);
}

/** Things of these widths side by side: where each begins, and where they end. */
export function inARow(widths: readonly number[], gap: number): { starts: number[]; end: number } {
  let end = 0;
  const starts = widths.map((width) => {
    const start = end;
    end += width + gap;
    return start;
  });
  return { starts, end: Math.max(0, end - gap) };
}
