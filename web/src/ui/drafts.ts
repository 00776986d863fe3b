// Cloth as SVG patterns: dyers' colours, weaving drafts and prints.
// One quilt square is 44 units (UNIT in cloth.ts); every period divides 44, so neighbouring squares match.

export const DYES = {
  indigo: { deep: "#232F5C", base: "#3C4E8C", light: "#93A2CF" },
  madder: { deep: "#78221B", base: "#B0412E", light: "#E3A08B" },
  weld: { deep: "#7E560D", base: "#C68F24", light: "#F2D88F" },
  woad: { deep: "#2A566F", base: "#4F85A3", light: "#AFCFDD" },
  sage: { deep: "#3F5234", base: "#6F8858", light: "#BFCCA8" },
  walnut: { deep: "#432C1C", base: "#785335", light: "#C9AB8B" },
  rose: { deep: "#86394A", base: "#C26C78", light: "#EFC6C4" },
  linen: { deep: "#7A6A4C", base: "#BCA67C", light: "#EFE3C8" },
  chalk: { deep: "#6F685C", base: "#DDD4C2", light: "#FBF6EB" },
} as const;

export type Dye = keyof typeof DYES;

export interface Cloth {
  weave: Weave;
  dye: Dye;
  second: Dye;
  accent: Dye | null;
}

/** One period of a pattern. */
export interface Swatch {
  width: number;
  height: number;
  markup: string;
}

export interface Colours {
  deep: string;
  base: string;
  light: string;
  second: string;
  /** The accent's dye, or the second colour where a cloth has none. */
  accent: string;
  accentOr: (otherwise: string) => string;
  accentDeep: string;
}

type Colour = (index: number) => string;

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r}" fill="${fill}"/>`;
const twill = (i: number, j: number): boolean => (((i - j) % 4) + 4) % 4 < 2;

/** A real weaving draft: at each crossing the warp's colour if it lies over, else the weft's; runs are merged. */
export function woven(
  warps: number, wefts: number, warp: Colour, weft: Colour, over: (i: number, j: number) => boolean, unit: number,
): string {
  const runs = new Map<string, string>();
  for (let j = 0; j < wefts; j++) {
    const colours = Array.from({ length: warps }, (_, i) => (over(i, j) ? warp(i) : weft(j)));
    for (let i = 0; i < warps; ) {
      const colour = colours[i]!;
      let end = i;
      while (end < warps && colours[end] === colour) end++;
      const width = (end - i) * unit;
      runs.set(colour, `${runs.get(colour) ?? ""}M${i * unit} ${j * unit}h${width}v${unit}h-${width}z`);
      i = end;
    }
  }
  return [...runs].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join("");
}

function blossom(x: number, y: number, size: number, petals: string, heart: string, leaf: string): string {
  const ring = [0, 1, 2, 3, 4].map((turn) => {
    const angle = turn * 1.2566 - 1.57;
    return dot(x + size * Math.cos(angle), y + size * Math.sin(angle), size * 0.66, petals);
  });
  const s = size;
  const stem = `<path d="M${x + s} ${y + s}q${s * 1.6} ${s * 0.2} ${s * 2} ${s * 1.5}q-${s * 1.8} ${s * 0.2} -${s * 2} -${s * 1.5}z" fill="${leaf}" opacity=".8"/>`;
  return stem + ring.join("") + dot(x, y, size * 0.5, heart);
}

function slubs(c: Colours): string {
  let seed = 41;
  const luck = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const threads = Array.from({ length: 22 }, (_, k) =>
    rect(0, k * 2, 44, 0.9, k % 2 ? c.deep : c.light, 0.16) + rect(k * 2, 0, 0.8, 44, k % 2 ? c.light : c.deep, 0.13));
  const thick = Array.from({ length: 16 }, () =>
    rect(luck() * 33, Math.floor(luck() * 22) * 2, 5 + luck() * 6, 1.1, luck() < 0.6 ? c.second : c.deep, 0.5));
  return rect(0, 0, 44, 44, c.base) + threads.join("") + thick.join("");
}

