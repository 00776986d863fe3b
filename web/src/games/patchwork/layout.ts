// How the parts of the board lie in the room there is. Sizes are CSS pixels of the board, without the table's header.

import { scaleFor } from "../scale";

export type Kind = "wide" | "tablet" | "phone" | "short";

export interface Layout {
  /** wide: all side by side. tablet: upright, quilt and column. phone: one column. short: a phone on its side. */
  kind: Kind;
  /** A phone, either way up. */
  narrow: boolean;
  /** Little height for its kind: no strip under the tape, one row on the rail, a lower band. */
  compact: boolean;
  /** A low desktop: tape and rail are a little lower. */
  low: boolean;
  /** A large screen shows the whole board larger, type and all, rather than more of the table around it. */
  scale: number;
}

/** What the whole is drawn for; on more room than this it grows. */
const DRAWN_FOR: Readonly<Record<"wide" | "tablet", readonly [width: number, height: number]>> = { wide: [1360, 720], tablet: [768, 960] };
/** What stands above and below a phone's quilt when nothing is saved on it; the quilt should still fill most of the width. */
const AROUND_QUILT = 452;
const LEAST_QUILT = 0.84;
const ROOMY_SIDE = 460;

function kindFor(width: number, height: number): Kind {
  if (width > height && (height < 520 || width < 960) && width >= 560) return "short";
  if (width < 640) return "phone";
  return width > height ? "wide" : "tablet";
}

export function layoutFor(width: number, height: number): Layout {
  const kind = kindFor(width, height);
  const narrow = kind === "phone" || kind === "short";
  const scale = kind === "wide" || kind === "tablet" ? scaleFor(width, height, DRAWN_FOR[kind]) : 1;
  const compact = kind === "short" ? height < ROOMY_SIDE : kind === "phone" && height < LEAST_QUILT * width + AROUND_QUILT;
  return { kind, narrow, compact, low: kind === "wide" && height / scale < 720, scale };
}

/** How high the tape and what stands on it are, and how wide a space where not all of them fit. */
export interface TapeLook {
  space: number;
  /** Above the tape, for the tokens. */
  head: number;
  high: number;
  token: number;
  /** Below the tape, for what is said of a journey. */
  under: number;
  drop: number;
}

export function tapeLook({ kind, compact, low }: Layout): TapeLook {
  if (compact) return { space: 25, head: 33, high: 33, token: 27, under: 25, drop: 3 };
  if (kind === "tablet") return { space: 32, head: 60, high: 54, token: 46, under: 38, drop: 9 };
  if (kind !== "wide") return { space: 25, head: 52, high: 48, token: 39, under: 36, drop: 9 };
  return low ? { space: 25, head: 53, high: 47, token: 39, under: 36, drop: 9 } : { space: 25, head: 62, high: 52, token: 44, under: 36, drop: 9 };
}
