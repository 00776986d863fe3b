import { describe, expect, test } from "vitest";

import type { StepInfo, Update } from "../wire";
import { backOff, freshKey, Protocol, readMessage } from "./protocol";

const step = (seq: number): StepInfo => ({ type: "StepInfo", seq, kind: "action", seat: 0, text: "advance", events: [], view: null });

function update(seq: number, since = 0): Update {
  const steps = Array.from({ length: seq - since }, (_, index) => step(since + index + 1));
  return {
    type: "Update", table: "t", game: "patchwork", options: {}, seq, seats: [], view: null, legal: [], outlooks: {},
    box: null, steps, clock: null, take_back: null, undo: null, may_hint: false, result: null, commitment: "",
    links: null, rematch: null, awaited: [],
  };
}

describe("the log", () => {
  test("is kept whole while updates bring only what is new", () => {
    const protocol = new Protocol();
    protocol.receive(update(3));
    protocol.receive(update(5, 3));
    expect(protocol.steps.map((one) => one.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(protocol.news.map((one) => one.seq)).toEqual([4, 5]);
  });

  test("takes a step told twice only once", () => {
    const protocol = new Protocol();
    protocol.receive(update(3));
    protocol.receive(update(4, 1));
    expect(protocol.steps.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
    expect(protocol.news.map((one) => one.seq)).toEqual([4]);
  });

  test("has no news on arrival, nor after a long absence", () => {
    const protocol = new Protocol();
    protocol.receive(update(3));
    expect(protocol.news).toEqual([]);
    protocol.receive(update(30, 3));
    expect(protocol.news).toEqual([]);
  });

  test("does not go back in time", () => {
    const protocol = new Protocol();
    protocol.receive(update(5));
    protocol.receive(update(4));
    expect(protocol.seq).toBe(5);
  });

  test("listens to an update at the same seq: somebody may have come or gone", () => {
    const protocol = new Protocol();
    protocol.receive(update(5));
    const present = { ...update(5, 5), undo: "step" as const };
    protocol.receive(present);
    expect(protocol.update).toBe(present);
  });
});

describe("a command", () => {
  test("carries a fresh key and the last seq seen", () => {
    const protocol = new Protocol();
    protocol.receive(update(7));
    const first = protocol.order({ type: "act", text: "advance" });
    const second = protocol.order({ type: "undo" });
    expect(first).toMatchObject({ type: "act", text: "advance", base: 7 });
    expect(first.key).not.toBe(second.key);
  });

  test("is said again with the same key until it is answered", () => {
    const protocol = new Protocol();
    const command = protocol.order({ type: "act", text: "advance" });
    expect(protocol.again()).toEqual([command]);
    expect(protocol.again()).toEqual([command]);
    protocol.receive({ type: "Ack", key: command.key, seq: 1 });
    expect(protocol.again()).toEqual([]);
  });

  test("that is refused is forgotten and the reason kept until the next one", () => {
    const protocol = new Protocol();
    const command = protocol.order({ type: "act", text: "advance" });
    protocol.receive({ type: "Refused", key: command.key, code: "stale", words: "Too late.", seq: 4 });
    expect(protocol.pending).toEqual([]);
    expect(protocol.refused?.code).toBe("stale");
    protocol.order({ type: "act", text: "advance" });
    expect(protocol.refused).toBeNull();
  });

  test("of another tab is none of our business", () => {
    const protocol = new Protocol();
    protocol.receive({ type: "Refused", key: "somebody-else", code: "stale", words: "", seq: 4 });
    expect(protocol.refused).toBeNull();
  });
});

describe("the board is busy with an action", () => {
  function acting(): [Protocol, string] {
    const protocol = new Protocol();
    protocol.receive(update(7));
    return [protocol, protocol.order({ type: "act", text: "advance" }).key];
  }

  test("until it shows, whether or not it was answered before", () => {
    const [protocol, key] = acting();
    protocol.receive({ type: "Ack", key, seq: 8 });
    expect(protocol.busy).toBe(true);
    protocol.receive(update(8, 7));
    expect(protocol.busy).toBe(false);
  });

  test("and no longer, even if the answer comes late: the next one may be played at once", () => {
    const [protocol] = acting();
    protocol.receive(update(8, 7));
    expect(protocol.busy).toBe(false);
    expect(protocol.pending).toHaveLength(1);
  });

  test("while others come and go", () => {
    const [protocol] = acting();
    protocol.receive(update(7, 7));
    expect(protocol.busy).toBe(true);
  });

  test("until it is refused", () => {
    const [protocol, key] = acting();
    protocol.receive({ type: "Refused", key, code: "stale", words: "Too late.", seq: 7 });
    expect(protocol.busy).toBe(false);
  });

  test("but not with a greeting", () => {
    const protocol = new Protocol();
    protocol.order({ type: "say", saying: "hello" });
    expect(protocol.busy).toBe(false);
  });
});

test("a key is 22 characters that fit into any address", () => {
  for (let time = 0; time < 50; time++) expect(freshKey()).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test("waiting grows from 0.3 to 10 seconds and is never the same for all", () => {
  expect(backOff(0, () => 1)).toBe(300);
  expect(backOff(0, () => 0)).toBe(150);
  expect(backOff(3, () => 1)).toBe(2400);
  expect(backOff(99, () => 1)).toBe(10_000);
});

test("what is no message of ours is not read", () => {
  expect(readMessage("{")).toBeNull();
  expect(readMessage("null")).toBeNull();
  expect(readMessage('{"type":"Gossip"}')).toBeNull();
  expect(readMessage('{"type":"Ack","key":"k","seq":1}')).toEqual({ type: "Ack", key: "k", seq: 1 });
});