const pair = (draw: (x: number, y: number) => string): string => draw(5.5, 5.5) + draw(16.5, 16.5);
const of = (width: number, height: number, markup: string): Swatch => ({ width, height, markup });

const DRAFTS = {
  gingham: (c: Colours) => {
    const thread: Colour = (i) => (i < 8 ? c.base : c.second);
    return of(22, 22, woven(16, 16, thread, thread, (i, j) => (i + j) % 2 === 0, 1.375));
  },
  vichy: (c: Colours) =>
    of(44, 44, rect(0, 0, 44, 44, c.second) + rect(0, 0, 22, 44, c.base, 0.55) + rect(0, 0, 44, 22, c.base, 0.55) + rect(0, 0, 22, 22, c.deep, 0.25)),
  houndstooth: (c: Colours) => {
    const thread: Colour = (i) => (i < 4 ? c.deep : c.second);
    return of(22, 22, woven(8, 8, thread, thread, twill, 2.75));
  },
  tartan: (c: Colours) => {
    const run = (colour: string, ends: number): string[] => Array<string>(ends).fill(colour);
    const sett = [
      ...run(c.base, 9), ...run(c.deep, 5), c.accent, ...run(c.deep, 2), c.second,
      ...run(c.deep, 2), c.accent, ...run(c.deep, 5), ...run(c.base, 6),
    ];
    return of(44, 44, woven(32, 32, (i) => sett[i]!, (j) => sett[j]!, twill, 1.375));
  },
  herringbone: (c: Colours) =>
    of(22, 11, woven(16, 8, () => c.base, () => c.light, (i, j) => (i < 8 ? twill(i, j) : twill(7 - i, j)), 1.375)),
  denim: (c: Colours) => of(11, 11, woven(8, 8, () => c.base, () => c.light, (i, j) => (i + j) % 4 !== 0, 1.375)),
  stripes: (c: Colours) =>
    of(22, 44, rect(0, 0, 22, 44, c.second) + rect(0, 0, 11, 44, c.base) + rect(14.5, 0, 1.6, 44, c.base) + rect(17.5, 0, 1.6, 44, c.base)),
  ticking: (c: Colours) =>
    of(22, 44, rect(0, 0, 22, 44, c.second) + rect(2, 0, 1.2, 44, c.deep) + rect(5, 0, 4.4, 44, c.deep) + rect(11, 0, 1.2, 44, c.deep) + rect(16.6, 0, 0.8, 44, c.accentOr(c.base))),
  bayadere: (c: Colours) =>
    of(44, 22, rect(0, 0, 44, 22, c.base) + rect(0, 3, 44, 5, c.light) + rect(0, 11, 44, 1.6, c.second) + rect(0, 14, 44, 1.6, c.deep) + rect(0, 17, 44, 1.6, c.second)),
  dots: (c: Colours) => of(22, 22, rect(0, 0, 22, 22, c.base) + pair((x, y) => dot(x, y, 3.5, c.second))),
  pindots: (c: Colours) => of(11, 11, rect(0, 0, 11, 11, c.base) + dot(2.75, 2.75, 1.35, c.second) + dot(8.25, 8.25, 1.35, c.second)),
  rings: (c: Colours) =>
    of(22, 22, rect(0, 0, 22, 22, c.second) + pair((x, y) => `<circle cx="${x}" cy="${y}" r="4" fill="none" stroke="${c.base}" stroke-width="2.4"/>${dot(x, y, 1, c.deep)}`)),
  zigzag: (c: Colours) =>
    of(22, 44 / 3, `${rect(0, 0, 22, 15, c.base)}<path d="M-5.5 9.2L0 3.7 5.5 9.2 11 3.7 16.5 9.2 22 3.7 27.5 9.2" fill="none" stroke="${c.second}" stroke-width="2.8"/><path d="M-5.5 15.2L0 9.7 5.5 15.2 11 9.7 16.5 15.2 22 9.7 27.5 15.2M-5.5 .5L0 -5 5.5 .5 11 -5 16.5 .5 22 -5" fill="none" stroke="${c.deep}" stroke-width="1.2"/>`),
  flowers: (c: Colours) => {
    const heart = c.accentOr(c.deep);
    const seeds = [[33, 9], [37, 13], [9, 33], [13, 37], [22, 22], [0, 22], [44, 22]] as const;
    return of(44, 44, rect(0, 0, 44, 44, c.base) + blossom(11, 11, 4, c.second, heart, c.light) + blossom(33, 33, 4, c.second, heart, c.light) + seeds.map(([x, y]) => dot(x, y, 1.5, c.light)).join(""));
  },
  sprigs: (c: Colours) =>
    of(22, 22, `${rect(0, 0, 22, 22, c.second)}<path d="M11 17q.5-5 0-9M11 14q-3 0-4-3M11 12q3 0 4-3" fill="none" stroke="${c.accentDeep}" stroke-width="1.1" stroke-linecap="round"/>${dot(11, 6.5, 2.6, c.base)}${dot(6.6, 10, 1.7, c.base)}${dot(15.4, 8.2, 1.7, c.base)}${dot(0, 20, 1, c.base)}${dot(22, 20, 1, c.base)}`),
  scallops: (c: Colours) => {
    const scale = (x: number, y: number): string =>
      `<circle cx="${x}" cy="${y}" r="10.4" fill="${c.base}" stroke="${c.second}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="5.2" fill="none" stroke="${c.light}" stroke-width="1.5"/>`;
    return of(22, 11, rect(0, 0, 22, 11, c.base) + scale(0, 0) + scale(22, 0) + scale(11, 5.5) + scale(0, 11) + scale(22, 11) + scale(11, 16.5));
  },
  windowpane: (c: Colours) =>
    of(22, 22, rect(0, 0, 22, 22, c.base) + rect(0, 10, 22, 1.7, c.second) + rect(10, 0, 1.7, 22, c.second) + rect(0, 13, 22, 0.8, c.accent, 0.9) + rect(13, 0, 0.8, 22, c.accent, 0.9)),
  crosses: (c: Colours) =>
    of(22, 22, `${rect(0, 0, 22, 22, c.base)}<path d="M3 5.5h5M5.5 3v5M14 16.5h5M16.5 14v5" stroke="${c.second}" stroke-width="2.1" stroke-linecap="round"/>`),
  argyle: (c: Colours) =>
    of(22, 44, `${rect(0, 0, 22, 44, c.base)}<path d="M11 3L20 22 11 41 2 22z" fill="${c.second}" opacity=".85"/><path d="M0 0L22 44M22 0L0 44" stroke="${c.accentOr(c.deep)}" stroke-width="1" stroke-dasharray="2.4 1.6"/>`),
  linen: (c: Colours) => of(44, 44, slubs(c)),
  leather: () =>
    of(22, 22, `${rect(0, 0, 22, 22, "#8A5A34")}<g opacity=".55">${([[4, 5, 1], [12, 3, 0.8], [18, 8, 1.1], [8, 13, 0.9], [15, 17, 1], [3, 18, 0.8]] as const).map(([x, y, r]) => dot(x, y, r, "#6B4325")).join("")}</g>`),
} as const;

export type Weave = keyof typeof DRAFTS;

/** One period of this cloth, as markup for the inside of a <pattern>. */
export function swatch(cloth: Cloth): Swatch {
  const { deep, base, light } = DYES[cloth.dye];
  const second = DYES[cloth.second].light;
  const accent = cloth.accent && DYES[cloth.accent];
  return DRAFTS[cloth.weave]({
    deep, base, light, second,
    accent: accent?.base ?? second,
    accentOr: (otherwise) => accent?.base ?? otherwise,
    accentDeep: accent?.deep ?? deep,
  });
}
