// The boards that drawings of Textile use.

import ClothBoard from "./ClothBoard.svelte";
import OrderBoard from "./OrderBoard.svelte";
import PatchBoard from "./PatchBoard.svelte";
import TurnsBoard from "./TurnsBoard.svelte";

export const BOARDS = { cloth: ClothBoard, patch: PatchBoard, turns: TurnsBoard, order: OrderBoard };
