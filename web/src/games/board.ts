// What every board gets. A board draws, and hands back one legal text; it decides nothing.

import type { Snippet } from "svelte";

import type { SeatInfo } from "../wire";
import type { Acting } from "./motion";

/** A key or a few, and what they do on a board: a line of the help. */
export interface KeyWords {
  keys: string;
  does: string;
}

export interface BoardProps<View> {
  view: View;
  box: unknown;
  /** The texts that are legal now for `me`; empty when it is somebody else's turn. */
  legal: readonly string[];
  outlooks: Readonly<Record<string, unknown>>;
  seats: readonly SeatInfo[];
  /** The seat this screen plays or looks from: the one to move if it is ours, else our first; null for a spectator. */
  me: number | null;
  /** What just happened, oldest first, for animation; a new array for every change. */
  events: readonly { type: string }[];
  /** Which part of it is being acted out; null when it is over, and the view is to be seen as it is. */
  acting?: Acting;
  /** An action is on its way: do not send another. */
  busy: boolean;
  /** An action to show: a hint, taken in hand; or, to those who only watch, what would have been better. */
  shown?: string | null;
  /** Given once the game is over: what comes next (a rematch, another look). Drawn where the controls were. */
  after?: Snippet | undefined;
  /** Given with it where the game was played out: how the result came about. Pinned where it covers nothing, or left out. */
  count?: Snippet | undefined;
  onact: (text: string) => void;
}
