// The boards that drawings of Patchwork and Express use.

import LeatherBoard from "./LeatherBoard.svelte";
import LooksBoard from "./LooksBoard.svelte";
import QuiltBoard from "./QuiltBoard.svelte";
import RailBoard from "./RailBoard.svelte";
import ScoreBoard from "./ScoreBoard.svelte";
import TapeBoard from "./TapeBoard.svelte";

export const BOARDS = { tape: TapeBoard, leather: LeatherBoard, quilt: QuiltBoard, rail: RailBoard, looks: LooksBoard, score: ScoreBoard };
