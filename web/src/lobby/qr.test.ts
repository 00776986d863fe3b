import { expect, test } from "vitest";

import { encode, outline } from "./qr";

test("a longer text takes a larger code, up to version 6", () => {
  expect(encode("a".repeat(14))).toHaveLength(21);
  expect(encode("a".repeat(15))).toHaveLength(25);
  expect(encode("a".repeat(106))).toHaveLength(41);
  expect(() => encode("a".repeat(107))).toThrow(RangeError);
});

test("three corners hold a finder", () => {
  const grid = encode("https://mercerie.example/j/abc");
  const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const corner = (x: number, y: number): string[] =>
    grid.slice(y, y + 7).map((row) => row.slice(x, x + 7).map(Number).join(""));

  expect([corner(0, 0), corner(grid.length - 7, 0), corner(0, grid.length - 7)]).toEqual([finder, finder, finder]);
});

test("the outline covers exactly the dark squares", () => {
  const grid = encode("Mercerie");
  const covered = [...outline(grid).matchAll(/h(\d+)v1/g)].reduce((sum, run) => sum + Number(run[1]), 0);

  expect(covered).toBe(grid.flat().filter(Boolean).length);
});
