import { expect, test } from "vitest";

import { parseRoute } from "./router.svelte";

const at = (path: string) => parseRoute(new URL(path, "https://mercerie.example"));

test("every page has its address", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at("/t/abc")).toEqual({ page: "table", id: "abc", watch: null });
  expect(at("/t/abc?watch=s3cret")).toEqual({ page: "table", id: "abc", watch: "s3cret" });
  expect(at("/j/abc")).toEqual({ page: "join", secret: "abc" });
  expect(at("/w/abc")).toEqual({ page: "watch", secret: "abc" });
  expect(at("/rules/timeline")).toEqual({ page: "rules", game: "timeline" });
  expect(at("/learn/textile/")).toEqual({ page: "learn", game: "textile" });
  expect(at("/accessibility")).toEqual({ page: "accessibility" });
  expect(at("/replay")).toEqual({ page: "replay", id: null, at: null, watch: null, review: false });
  expect(at("/replay/abc?review")).toMatchObject({ review: true });
  expect(at("/replay/abc?at=12")).toEqual({ page: "replay", id: "abc", at: 12, watch: null, review: false });
});

test("what is none of them is lost", () => {
  for (const path of ["/nowhere", "/t", "/t/a/b", "/rules/%E0%A4%A"]) {
    expect(["lost", "rules"]).toContain(at(path).page);
  }
  expect(at("/nowhere")).toEqual({ page: "lost" });
  expect(at("/replay/abc?at=-1")).toMatchObject({ at: null });
});
