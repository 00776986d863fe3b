// Where everything hangs: the sizes that fit a box, the cards along the thread, and the thread's curve.

/** Cards are three wide and four high. */
export const RATIO = 4 / 3;
/** Below this width the line shows two neighbours and the gap, and the whole line in small. */
export const NARROW = 620;
/** From this width on the pile and what was missed stand beside the hand, and this much is left for it. */
export const SIDES = 900;
const BETWEEN = 0.7;
/** How high the whole line in small is. */
export const OVERVIEW = 58;
/** Hand and buttons in little height. */
const LOW_FOOT = 124;

export interface Sizes {
  narrow: boolean;
  card: number;
  held: number;
  /** The thread's height at its ends, how far it sags under a held card, and how far below the card hangs. */
  top: number;
  sag: number;
  drop: number;
}

export interface Layout {
  width: number;
  /** The middle of every card, and of every gap. */
  cards: number[];
  gaps: number[];
}

export interface Point {
  x: number;
  y: number;
}

/**
 * How a board is laid out. `short`: a phone so low that the sentence stands on the button instead of below the card. `low`: so
 * little height, as on a phone on its side, that hand and buttons stand side by side and the held card hangs between them.
 */
export type Form = "usual" | "short" | "low";

const LEAST = { usual: 560, short: 470, low: 326 } as const;
/** From this width on more than four players stand in one row even in little height. */
const ONE_ROW = 760;

const RIBBON = 44;

/** A board lower than this is not drawn smaller: it scrolls. Many players need a second row, a ribbon its own room. */
export function leastOf(form: Form, width: number, seats: number, ribbon: boolean): number {
  const second = form === "low" ? (width < ONE_ROW ? 76 : 0) : width < NARROW ? 90 : 0;
  return LEAST[form] + (seats > 4 ? second : 0) + (ribbon ? RIBBON : 0);
}

export function formOf(width: number, height: number): Form {
  if (width >= 520 && height < 460) return "low";
  return width < NARROW && height < 660 ? "short" : "usual";
}

export function measure(width: number, height: number, form: Form): Sizes {
  if (form === "low") return lowSizes(height);
  const short = form === "short";
  const narrow = width < NARROW;
  const top = short ? 20 : narrow ? 24 : 30;
  const sag = short ? 16 : narrow ? 30 : 26;
  const foot = short ? 22 : narrow ? 54 : 80;
  const grow = narrow ? 1.3 : 1.18;
  const most = narrow ? Math.min(150, width * (short ? 0.31 : 0.37), short ? Math.max(96, height * 0.34) : 150) : Math.min(236, Math.max(136, width * 0.13 - 30, Math.min(height * 0.26, width * 0.2)));
  const widest = narrow ? most : Math.min(most, Math.max(136, width / 5));
  const room = Math.max(120, height - top - sag - foot);
  // When it gets tight the held card comes nearer to the thread before anything shrinks.
  const drop = Math.max(8, Math.min(36, room - grow * widest * RATIO));
  const card = Math.min(widest, (room - drop) / RATIO);
  const held = Math.max(card, Math.min(card * grow, (room - drop) / RATIO));
  // Height to spare goes half above the thread.
  const spare = Math.max(0, room - drop - held * RATIO);
  return { narrow, card, held, top: top + Math.min(48, spare * 0.35), sag, drop };
}

/** In little height the held card hangs as deep as the line has room, beside the hand. */
function lowSizes(height: number): Sizes {
  const [top, sag, drop] = [10, 10, 2];
  const room = height - LOW_FOOT - top;
  const card = Math.max(98, Math.min(150, (room - 18) / RATIO));
  return { narrow: false, card, held: Math.max(card, (room - sag - drop - 8) / RATIO), top, sag, drop };
}

/** Lay out `count` cards in a frame; while one is held the gaps widen, and the open one has room for it. */
export function layOut(count: number, open: number | undefined, holding: boolean, sizes: Sizes, frame: number): Layout {
  const { card, held, narrow } = sizes;
  const room = held + (narrow ? 16 : 48);
  const spare = (frame - room - count * card) / Math.max(1, count);
  const near = holding ? Math.min(44, Math.max(12, spare)) : 12;
  const end = holding ? Math.max(near, 16) : 12;
  // On a phone every gap, the outer ones too, can come to the middle.
  const pad = narrow ? Math.max(12, (frame - room) / 2) : 12;
  const between = Array.from({ length: count + 1 }, (_, gap) => (gap === open ? room : gap === 0 || gap === count ? end : near));
  const total = between.reduce((sum, space) => sum + space, count * card + 2 * pad);
  let x = pad + Math.max(0, (frame - total) / 2);
  const gaps: number[] = [];
  const cards: number[] = [];
  for (const [gap, space] of between.entries()) {
    gaps.push(x + space / 2);
    x += space;
    if (gap < count) cards.push(x + card / 2);
    x += card;
  }
  return { width: Math.max(frame, total), cards, gaps };
}

