import { beforeEach, describe, expect, test } from "vitest";

import type { textile } from "../../wire";
import { Hand } from "./hand.svelte";

const tile = (x: number, y: number, colour: number): { x: number; y: number; colour: number } => ({ x, y, colour });
const sent: string[] = [];

/** A table with one tile sewn, my patch of two, and whose turn it is. */
function handAt(toMove: number, legal: readonly string[]): Hand {
  const view = {
    to_move: toMove,
    patches: [[tile(0, 0, 0), tile(1, 0, 1)], []],
    piles: [3, 3, 3, 3, 3],
    sewn: [{ tiles: [tile(0, 0, 2)] }],
  } as unknown as textile.View;
  return new Hand(() => ({ view, legal, outlooks: {}, me: 0, busy: false, onact: (text) => void sent.push(text) }));
}

beforeEach(() => void (sent.length = 0));

describe("while somebody else plays", () => {
  test("my patch is tried anywhere, and nothing is ever sent", () => {
    const hand = handAt(1, []);
    hand.liftPatch({ x: 3, y: 0.5 });
    expect(hand.ghost.map(({ x, y }) => [x, y])).toEqual([[2, 0], [3, 0]]);
    expect(hand.fits).toBe(true);

    hand.confirm();
    expect([hand.text, sent]).toEqual([null, []]);
  });

  test("it moves by one square, turns, and does not fit on another tile", () => {
    const hand = handAt(1, []);
    hand.liftPatch({ x: 2, y: 0.5 });
    hand.step({ x: -1, y: 0 });
    expect(hand.ghost.map(({ x, y }) => [x, y])).toEqual([[0, 0], [1, 0]]);
    expect(hand.fits).toBe(false);
    hand.turn();
    expect(new Set(hand.ghost.map(({ x }) => x)).size).toBe(1);
  });

  test("it stays over the table when they have done something, but a tile in hand does not", () => {
    const hand = handAt(1, []);
    hand.liftPatch({ x: 3, y: 0.5 });
    hand.clear(true);
    expect(hand.held?.kind).toBe("patch");
    hand.clear(false);
    expect(hand.held).toBeNull();
  });
});

describe("in my turn", () => {
  test("only a legal place is taken, the nearest to where I point", () => {
    const hand = handAt(0, ["assemble a 1,0", "assemble a 0,1", "take madder"]);
    hand.liftPatch({ x: 8, y: 0.5 });
    expect(hand.text).toBe("assemble a 1,0");
    hand.confirm();
    expect(sent).toEqual(["assemble a 1,0"]);
  });

  test("a patch with no legal place is not lifted", () => {
    const hand = handAt(0, ["take madder"]);
    hand.liftPatch({ x: 0, y: 0 });
    expect(hand.held).toBeNull();
    expect(hand.note).not.toBe("");
  });
});
