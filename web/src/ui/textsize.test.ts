import { expect, test } from "vitest";

import { resize } from "../../textsize";

test("sizes of words follow what was chosen, whatever the way they are written", () => {
  expect(resize({ prop: "font-size", value: "15px" })).toBe("calc(15px * var(--text-size))");
  expect(resize({ prop: "font-size", value: "clamp(12px, 2cqw, 20px)" })).toBe("calc(clamp(12px, 2cqw, 20px) * var(--text-size))");
  expect(resize({ prop: "line-height", value: "32px" })).toBe("calc(32px * var(--text-size))");
  expect(resize({ prop: "font", value: "560 19px/1.1 var(--display)" })).toBe("560 calc(19px * var(--text-size))/1.1 var(--display)");
});

test("everything else stays as it is, and nothing is done twice", () => {
  expect(resize({ prop: "width", value: "15px" })).toBe("15px");
  expect(resize({ prop: "line-height", value: "1.2" })).toBe("1.2");
  expect(resize({ prop: "font-size", value: "inherit" })).toBe("inherit");
  const once = resize({ prop: "font-size", value: "15px" });
  expect(resize({ prop: "font-size", value: once })).toBe(once);
});
