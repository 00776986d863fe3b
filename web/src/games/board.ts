// What every board gets. A board draws, and hands back one legal text; it decides nothing.

import type { SeatInfo } from "../wire";

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
  /** An action is on its way: do not send another. */
  busy: boolean;
  /** An action to show: a hint, taken in hand; or, to those who only watch, what would have been better. */
  shown?: string | null;
  onact: (text: string) => void;
}