/**
 * Whether the whole line is shown in small below. It is asked of the line as it would be without: what is shown takes
 * room from the cards, and smaller cards might not need it.
 */
export function needsOverview(count: number, open: number | undefined, holding: boolean, width: number, height: number, form: Form): boolean {
  const sizes = measure(width, height, form);
  return width > 0 && (sizes.narrow || form === "low" || layOut(count, open, holding, sizes, width).width > width * 1.2);
}

/** Which gap is nearest to a place on the thread: the one after as many cards as have their middle before it. */
export function gapAt(x: number, layout: Layout): number {
  return layout.cards.filter((middle) => middle < x).length;
}

/** How low the thread hangs at x: a long shallow curve. */
export function threadY(x: number, width: number, top: number): number {
  return top + 9 * Math.sin((Math.PI * x) / Math.max(1, width));
}

/** The thread from edge to edge; it always has the same number of pieces, so that it can bend from one shape to another. */
export function threadPath(layout: Layout, open: number | undefined, sizes: Sizes): string {
  const y = (x: number) => threadY(x, layout.width, sizes.top);
  const points: Point[] = [{ x: -12, y: sizes.top - 8 }];
  for (const [gap, x] of layout.gaps.entries()) {
    points.push({ x, y: y(x) + (gap === open ? sizes.sag : 2) });
    const card = layout.cards[gap];
    if (card !== undefined) points.push({ x: card, y: y(card) });
  }
  points.push({ x: layout.width + 12, y: sizes.top - 8 });
  return smooth(points);
}

function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let from = first;
  let path = `M${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
  for (const to of rest) {
    const reach = (to.x - from.x) * 0.45;
    path += `C${(from.x + reach).toFixed(1)} ${from.y.toFixed(1)} ${(to.x - reach).toFixed(1)} ${to.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    from = to;
  }
  return path;
}

/** Cards standing in the drawer: their size, and how much of them is seen above its front. */
export function standing(count: number, width: number, height: number, form: Form): { card: number; height: number; seen: number } {
  if (form === "low") {
    const card = Math.max(92, Math.min(112, (width * 0.43 - 16) / Math.max(3, count)));
    // Their words stand above the front, and only the empty place of the date behind it.
    return { card, height: LOW_FOOT - 8, seen: LOW_FOOT - 24 };
  }
  if (width >= NARROW) {
    const room = width >= SIDES ? width * BETWEEN : width;
    const full = Math.max(112, Math.min(204, height * 0.205, room / 4 - 6));
    // Many get narrower before they cover one another's words, and stay as high as a few.
    const card = Math.max(100, Math.min(full, (room - 8) / Math.max(1, count) - 8));
    return { card, height: full * RATIO, seen: full * 1.2 };
  }
  // On a phone four stand side by side; they stay as high as three, for the words, and so does the drawer.
  const wide = (across: number): number => Math.max(84, Math.min(120, (width - 22) / across));
  const card = wide(Math.min(4, Math.max(3, count)));
  const high = Math.max(wide(3) * RATIO, 152);
  return { card, height: high, seen: high * 0.94 };
}

/** Middles of the cards of a hand standing side by side; they overlap a little when there are many, then scroll. */
export function fan(count: number, card: number, frame: number): { xs: number[]; width: number } {
  const fitting = (frame - card - 8) / Math.max(1, count - 1);
  const step = count < 2 ? 0 : Math.max(Math.min(84, card), Math.min(card + 8, fitting));
  const span = step * (count - 1) + card + 8;
  const start = Math.max(0, (frame - span) / 2) + 4 + card / 2;
  return { xs: Array.from({ length: count }, (_, n) => start + n * step), width: Math.max(frame, span) };
}

/** A fan opens a little: the outer cards lean outwards and stand lower. */
export function lean(place: number, count: number): number {
  return count < 2 ? 0 : (place / (count - 1) - 0.5) * Math.min(8, count * 2);
}
