import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Connection } from "./connection.svelte";

/** A socket as the browser's, with somebody at the other end who does what the test says. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  said: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  hears(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const UPDATE = { type: "Update", seq: 4, steps: [] };
let close: () => void;
let connection: Connection;
const last = (): Line => Line.all.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("location", { protocol: "https:", host: "shop" });
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  connection = new Connection("t1", null);
  close = connection.open();
  last().opens();
  last().hears(UPDATE);
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a line that breaks", () => {
  test("comes back from where it was, and says again what was not answered", () => {
    connection.send({ type: "act", text: "advance" });
    const [command] = last().said;
    last().close();
    vi.advanceTimersByTime(400);
    last().opens();

    expect(Line.all).toHaveLength(2);
    expect(last().address).toContain("since=4");
    expect(last().said).toEqual([command]);
  });

  test("is only called lost when a second try fails as well", () => {
    last().close();
    expect(connection.line).toBe("connecting");
    vi.advanceTimersByTime(400);
    last().close();
    expect(connection.line).toBe("lost");
  });

  test("is not waited for when somebody looks at the page again", () => {
    last().close();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Line.all).toHaveLength(2);
  });
});

describe("a line that looks open and is dead", () => {
  test("is left for a new one when nothing answers", () => {
    connection.send({ type: "act", text: "advance" });
    const silent = last();
    vi.advanceTimersByTime(9_000);

    expect(silent.readyState).toBe(3);
    expect(Line.all).toHaveLength(2);
    last().opens();
    expect(last().said).toEqual(silent.said);
  });

  test("is left for a new one when no table comes", () => {
    const other = new Connection("t2", null);
    const leave = other.open();
    const silent = last();
    silent.opens();
    vi.advanceTimersByTime(9_000);

    expect(silent.readyState).toBe(3);
    expect(other.line).toBe("lost");
    expect(last()).not.toBe(silent);
    leave();
  });

  test("is trusted as long as everything was answered", () => {
    connection.send({ type: "act", text: "advance" });
    const { key } = JSON.parse(last().said[0] ?? "{}") as { key: string };
    last().hears({ type: "Ack", key });
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });
});

test("a table that was left does not call again", () => {
  connection.send({ type: "act", text: "advance" });
  close();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(1);
});
