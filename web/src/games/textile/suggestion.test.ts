import { expect, test } from "vitest";

import { NOTHING, suggestionOf } from "./suggestion";

const patch = [{ x: 0, y: 0, colour: 1 }, { x: 1, y: 0, colour: 2 }];

test("a patch is shown turned and where it would lie", () => {
  expect(suggestionOf("assemble b 3,-2", patch).sewn).toEqual([{ x: 3, y: -2, colour: 1 }, { x: 3, y: -1, colour: 2 }]);
});

test("a tile is shown in the patch, and its pile", () => {
  expect(suggestionOf("take sage 1,1", patch)).toEqual({ ...NOTHING, tile: { x: 1, y: 1, colour: 3 }, colour: 3 });
  expect(suggestionOf("take madder", [])).toEqual({ ...NOTHING, tile: { x: 0, y: 0, colour: 0 }, colour: 0 });
});

test("the first tile of all goes to the table, and discarding shows nothing", () => {
  expect(suggestionOf("start chalk", [])).toEqual({ ...NOTHING, colour: 4, starts: true });
  expect(suggestionOf("discard", patch)).toEqual(NOTHING);
});
