// Which board draws which kind of drawing; each game's are fetched with its rules.

import type { Component } from "svelte";

import type { Shown } from "./drawings";

type AnyBoard = Component<Shown<unknown>>;
type Boards = Record<string, AnyBoard>;

/** Each board knows the type of its own view; here, where the kind is only a name, that knowledge ends. */
const boards = (found: Record<string, unknown>): Boards => found as Boards;

export async function loadBoards(game: string): Promise<Boards> {
  switch (game) {
    case "textile":
      return boards((await import("./textile")).BOARDS);
    case "timeline":
      return boards((await import("./timeline")).BOARDS);
    default:
      return boards((await import("./patchwork")).BOARDS);
  }
}
