// The hand all emblems are drawn with: an ink outline and dyers' colours, in a box of 120 by 84.

export interface Emblem {
  /** The paper behind the drawing. */
  ground: string;
  art: string;
}

export const INK = "#2B2330";

export const DYE = {
  indigo: "#3C4E8C",
  madder: "#B0412E",
  weld: "#C68F24",
  straw: "#F2D88F",
  brass: "#E9CF86",
  woad: "#4F85A3",
  sky: "#AFCFDD",
  sage: "#6F8858",
  leaf: "#BFCCA8",
  walnut: "#785335",
  sand: "#DDC79B",
  rose: "#C26C78",
  blush: "#EFC6C4",
  chalk: "#F4EBDA",
  stone: "#C9BFAE",
  steel: "#8A93A0",
  night: "#2E3D5C",
} as const;

export const GROUND = {
  sky: "#D5E3E6",
  mist: "#DDE4EC",
  leaf: "#E2E7D3",
  moss: "#DFE5D4",
  straw: "#F1E4C3",
  flax: "#E9DFC9",
  sand: "#E9DDC2",
  rose: "#F0DCD6",
  peach: "#F0DCD2",
  cream: "#EFE6D4",
  water: "#DCE7E8",
  dusk: "#D9DBEA",
} as const;

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A closed shape with its ink outline. */
export function shape(d: string, fill: string, width = 2.2): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${ROUND}/>`;
}

/** Colour without an outline: stripes, shades. */
export function wash(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

export function line(d: string, width = 2.2, stroke: string = INK): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ROUND}/>`;
}

export function stitch(d: string, stroke: string = "#FFF8E8", width = 1.6): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="4 3"/>`;
}

export function disc(x: number, y: number, r: number, fill: string, width = 2): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
}

export function dot(x: number, y: number, r: number, fill: string = INK): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, rx = 1.5, width = 2): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
}

export function turn(degrees: number, x: number, y: number, art: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${art}</g>`;
}

/** As many strokes as wanted around a centre, from one radius to another: spokes and rays. */
export function rays(x: number, y: number, from: number, to: number, count: number, width = 2, stroke: string = INK): string {
  const at = (r: number, n: number) => {
    const angle = (2 * Math.PI * n) / count;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return line(Array.from({ length: count }, (_, n) => `M${at(from, n)}L${at(to, n)}`).join(""), width, stroke);
}

/** The same mark again and again; `mark` says how the n-th looks. */
export function row(count: number, mark: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => mark(n)).join("");
}
