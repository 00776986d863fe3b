// A record in the shapes the table's parts know: seats without anybody at the screen, and a log up to a moment.

import type { Replay, SeatInfo, StepInfo } from "../../wire";

export function seatsOf(names: readonly string[]): SeatInfo[] {
  return names.map((name, seat) => ({
    type: "SeatInfo",
    seat,
    name,
    kind: "person",
    bot: null,
    yours: false,
    present: true,
    resigned: false,
    substituted: false,
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
  }));
}
