import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../api";
import type { ReviewInfo } from "../../wire";
import { Inquiry } from "./inquiry.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (done: number, more: Partial<ReviewInfo> = {}): ReviewInfo => ({
  type: "ReviewInfo", id: "abc", total: 2, done, waiting: 0, failed: false, chances: [], moments: [], turning_points: [], accuracy: [], ...more,
});

test("it asks again until everything has been looked at", async () => {
  const look = vi.fn().mockResolvedValueOnce(told(1)).mockResolvedValueOnce(told(2));
  const inquiry = new Inquiry(() => Promise.resolve(told(0)), look);
  inquiry.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([inquiry.info?.done, inquiry.done, inquiry.trouble]).toEqual([2, true, ""]);
  expect(look).toHaveBeenCalledTimes(2);
  expect(look).toHaveBeenCalledWith("abc");
});

test("a server that has forgotten is asked anew", async () => {
  const start = vi.fn().mockResolvedValueOnce(told(0)).mockResolvedValueOnce(told(2));
  const inquiry = new Inquiry(start, () => Promise.reject(new ApiError("not-found", "", 404)));
  inquiry.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(start).toHaveBeenCalledTimes(2);
  expect(inquiry.done).toBe(true);
});

test("what went wrong is told, and one may try again", async () => {
  const start = vi.fn().mockRejectedValueOnce(new ApiError("too-many", "", 429)).mockResolvedValueOnce(told(2));
  const inquiry = new Inquiry(start, () => Promise.resolve(told(2)));
  inquiry.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(inquiry.trouble).toBe("too-many");
  inquiry.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([inquiry.trouble, inquiry.done]).toEqual(["", true]);
});

test("an analysis that failed is not waited for, nor one that nobody looks at any more", async () => {
  const look = vi.fn().mockResolvedValue(told(1));
  const failed = new Inquiry(() => Promise.resolve(told(1, { failed: true })), look);
  failed.begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(failed.trouble).toBe("failed");
  const left = new Inquiry(() => Promise.resolve(told(0)), look);
  left.begin();
  await vi.advanceTimersByTimeAsync(0);
  left.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(look).not.toHaveBeenCalled();
});
