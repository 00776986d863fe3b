// The rules page as slips of paper: some clauses and the drawing that shows them; a section has one or several.

import type { Block } from "./markdown";

export type Heading = Extract<Block, { kind: "heading" }>;
export type Picture = Extract<Block, { kind: "picture" }>;

export interface Slip {
  words: Block[];
  picture: Picture | null;
}

export interface Section {
  heading: Heading;
  slips: Slip[];
}

export interface Page {
  title: Heading | null;
  intro: Block[];
  sections: Section[];
}

/** A slip ends with its drawing; clauses after the last one stand above it with the others. */
export function toSlips(blocks: readonly Block[]): Slip[] {
  const slips: Slip[] = [];
  let words: Block[] = [];
  for (const block of blocks) {
    if (block.kind === "picture") {
      slips.push({ words, picture: block });
      words = [];
    } else words.push(block);
  }
  const last = slips.at(-1);
  if (last) last.words.push(...words);
  else slips.push({ words, picture: null });
  return slips;
}

export function toPage(blocks: readonly Block[]): Page {
  const starts = blocks.flatMap((block, at) => (block.kind === "heading" && block.level === 2 ? [at] : []));
  const head = blocks.slice(0, starts[0] ?? blocks.length);
  const title = head.find((block): block is Heading => block.kind === "heading") ?? null;
  const sections = starts.map((from, k): Section => ({ heading: blocks[from] as Heading, slips: toSlips(blocks.slice(from + 1, starts[k + 1])) }));
  return { title, intro: head.filter((block) => block !== title), sections };
}
