import { describe, expect, it } from "vitest";
import { countEarned, grouped, newAt, type Honour } from "./honours";

const honour = (id: string, group: string, table?: string): Honour => ({
  id,
  group,
  name: id,
  about: "",
  earned: table ? { at: 0, table, times: 1 } : null,
});

describe("what is earned for good", () => {
  const honours = [
    honour("clan", "solo", "first"),
    honour("kingdom", "solo", "second"),
    honour("gold", "road"),
  ];

  it("stands in the groups of its title, in their order", () => {
    expect(grouped(honours).map(({ name, honours: inside }) => [name, inside.length])).toEqual([
      ["solo", 2],
      ["road", 1],
    ]);
  });

  it("is new only at the table where it was earned first", () => {
    expect(countEarned(honours)).toBe(2);
    expect(newAt(honours, "second").map(({ id }) => id)).toEqual(["kingdom"]);
    expect(newAt(honours, "third")).toEqual([]);
  });
});
