// Draws the rows of letters the server tells of a position: what stands for what is said in `server/summary.py`.

import { clothOf, DYES, type Dye } from "../ui/cloth";

interface Ground {
  x: number;
  y: number;
  wide: number;
  high: number;
}
interface Drawn {
  wide: number;
  high: number;
  grounds: Ground[];
  paths: { dye: string; d: string; fill: string; line: string }[];
  thread: string;
}

const EMPTY = ".";
const LEATHER = "*";
/** Where a patch's number begins among the letters. */
const FIRST_PATCH = 0x100;
const TILES: readonly Dye[] = ["madder", "indigo", "weld", "sage", "chalk"];
/** Cards on a line by their age, oldest first. */
const AGES: readonly Dye[] = ["walnut", "linen", "weld", "sage", "woad", "indigo", "rose", "madder", "chalk", "walnut"];
/** A drawing is as wide as two quilts of nine and what is between them. */
const WIDE = 19;
const HIGH = 9;

type Place = { x: number; y: number; side: number };

function paths(cells: readonly { dye: Dye; d: string }[]): Drawn["paths"] {
  const all = new Map<Dye, string>();
  for (const { dye, d } of cells) all.set(dye, (all.get(dye) ?? "") + d);
  return [...all].map(([dye, d]) => ({ dye, d, fill: DYES[dye].base, line: DYES[dye].deep }));
}

const square = ({ x, y, side }: Place): string => `M${round(x)} ${round(y)}h${round(side)}v${round(side)}h-${round(side)}z`;
const round = (number: number): number => Math.round(number * 100) / 100;

/** The squares of a grid that have something on them, at this size. */
function squares(grid: readonly string[], at: Place, dyeOf: (letter: string) => Dye): { dye: Dye; d: string }[] {
  return grid.flatMap((row, line) =>
    [...row].flatMap((letter, column) => {
      if (letter === EMPTY) return [];
      return [{ dye: dyeOf(letter), d: square({ x: at.x + column * at.side, y: at.y + line * at.side, side: at.side }) }];
    }),
  );
}

const patchDye = (letter: string): Dye => clothOf(letter === LEATHER ? null : (letter.codePointAt(0) ?? FIRST_PATCH) - FIRST_PATCH).dye;

function quilts(picture: readonly (readonly string[])[]): Drawn {
  const side = HIGH / Math.max(1, picture[0]?.length ?? 9);
  const places = picture.map((_, quilt) => ({ x: quilt * (HIGH + 1), y: 0, side }));
  return {
    wide: WIDE,
    high: HIGH,
    grounds: places.map(({ x, y }) => ({ x, y, wide: HIGH, high: HIGH })),
    paths: paths(picture.flatMap((grid, quilt) => squares(grid, places[quilt] ?? { x: 0, y: 0, side }, patchDye))),
    thread: "",
  };
}

function patchwork(grid: readonly string[]): Drawn {
  const columns = grid[0]?.length ?? 1;
  const side = Math.min(2, (WIDE - 1) / columns, (HIGH - 1) / Math.max(1, grid.length));
  const at = { x: (WIDE - columns * side) / 2, y: (HIGH - grid.length * side) / 2, side };
  const tile = (letter: string): Dye => TILES[Number(letter)] ?? "chalk";
  return { wide: WIDE, high: HIGH, grounds: [], paths: paths(squares(grid, at, tile)), thread: "" };
}

/** Cards hang from a thread; of many, the ends and some between. */
function line(row: string): Drawn {
  const most = 7;
  const cards = row.length <= most ? [...row] : Array.from({ length: most }, (_, k) => row[Math.round((k * (row.length - 1)) / (most - 1))] ?? "0");
  const step = WIDE / Math.max(5, cards.length);
  const left = (WIDE - step * cards.length) / 2;
  const hung = cards.map((age, k) => {
    const [x, y] = [round(left + k * step + step * 0.1), round(2.4 + Math.sin(((k + 0.5) / cards.length) * Math.PI) * 0.9)];
    return { dye: AGES[Number(age)] ?? "chalk", d: `M${x} ${y}h${round(step * 0.8)}v4.4h-${round(step * 0.8)}z` };
  });
  return { wide: WIDE, high: HIGH, grounds: [], paths: paths(hung), thread: `M0 1.6Q${WIDE / 2} 4.4 ${WIDE} 1.6` };
}

export function drawn(game: string, picture: readonly (readonly string[])[]): Drawn {
  if (game === "timeline") return line(picture[0]?.[0] ?? "");
  return game === "textile" ? patchwork(picture[0] ?? []) : quilts(picture);
}
