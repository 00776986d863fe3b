// A large screen shows a whole board larger, type and all, rather than more of the table around it.

const LARGEST = 2.4;

/** How much larger a board is shown than it is drawn: by the room, and the room it is drawn for. Never smaller. */
export function scaleFor(width: number, height: number, [across, down]: readonly [width: number, height: number]): number {
  return Math.max(1, Math.min(width / across, height / down, LARGEST));
}
