import { expect, test } from "vitest";

import { ability, type Surroundings } from "./browser";

const CHROME: Surroundings = { secure: true, worker: true, push: true, permission: "default", agent: "Chrome", touch: 0 };
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari";

test("a browser that can is asked", () => {
  expect(ability(CHROME)).toBe("yes");
  expect(ability({ ...CHROME, permission: "granted" })).toBe("yes");
});

test("one that cannot says why", () => {
  expect(ability({ ...CHROME, secure: false, worker: false })).toBe("insecure");
  expect(ability({ ...CHROME, permission: "denied" })).toBe("denied");
  expect(ability({ ...CHROME, push: false })).toBe("unsupported");
  expect(ability({ ...CHROME, push: false, permission: "none", agent: IPHONE, touch: 5 })).toBe("install");
  expect(ability({ ...CHROME, push: false, permission: "none", agent: IPAD, touch: 5 })).toBe("install");
  expect(ability({ ...CHROME, push: false, permission: "none", agent: IPAD, touch: 0 })).toBe("unsupported");
});

test("an app on the home screen of an iPhone can", () => expect(ability({ ...CHROME, agent: IPHONE, touch: 5 })).toBe("yes"));
