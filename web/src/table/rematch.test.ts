import { beforeEach, describe, expect, it } from "vitest";

import { choose } from "../ui/settings.svelte";
import type { RematchInfo, SeatInfo, Update } from "../wire";
import { asksOthers, gone, insteadOf, phaseOf, titleOf, wordsOf } from "./rematch";

const seat = (number: number, name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  type: "SeatInfo", seat: number, name, kind: "person", bot: null, robot: null, yours: number === 0, present: true,
  resigned: false, substituted: false, invited: "", declined: false, ...changes,
});
const info = (changes: Partial<RematchInfo> = {}): RematchInfo => ({
  type: "RematchInfo", offered_by: null, agreed: [], declined_by: null, begins: 1, table: null, ...changes,
});
const at = (changes: Partial<RematchInfo>, seats = [seat(0, "Anne"), seat(1, "Basile")]): Update =>
  ({ seats, rematch: info(changes), clock: null }) as unknown as Update;

beforeEach(() => choose({ language: "en" }));

describe("a rematch", () => {
  it("is nobody's business during the game, nor a spectator's", () => {
    expect(phaseOf({ ...at({}), rematch: null })).toBeNull();
    expect(phaseOf(at({}, [seat(0, "Anne", { yours: false }), seat(1, "Basile")]))).toBeNull();
  });

  it("goes from an offer to an answer", () => {
    expect(phaseOf(at({}))).toBe("free");
    expect(phaseOf(at({ offered_by: 1, agreed: [1] }))).toBe("asked");
    expect(phaseOf(at({ offered_by: 0, agreed: [0] }))).toBe("waiting");
    expect(phaseOf(at({ declined_by: 1 }))).toBe("declined");
    expect(phaseOf(at({ offered_by: 1, agreed: [0, 1], table: "next" }))).toBe("agreed");
  });

  it("says who offers, who begins and whom one waits for", () => {
    expect(titleOf(at({ offered_by: 1, agreed: [1] }), "asked")).toBe("Basile offers a rematch");
    expect(wordsOf(at({ offered_by: 1, agreed: [1] }), "asked", false)).toBe("Same table, Basile begins.");
    const three = [seat(0, "Anne"), seat(1, "Basile"), seat(2, "Chloé"), seat(3, "Galon", { kind: "bot", bot: "greedy" })];
    expect(wordsOf(at({ offered_by: 0, agreed: [0] }, three), "waiting", false)).toContain("Waiting for Basile and Chloé.");
    expect(titleOf(at({ offered_by: 1, agreed: [0, 1] }, three), "waiting")).toBe("You agree");
  });

  it("asks nobody where only robots or oneself would answer", () => {
    expect(asksOthers(at({}))).toBe(true);
    expect(asksOthers(at({}, [seat(0, "Anne"), seat(1, "Galon", { kind: "bot" })]))).toBe(false);
    expect(asksOthers(at({}, [seat(0, "Anne"), seat(1, "Blaise", { yours: true })]))).toBe(false);
  });

  it("knows when nobody is there to answer", () => {
    const left = [seat(0, "Anne"), seat(1, "Basile", { present: false }), seat(2, "Galon", { kind: "bot", bot: "search:normal" })];
    expect(gone(at({}, left), "free")).toBe(true);
    expect(gone(at({ offered_by: 0, agreed: [0] }, left), "waiting")).toBe(true);
    expect(gone(at({}), "free")).toBe(false);
    expect(gone(at({}, [...left, seat(3, "Chloé")]), "free")).toBe(false);
    expect(gone(at({ offered_by: 1, agreed: [1] }, left), "asked")).toBe(false);
    expect(gone(at({}, [seat(0, "Anne"), seat(1, "Galon", { kind: "bot" })]), "free")).toBe(false);
    expect(titleOf(at({}, left), "free", true)).toBe("Basile has gone home");
    expect(wordsOf(at({ offered_by: 0, agreed: [0] }, left), "waiting", false, true)).toBe("Your offer stays open. Somebody of the house is free.");
    expect(titleOf(at({}, [...left, seat(3, "Chloé", { present: false })]), "free", true)).toBe("Basile and Chloé have gone home");
  });

  it("gives the chairs of those who left to a robot, and keeps everything else", () => {
    const seats = [seat(0, "Anne"), seat(1, "Basile"), seat(2, "Zip", { kind: "bot", bot: "champion:quick" })];
    const old = { ...at({ begins: 1 }, seats), game: "timeline", options: { deck: "arts", first: 0 } } as Update;

    expect(insteadOf(old, "memory:normal")).toEqual({
      game: "timeline",
      seats: [{ kind: "me" }, { kind: "bot", bot: "memory:normal" }, { kind: "bot", bot: "champion:quick" }],
      options: { deck: "arts", first: 1 },
      clock: { kind: "none" },
    });
    const two = [seat(0, "Anne"), seat(1, "Blaise", { yours: true }), seat(2, "Chloé")];
    expect(insteadOf({ ...old, seats: two } as Update, "greedy").seats.slice(0, 2)).toEqual([{ kind: "here", name: "Anne" }, { kind: "here", name: "Blaise" }]);
  });
});
