import { beforeEach, describe, expect, it, vi } from "vitest";
import { HouseError, Unreachable } from "../api/client";
import { reasonOf, toasts } from "./toasts.svelte";

beforeEach(() => (toasts.all = []));

describe("why something failed", () => {
  it("is said as the house says it", () => {
    expect(reasonOf(new HouseError(409, { reason: "That seat is taken." }))).toBe("That seat is taken.");
  });

  it("is said kindly where the house has no sentence for it", () => {
    expect(reasonOf(new Unreachable())).toBe("The house does not answer.");
    expect(reasonOf(new HouseError(429, { reason: "Too Many Requests" }))).toMatch(/wait a moment/);
    expect(reasonOf(new HouseError(500, { reason: "KeyError" }))).not.toMatch(/KeyError/);
    expect(reasonOf(new TypeError("x is undefined"))).not.toMatch(/undefined/);
  });
});

describe("notices", () => {
  it("say why an attempt failed, and nothing when it worked", async () => {
    expect(await toasts.attempt(() => Promise.resolve())).toBe(true);
    expect(toasts.all).toEqual([]);
    const refused = new HouseError(403, { reason: "Only the host may do that." });
    expect(await toasts.attempt(() => Promise.reject(refused))).toBe(false);
    expect(toasts.all[0]).toMatchObject({ text: "Only the host may do that.", tone: "bad" });
  });

  it("are not repeated, and go by themselves", () => {
    vi.useFakeTimers();
    toasts.tell("Kept.");
    toasts.tell("Kept.");
    expect(toasts.all).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(toasts.all).toHaveLength(0);
    vi.useRealTimers();
  });
});
