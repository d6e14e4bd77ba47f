import { describe, expect, it } from "vitest";
import type { Request } from "../../../lib/protocol";
import { countWith } from "./counting";
import type { Plan } from "./trial.svelte";

const asked = (progress?: Request["progress"]): Request => ({ progress }) as Request;

describe("the count of a series of picks", () => {
  it("is one of one where nothing else is asked", () => {
    expect(countWith(asked(), undefined, undefined)).toMatchObject({ done: 0, due: 1 });
    expect(countWith(asked(), { do: "first", area: "ur" }, undefined)).toMatchObject({ done: 1, due: 1 });
  });

  it("goes on with what is being chosen, but never beyond what is due", () => {
    const cities = asked({ done: 1, due: 3, unit: "cities" });
    expect(countWith(cities, { do: "city", area: "ur" }, undefined).done).toBe(2);
    const tokens = asked({ done: 1, due: 3, unit: "tokens" });
    expect(countWith(tokens, { do: "relocate", area: "ur", tokens: 5 }, undefined).done).toBe(3);
  });

  it("does not count a token that is only lifted, nor barbarians that may fall", () => {
    const tokens = asked({ done: 1, due: 5, unit: "tokens", at_most: true });
    expect(countWith(tokens, { do: "lift", area: "ur" }, undefined).done).toBe(1);
    const hordes = asked({ done: 0, due: 15, unit: "barbarians" });
    expect(countWith(hordes, { do: "descend", area: "ur" }, undefined).done).toBe(0);
  });

  it("asks the rules how well cities are supported", () => {
    const support = asked({ done: 3, due: 6, unit: "support" });
    const reduce = { do: "reduce", area: "ur" };
    expect(countWith(support, reduce, undefined)).toMatchObject({ done: 3, due: 6 });
    const plan = { legal: true, outlook: { support: { tokens: 5, needed: 4 } } } as unknown as Plan;
    expect(countWith(support, reduce, plan)).toMatchObject({ done: 4, due: 4 });
  });
});
