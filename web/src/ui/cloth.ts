// Which cloth a patch is cut from, what it is called, and the outline of a piece. One quilt square is 44 units.

import { DYES, type Cloth, type Dye, type Weave } from "./drafts";
import { say } from "./settings.svelte";

export { DYES, swatch, woven, type Cloth, type Dye, type Swatch, type Weave } from "./drafts";

export const UNIT = 44;

/** A square as (row, column), as in the shapes the server sends. */
export type Square = readonly [row: number, col: number];
type Point = readonly [x: number, y: number];

const cut = (weave: Weave, dye: Dye, second: Dye = "chalk", accent: Dye | null = null): Cloth => ({ weave, dye, second, accent });

export const LEATHER = cut("leather", "walnut");

/** The cloths by patch id. No two of the same weave share a dye, so that each is told by its pattern too. */
export const CLOTHS: readonly Cloth[] = [
  cut("gingham", "madder"), cut("ticking", "indigo", "chalk", "madder"), cut("dots", "weld"),
  cut("flowers", "woad", "chalk", "weld"), cut("tartan", "sage", "chalk", "madder"), cut("zigzag", "rose"),
  cut("herringbone", "walnut"), cut("pindots", "indigo"), cut("sprigs", "rose", "chalk", "sage"),
  cut("scallops", "woad"), cut("houndstooth", "walnut", "linen"), cut("stripes", "madder"),
  cut("flowers", "rose", "chalk", "weld"), cut("denim", "indigo"), cut("crosses", "sage"),
  cut("gingham", "indigo"), cut("linen", "weld"), cut("dots", "madder"),
  cut("windowpane", "walnut", "linen", "rose"), cut("tartan", "madder", "chalk", "weld"), cut("scallops", "sage", "linen"),
  cut("bayadere", "woad"), cut("argyle", "rose", "chalk", "madder"), cut("ticking", "madder", "linen", "indigo"),
  cut("flowers", "indigo", "rose", "weld"), cut("herringbone", "sage"), cut("rings", "weld", "linen"),
  cut("houndstooth", "indigo"), cut("stripes", "sage", "linen"), cut("zigzag", "walnut", "linen"),
  cut("vichy", "woad"), cut("bayadere", "weld", "linen"), cut("crosses", "madder", "rose"),
];

/** A box of one's own may number its patches up to 9999: the bolts of cloth come round again. */
const bolt = (patch: number): number => patch % CLOTHS.length;

export const clothOf = (patch: number | null): Cloth => (patch === null ? LEATHER : CLOTHS[bolt(patch)]!);
export const clothFill = (patch: number | null): string => `url(#c${patch === null ? "L" : bolt(patch)})`;

/** The selvage line: deep on calico, light at night (base.css sets --edge-* in the dark). */
export function selvage(patch: number | null): string {
  const { dye } = clothOf(patch);
  return `var(--edge-${patch === null ? "L" : dye}, ${DYES[dye].deep})`;
}

const LIGHT: ReadonlySet<Weave> = new Set(["ticking", "sprigs", "rings", "gingham", "vichy", "houndstooth", "stripes"]);

/** The sewing thread: chalk on dark cloth, the deep dye on light cloth. */
export function threadOf(patch: number | null): string {
  const { weave, dye } = clothOf(patch);
  return LIGHT.has(weave) ? DYES[dye].deep : "#FFF8E8";
}

