// An action that is only shown: what it would lay where.

import { moved, turned, type Tile } from "./geometry";
import { readChoices } from "./notation";

export interface Suggestion {
  /** The patch on the table, if it is to be sewn on. */
  sewn: readonly Tile[];
  /** The tile in the patch, if one is to be taken. */
  tile: Tile | null;
  /** The pile to take it from. */
  colour: number | null;
  starts: boolean;
}

export const NOTHING: Suggestion = { sewn: [], tile: null, colour: null, starts: false };

export function suggestionOf(text: string, patch: readonly Tile[]): Suggestion {
  const { alone, takes, assemblies, starts } = readChoices([text]);
  const [assembly, take, first] = [assemblies[0], takes[0], [...alone.keys()][0]];
  if (assembly) return { ...NOTHING, sewn: moved(turned(patch, assembly.quarters), assembly) };
  if (take) return { ...NOTHING, tile: { x: take.x, y: take.y, colour: take.colour }, colour: take.colour };
  if (first === undefined) return NOTHING;
  return { ...NOTHING, tile: starts ? null : { x: 0, y: 0, colour: first }, colour: first, starts };
}
