// A record opened from a file: the server keeps nothing of it, so the page does.

import type { Replay } from "../../wire";

export interface Opened {
  game: Replay;
  /** The file's own text. */
  text: string;
}