const WEAVES: Record<Weave, readonly [fr: string, en: string]> = {
  gingham: ["le vichy", "gingham"], ticking: ["le coutil", "ticking"], dots: ["le pois", "dots"],
  flowers: ["la fleurette", "flowers"], tartan: ["le tartan", "tartan"], zigzag: ["le zigzag", "zigzag"],
  herringbone: ["le chevron", "herringbone"], pindots: ["le plumetis", "pin dots"], sprigs: ["le semis", "sprigs"],
  scallops: ["l’écaille", "scallops"], houndstooth: ["le pied-de-poule", "houndstooth"], stripes: ["la rayure", "stripes"],
  denim: ["le denim", "denim"], crosses: ["la croisette", "crosses"], linen: ["le lin", "linen"],
  windowpane: ["le carreau fenêtre", "windowpane"], bayadere: ["la bayadère", "bayadere"], argyle: ["le losange", "argyle"],
  rings: ["l’anneau", "rings"], vichy: ["le grand vichy", "large gingham"], leather: ["le cuir", "leather"],
};
const TINTS: Record<Dye, readonly [fr: string, en: string]> = {
  indigo: ["indigo", "indigo"], madder: ["garance", "madder"], weld: ["gaude", "weld"], woad: ["pastel", "woad"],
  sage: ["sauge", "sage"], walnut: ["noyer", "walnut"], rose: ["rose", "rose"], linen: ["lin", "linen"], chalk: ["craie", "chalk"],
};

/** With its article in French, as a log says it: « le pois garance », “the madder dots”. */
export function clothName(patch: number | null): string {
  const { weave, dye } = clothOf(patch);
  if (patch === null) return say("le cuir", "the leather");
  return say(`${WEAVES[weave][0]} ${TINTS[dye][0]}`, `the ${TINTS[dye][1]} ${WEAVES[weave][1]}`);
}

type Edges = Map<string, Point[]>;

function edges(cells: readonly Square[]): Edges {
  const inside = new Set(cells.map(([row, col]) => `${col},${row}`));
  const found: Edges = new Map();
  const add = (a: Point, b: Point): unknown => found.set(String(a), [...(found.get(String(a)) ?? []), b]);
  for (const [y, x] of cells) {
    if (!inside.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!inside.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  return found;
}

/** Walks one loop, turning right where two squares touch at a corner only, so that the loops never cross. */
function walk(found: Edges): Point[] {
  const start = [...found.keys()][0]!.split(",").map(Number) as [number, number];
  const path: Point[] = [];
  let here: Point = start;
  let [dx, dy] = [0, 0];
  do {
    path.push(here);
    const ways = found.get(String(here))!;
    const right = ways.findIndex(([x, y]) => x - here[0] === -dy && y - here[1] === dx);
    const next: Point = ways.splice(Math.max(right, 0), 1)[0]!;
    if (!ways.length) found.delete(String(here));
    [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    here = next;
  } while (here[0] !== start[0] || here[1] !== start[1]);
  return path;
}

/** The corners of the border of a set of squares, clockwise, one list for each loop. */
export function loops(cells: readonly Square[]): Point[][] {
  const found = edges(cells);
  const out: Point[][] = [];
  while (found.size) {
    const path = walk(found);
    const straight = (k: number): boolean => {
      const [a, p, b] = [path.at(k - 1)!, path[k]!, path[(k + 1) % path.length]!];
      return p[0] - a[0] === b[0] - p[0] && p[1] - a[1] === b[1] - p[1];
    };
    out.push(path.filter((_, k) => !straight(k)));
  }
  return out;
}

/** The border as path data, moved inwards by `inset`, its corners rounded. */
export function outline(cells: readonly Square[], unit = UNIT, inset = 0, radius = 5): string {
  return loops(cells).map((corners) => {
    const steps = corners.map((p, k) => {
      const [a, b] = [corners.at(k - 1)!, corners[(k + 1) % corners.length]!];
      const [ax, ay, bx, by] = [Math.sign(p[0] - a[0]), Math.sign(p[1] - a[1]), Math.sign(b[0] - p[0]), Math.sign(b[1] - p[1])];
      const [x, y] = [p[0] * unit - (ay + by) * inset, p[1] * unit + (ax + bx) * inset];
      return `${x - ax * radius} ${y - ay * radius}Q${x} ${y} ${x + bx * radius} ${y + by * radius}`;
    });
    return `M${steps.join("L")}Z`;
  }).join("");
}
