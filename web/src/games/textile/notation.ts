// The short texts of Textile's actions, read and written. What is legal is the list of texts; nothing here decides it.

export const COLOURS = ["madder", "indigo", "weld", "sage", "chalk"] as const;

const TURNS = "abcd";
const PLACED = /^(?:take ([a-z]+)|assemble ([a-d])) (-?\d+),(-?\d+)$/;

export interface Cell {
  x: number;
  y: number;
}

export interface Take extends Cell {
  colour: number;
  text: string;
}

/** The patch turned by so many quarters, its first tile put at x,y. */
export interface Assembly extends Cell {
  quarters: number;
  text: string;
}

/** The legal texts, sorted by what they do. `alone` are the tiles that need no place: a start, or a patch's first. */
export interface Choices {
  alone: ReadonlyMap<number, string>;
  starts: boolean;
  takes: readonly Take[];
  assemblies: readonly Assembly[];
  discard: boolean;
}

export function readChoices(legal: readonly string[]): Choices {
  const alone = new Map<number, string>();
  const takes: Take[] = [];
  const assemblies: Assembly[] = [];
  for (const text of legal) {
    const placed = PLACED.exec(text);
    if (placed === null) {
      const colour = COLOURS.findIndex((name) => text === `start ${name}` || text === `take ${name}`);
      if (colour >= 0) alone.set(colour, text);
      continue;
    }
    const at = { x: Number(placed[3]), y: Number(placed[4]), text };
    if (placed[2] === undefined) takes.push({ ...at, colour: COLOURS.findIndex((name) => name === placed[1]) });
    else assemblies.push({ ...at, quarters: TURNS.indexOf(placed[2]) });
  }
  const starts = legal.some((text) => text.startsWith("start "));
  return { alone, starts, takes, assemblies, discard: legal.includes("discard") };
}
