// The boards, each fetched when it is first needed, so that the home page loads none of them.

import type { Component, Snippet } from "svelte";

import type { BoardProps } from "../games/board";

/** A board may have a place for the log; where it has none, `aside` is not drawn. */
type Drawn = BoardProps<unknown> & { aside?: Snippet };

export interface GameParts {
  Board: Component<Drawn>;
  TextBoard: Component<BoardProps<unknown>>;
  tell: (event: unknown, names: readonly string[]) => string;
  /** The board wants a margin; the others draw to the edges of the screen. */
  inset: boolean;
}

/** Whether a board draws the log itself beside everything else where there is room; it then needs no column. */
export const keepsLog = (game: string): boolean => game.startsWith("patchwork");

async function load(game: string): Promise<unknown[]> {
  switch (game) {
    case "patchwork":
    case "patchwork-express":
      return Promise.all([
        import("../games/patchwork/Board.svelte"),
        import("../games/patchwork/TextBoard.svelte"),
        import("../games/patchwork/tell"),
      ]);
    case "textile":
      return Promise.all([
        import("../games/textile/Board.svelte"),
        import("../games/textile/TextBoard.svelte"),
        import("../games/textile/tell"),
      ]);
    case "timeline":
      return Promise.all([
        import("../games/timeline/Board.svelte"),
        import("../games/timeline/TextBoard.svelte"),
        import("../games/timeline/tell"),
      ]);
    default:
      throw new Error(`There is no board for ${game}.`);
  }
}

/** Each board knows the type of its own view; here, where the game is only a name, that knowledge ends. */
export async function loadGame(game: string): Promise<GameParts> {
  const [board, text, words] = (await load(game)) as [
    { default: GameParts["Board"] },
    { default: GameParts["TextBoard"] },
    { tell: GameParts["tell"] },
  ];
  return { Board: board.default, TextBoard: text.default, tell: words.tell, inset: game === "textile" };
}
