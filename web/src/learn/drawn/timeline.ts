// The boards that drawings of Timeline use.

import HandsBoard from "./HandsBoard.svelte";
import LineBoard from "./LineBoard.svelte";

export const BOARDS = { line: LineBoard, hands: HandsBoard };
