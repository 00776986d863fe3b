// A record in the shapes the table's parts know: seats without anybody at the screen, and a log up to a moment.

import type { PlayerInfo, Replay, SeatInfo, StepInfo } from "../../wire";

export function seatsOf(players: readonly PlayerInfo[], names: readonly string[]): SeatInfo[] {
  return players.map(({ kind, bot, robot }, seat) => ({
    type: "SeatInfo",
    seat,
    name: names[seat] ?? "",
    kind,
    bot,
    robot,
    yours: false,
    present: true,
    resigned: false,
    substituted: false, invited: "", declined: false,
  }));
}

/** The steps that led to a moment. */
export function stepsUntil(replay: Replay, at: number): StepInfo[] {
  return replay.steps.slice(0, at).map((step, index) => ({
    type: "StepInfo",
    seq: index + 1,
    kind: "action",
    seat: step.seat ?? 0,
    text: step.text,
    events: step.events,
    view: null,
  }));
}
