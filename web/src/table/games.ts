// The boards, each fetched when it is first needed, so that the home page loads none of them.

import type { Component, Snippet } from "svelte";

import type { BoardProps, KeyWords } from "../games/board";
import { fitted, type Score } from "../games/motion";
import type { Readings } from "../games/readings";

/** A board may have a place for the log; where it has none, `aside` is not drawn. */
type Drawn = BoardProps<unknown> & { aside?: Snippet };

export interface GameParts {
  Board: Component<Drawn>;
  TextBoard: Component<BoardProps<unknown>>;
  tell: (event: unknown, names: readonly string[]) => string;
  /** In which beats a step is acted out; no longer than the clocks allow. */
  score: Score;
  /** The keys of the board, for the help. */
  keyWords: () => KeyWords[];
  /** The position, part by part, for who asks. */
  readings: (props: BoardProps<unknown>) => Readings;
  /** The board wants a margin; the others draw to the edges of the screen. */
  inset: boolean;
  /** The board says itself that a tap goes on, where it tells what is shown. */
  ownBreath: boolean;
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
        import("../games/patchwork/keys"),
        import("../games/patchwork/readings"),
        import("../games/patchwork/beats"),
      ]);
    case "textile":
      return Promise.all([
        import("../games/textile/Board.svelte"),
        import("../games/textile/TextBoard.svelte"),
        import("../games/textile/tell"),
        import("../games/textile/keys"),
        import("../games/textile/readings"),
        import("../games/textile/beats"),
      ]);
    case "timeline":
      return Promise.all([
        import("../games/timeline/Board.svelte"),
        import("../games/timeline/TextBoard.svelte"),
        import("../games/timeline/tell"),
        import("../games/timeline/keys"),
        import("../games/timeline/readings"),
        import("../games/timeline/beats"),
      ]);
    default:
      throw new Error(`There is no board for ${game}.`);
  }
}

/** Each board knows the type of its own view; here, where the game is only a name, that knowledge ends. */
export async function loadGame(game: string): Promise<GameParts> {
  const [board, text, words, keys, aloud, motion] = (await load(game)) as [
    { default: GameParts["Board"] },
    { default: GameParts["TextBoard"] },
    { tell: GameParts["tell"] },
    { keyWords: GameParts["keyWords"] },
    { readings: GameParts["readings"] },
    { beatsOf: Score },
  ];
  const score: Score = (events, mine) => fitted(motion.beatsOf(events, mine), game, mine);
  return {
    Board: board.default,
    TextBoard: text.default,
    tell: words.tell,
    score,
    keyWords: keys.keyWords,
    readings: aloud.readings,
    inset: game === "textile",
    ownBreath: game === "timeline",
  };
}
