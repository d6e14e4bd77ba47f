import { describe, expect, it } from "vitest";
import { listed, prospectOf } from "./agreement";

describe("who has to agree", () => {
  it("is listed as people would say it", () => {
    expect(listed(["Rome"], "en")).toBe("Rome");
    expect(listed(["Rome", "Persia", "Egypt"], "en")).toBe("Rome, Persia, and Egypt");
    expect(listed(["Rom", "Persien"], "de")).toBe("Rom und Persien");
  });

  it("is found by the kind of a proposal, and by seat and way where it is about a seat", () => {
    const bot = { proposal: { do: "replace", seat: 1, by: "bot" } } as const;
    const person = { proposal: { do: "replace", seat: 1, by: "person" } } as const;
    const extend = { proposal: { do: "extend", seconds: 300 } } as const;
    const all = [bot, person, extend];
    expect(prospectOf(all, { do: "replace", seat: 1, by: "person" })).toBe(person);
    expect(prospectOf(all, { do: "replace", seat: 2, by: "person" })).toBeUndefined();
    expect(prospectOf(all, { do: "extend" })).toBe(extend);
  });
});
