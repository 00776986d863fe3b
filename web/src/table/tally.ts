// The count as a table: what everybody's result is made of, a column for each seat. The totals are the server's.

import { say } from "../ui/settings.svelte";
import type { patchwork, ResultInfo, StepInfo, textile, timeline } from "../wire";
import { eventsOf } from "./scene";
import { signed, size } from "./sums";
import { NBSP } from "./words";

export interface Row {
  label: string;
  sign: "button" | "rosette" | "empty" | "knot" | "cross" | null;
  /** By seat. */
  values: readonly string[];
}

export interface Tally {
  rows: readonly Row[];
  /** Empty in Timeline, which has no points. */
  totals: readonly string[];
}

/** What the count needs of a table. */
export interface Played {
  game: string;
  view: unknown;
  box: unknown;
  steps: readonly StepInfo[];
}

/** Null for a game that was given up or lost on time: there is nothing to count. */
export function tallyOf({ game, view, box, steps }: Played, result: ResultInfo): Tally | null {
  if (result.reason !== "rules") return null;
  if (game === "timeline") return { rows: timelineRows(view as timeline.View, steps), totals: [] };
  const rows = game === "textile" ? textileRows(view as textile.View) : patchworkRows(view as patchwork.View, box as patchwork.Components);
  return { rows, totals: result.scores.map(signed) };
}

function patchworkRows(view: patchwork.View, box: patchwork.Components): Row[] {
  const lost = view.players.map((player) => box.penalty * (box.side ** 2 - size(player.quilt)));
  const buttons: Row = { label: say("boutons", "buttons"), sign: "button", values: view.players.map((player) => String(player.buttons)) };
  const empty: Row = { label: say("vides", "empty"), sign: "empty", values: lost.map((points) => signed(-points)) };
  if (!box.tile) return [buttons, empty];
  const { side, points } = box.tile;
  const label = `${side}${NBSP}×${NBSP}${side}`;
  return [buttons, { label, sign: "rosette", values: view.players.map((_, seat) => (view.tile === seat ? `+${points}` : "0")) }, empty];
}

function textileRows(view: textile.View): Row[] {
  const seats = view.points.map((_, seat) => seat);
  const sewn = seats.map((seat) => view.sewn.filter((piece) => piece.seat === seat));
  const rows: Row[] = [
    { label: say("pièces", "patches"), sign: null, values: sewn.map((pieces) => String(pieces.length)) },
    { label: say("tuiles", "tiles"), sign: null, values: sewn.map((pieces) => String(pieces.reduce((sum, piece) => sum + piece.tiles.length, 0))) },
  ];
  // Of a team both have the sum: what each brought is told before.
  return view.teams ? [...rows, { label: say("à soi", "one’s own"), sign: null, values: view.points.map(signed) }] : rows;
}

function timelineRows(view: timeline.View, steps: readonly StepInfo[]): Row[] {
  const placed = (eventsOf(steps) as timeline.Event[]).filter((event) => event.type === "Placed");
  const times = (right: boolean): string[] => view.hands.map((_, seat) => String(placed.filter((event) => event.seat === seat && event.right === right).length));
  return [
    { label: say("justes", "right"), sign: "knot", values: times(true) },
    { label: say("fausses", "wrong"), sign: "cross", values: times(false) },
    { label: say("en main", "in hand"), sign: null, values: view.hands.map((hand) => String(hand.length)) },
  ];
}
