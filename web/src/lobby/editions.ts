// Printings of a game in words: what they are called, and the one mark in which they differ.

import { say } from "../ui/settings.svelte";
import type { OptionInfo, TapeInfo } from "../wire";

/** Leather that lies here in this printing and nowhere in another. */
export const apart = (tapes: readonly TapeInfo[], index: number): number[] =>
  (tapes[index]?.leather ?? []).filter((space) => tapes.some((tape) => !tape.leather.includes(space)));

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  original: ["Première édition, 2014", "First edition, 2014"],
  revised: ["Tirages suivants", "Later printings"],
};

export function editionWords(option: OptionInfo, index: number): { name: string; why: string } {
  const choice = String(option.choices[index]);
  const name = say(...(NAMES[choice] ?? [choice, choice]));
  const mine = apart(option.tapes, index).join(", ");
  const others = option.tapes.flatMap((_, other) => (other === index ? [] : apart(option.tapes, other))).join(", ");
  if (!mine) return { name, why: "" };
  // The first printing is what the others moved away from.
  const why = index === 0 ? say(`cuir en ${mine}, rien en ${others}`, `leather at ${mine}, none at ${others}`) : say(`celui de ${others} passe en ${mine}`, `${others} has moved to ${mine}`);
  return { name, why };
}
