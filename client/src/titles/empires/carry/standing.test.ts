import { describe, expect, it } from "vitest";
import type { Answer } from "../../../lib/protocol";
import type { Ship } from "../view";
import { changeIn, voyageBack } from "./standing";

const ship = (place: string): Ship => ({ place, ready: true, built: false, steps: 0, cargo: 0 });
const ships = { "0": ship("ur") };
const ferry: Answer[] = [
  { do: "move", origin: "ur", to: "susa", tokens: 2, via: null },
  { do: "maintain", ship: 0, area: "ur" },
  { do: "embark", ship: 0, tokens: 3 },
  { do: "sail", ship: 0, to: "gulf" },
  { do: "sail", ship: 0, to: "magan" },
  { do: "disembark", ship: 0, tokens: 3 },
  { do: "build_ship", area: "ur", tokens: ["ur", "ur"] },
];

describe("the board after a plan", () => {
  it("counts tokens that walk, pay, go on board and ashore", () => {
    expect(changeIn("ur", ferry, ships)).toBe(-2 - 1 - 3 - 2);
    expect(changeIn("susa", ferry, ships)).toBe(2);
    expect(changeIn("magan", ferry, ships)).toBe(3);
    expect(changeIn("gulf", ferry, ships)).toBe(0);
  });

  it("lets a ship go back where it came from, with all that it did since", () => {
    expect(voyageBack(ferry, ships, 0, "ur")).toEqual([...ferry.slice(0, 3), ferry[6]]);
    expect(voyageBack(ferry, ships, 0, "gulf")).toBeUndefined();
    expect(voyageBack(ferry.slice(0, 3), ships, 0, "ur")).toBeUndefined();
    const coasts = { "0": { ...ship("ur"), coast: "ur_east" } };
    expect(voyageBack(ferry, coasts, 0, "ur", (place) => place.replace("_east", ""))).toHaveLength(4);
  });
});
