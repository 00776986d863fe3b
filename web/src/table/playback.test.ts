import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { BREATH, fitted, lengthOf } from "../games/motion";
import { WATCHING, type SeatInfo, type StepInfo, type Update } from "../wire";
import { Playback } from "./playback.svelte";

const OWN = 1000;
const OTHER = 400;
let tempo = 1;
let playback: Playback;
let log: StepInfo[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  tempo = 1;
  log = [];
  playback = new Playback({ beats: (_, mine) => [{ name: "first", ms: mine ? OWN : OTHER }], tempo: () => tempo });
  tell();
});
afterEach(() => vi.useRealTimers());

const seat = (number: number): SeatInfo => ({ seat: number, name: `${number}`, yours: number === 0 }) as SeatInfo;
const step = (kind: StepInfo["kind"], who: number): StepInfo => ({ seq: log.length + 1, kind, seat: who, text: "", events: [], view: null }) as unknown as StepInfo;

/** An update in which these seats have acted: all but the last step carry the position after them. */
function tell(...seats: number[]): void {
  const news = seats.map((who) => {
    const one = step("action", who);
    log = [...log, one];
    return one;
  });
  for (const one of news.slice(0, -1)) one.view = viewAt(one.seq);
  playback.take(update(), log, news);
}

const viewAt = (seq: number) => ({ at: seq, to_move: seq % 3 });
const update = (more: Partial<Update> = {}): Update =>
  ({ seq: log.length, seats: [0, 1, 2].map(seat), view: viewAt(log.length), legal: ["go"], outlooks: {}, result: null, undo: "step", may_hint: true, ...more }) as Update;
const shown = (): number | undefined => (playback.update?.view as { at: number } | undefined)?.at;
const passed = (ms: number): void => void vi.advanceTimersByTime(ms);

describe("what I did", () => {
  test("is shown to its end, then nobody plays for a breath, then each of the others in turn", () => {
    tell(0, 1, 2);
    expect([shown(), playback.acting?.seat, playback.acting?.beat]).toEqual([1, 0, "first"]);
    passed(OWN - 1);
    expect(shown()).toBe(1);
    passed(1);
    expect([shown(), playback.acting?.beat]).toEqual([1, "breath"]);
    passed(BREATH);
    expect([shown(), playback.acting?.seat]).toEqual([2, 1]);
    passed(OTHER);
    expect([shown(), playback.acting?.seat]).toEqual([3, 2]);
    passed(OTHER);
    expect(playback.acting).toBeNull();
  });

  test("is not cut short by answers that come meanwhile", () => {
    tell(0);
    passed(100);
    tell(1);
    tell(2);
    expect(shown()).toBe(1);
    passed(OWN - 100 + BREATH);
    expect(shown()).toBe(2);
    passed(OTHER);
    expect(shown()).toBe(3);
  });

  test("is followed by a breath even while the others still think, but not by two", () => {
    tell(0);
    passed(OWN);
    expect(playback.acting?.beat).toBe("breath");
    passed(BREATH);
    expect(playback.acting).toBeNull();
    tell(1);
    expect(shown()).toBe(2);
  });

  test("is followed at once by my next turn", () => {
    tell(1, 2);
    passed(2 * OTHER);
    tell(0); // three actions: seat 0 is to move again
    passed(OWN);
    expect(playback.acting).toBeNull();
    expect(playback.update?.legal).toEqual(["go"]);
  });
});

describe("until everything has been seen", () => {
  test("there is nothing to choose, and nothing is over", () => {
    log = [...log, step("action", 0)];
    playback.take(update({ result: { winners: [0] } as unknown as Update["result"] }), log, log);
    expect([playback.update?.legal, playback.update?.may_hint, playback.update?.result]).toEqual([[], false, null]);
    passed(OWN);
    expect(playback.update?.result).not.toBeNull();
  });

  test("the log tells a step only when it has been shown", () => {
    tell(0, 1);
    expect(playback.steps).toEqual([]);
    passed(OWN);
    expect(playback.told.map(({ seq }) => seq)).toEqual([1]);
    passed(BREATH + OTHER);
    expect(playback.steps.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(playback.told.map(({ seq }) => seq)).toEqual([2]);
  });

  test("who comes or goes changes the table and not what is being shown", () => {
    tell(0);
    playback.take(update({ take_back: 1 }), log, []);
    expect([shown(), playback.acting?.beat, playback.update?.take_back]).toEqual([1, "first", 1]);
  });
});

describe("skipping", () => {
  test("ends one step, not all", () => {
    tell(0, 1, 2);
    expect(playback.skip()).toBe(true);
    expect(playback.acting?.beat).toBe("breath");
    playback.skip();
    expect([shown(), playback.acting?.seat]).toEqual([2, 1]);
    playback.skip();
    expect([shown(), playback.acting?.seat]).toEqual([3, 2]);
    playback.skip();
    expect(playback.acting).toBeNull();
    expect(playback.skip()).toBe(false);
  });
});

describe("everything is shown at once", () => {
  test("to those who want no motion, and all of it is told", () => {
    tempo = 0;
    tell(0, 1, 2);
    expect([shown(), playback.acting]).toEqual([3, null]);
    expect(playback.told.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(playback.news.length).toBe(3);
  });

  test("when nobody looks any more", () => {
    tell(0, 1, 2);
    playback.catchUp();
    expect([shown(), playback.acting, playback.steps.length]).toEqual([3, null, 3]);
  });

  test("after a long absence, of which nothing is acted out", () => {
    log = Array.from({ length: 12 }, () => step("action", 1));
    playback.take(update(), log, []);
    expect([shown(), playback.news, playback.acting]).toEqual([12, [], null]);
  });

  test("when something is taken back", () => {
    tell(0);
    log = [...log, step("undo", 0)];
    playback.take(update(), log, log.slice(-1));
    expect([shown(), playback.acting]).toEqual([2, null]);
  });
});

test("a brisk pace takes half the time", () => {
  tempo = 0.5;
  tell(0, 1);
  passed(OWN / 2 + BREATH / 2);
  expect(shown()).toBe(2);
});

test.each(Object.keys(WATCHING))("no step of %s is shown for longer than its clocks wait", (game) => {
  const long = [{ name: "a", ms: 5000 }, { name: "b", ms: 5000 }];
  expect(lengthOf(fitted(long, game, true)) + BREATH).toBeLessThanOrEqual(WATCHING[game]?.own ?? 0);
  expect(lengthOf(fitted(long, game, false))).toBeLessThanOrEqual(WATCHING[game]?.other ?? 0);
});
