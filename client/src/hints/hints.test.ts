import { describe, expect, it } from "vitest";
import { thingsOf } from "./hints";

describe("what an answer names", () => {
  it("is every id in it, once, and not what is done with it", () => {
    expect(thingsOf({ do: "move", origin: "ur", to: "susa", via: ["ur", "elam"], tokens: 2 })).toEqual([
      "ur",
      "susa",
      "elam",
    ]);
  });

  it("is nothing that could be more than an id in a selector", () => {
    expect(thingsOf({ do: "post", note: 'two words "]', wants: { salt: "salt" } })).toEqual(["salt"]);
  });

  it("is nothing where an answer names nothing", () => {
    expect(thingsOf({ do: "rest" })).toEqual([]);
  });
});
