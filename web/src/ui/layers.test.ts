import { describe, expect, test, vi } from "vitest";

import { Layers } from "./layers";

/** A browser's history with one page in it. */
class Past {
  entries: unknown[] = ["page before", null];
  at = 1;
  popped: (state: unknown) => void = () => undefined;
  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries.splice(++this.at, Infinity, state);
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }
  go(steps: number): void {
    this.at += steps;
    this.popped(this.state);
  }
}

function setting() {
  const past = new Past();
  const work: (() => void)[] = [];
  const layers = new Layers(() => past, (job) => work.push(job));
  past.popped = (state) => layers.popped(state);
  const settle = (): void => {
    for (let job = work.shift(); job; job = work.shift()) job();
  };
  return { past, layers, settle };
}

describe("what lies over a page", () => {
  test("is closed by Back, which stays on the page", () => {
    const { past, layers, settle } = setting();
    const close = vi.fn();
    layers.add(close);
    settle();
    expect(past.at).toBe(2);
    past.go(-1);
    settle();
    expect(close).toHaveBeenCalledOnce();
    expect(past.state).toBeNull();
  });

  test("leaves no entry behind when a button closes it", () => {
    const { past, layers, settle } = setting();
    const closed = layers.add(vi.fn());
    settle();
    closed();
    settle();
    expect(past.state).toBeNull();
  });

  test("keeps its entry when one sheet replaces another", () => {
    const { past, layers, settle } = setting();
    const menu = layers.add(vi.fn());
    settle();
    const push = vi.spyOn(past, "pushState");
    const back = vi.spyOn(past, "go");
    const close = vi.fn();
    menu();
    layers.add(close);
    settle();
    expect([push.mock.calls.length, back.mock.calls.length]).toEqual([0, 0]);
    past.go(-1);
    expect(close).toHaveBeenCalledOnce();
  });

  test("closes from the top, one for each Back", () => {
    const { past, layers, settle } = setting();
    const [below, above] = [vi.fn(), vi.fn()];
    layers.add(below);
    layers.add(above);
    settle();
    past.go(-1);
    settle();
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  });

  test("gives its entry to the page a link inside leads to", () => {
    const { past, layers, settle } = setting();
    const closed = layers.add(vi.fn());
    settle();
    expect(layers.leave()).toBe(true);
    past.replaceState(null);
    closed();
    settle();
    expect([past.at, past.state]).toEqual([2, null]);
  });

  test("does not come back by Forward: the dead entry is stepped over", () => {
    const { past, layers, settle } = setting();
    layers.add(vi.fn());
    settle();
    past.go(-1);
    settle();
    past.go(1);
    settle();
    expect(past.state).toBeNull();
  });

  test("is forgotten when the page is loaded anew", () => {
    const past = new Past();
    past.pushState({ layer: 1 });
    const work: (() => void)[] = [];
    const layers = new Layers(() => past, (job) => work.push(job));
    past.popped = (state) => layers.popped(state);
    layers.start();
    work.forEach((job) => job());
    expect(past.state).toBeNull();
  });
});
