import { describe, expect, it } from "vitest";
import { type Printed, sceneOf } from "./printed";

const printed = {
  areas: { ur: { region: "babylon" }, saba: { region: "saba" }, patala: { region: "indus" } },
  scenes: { east_5: { out_of_play: ["patala"], changed: {} } },
} as unknown as Printed;

describe("a set-up", () => {
  it("is that of the beginning while everybody is there", () => {
    expect(sceneOf(printed, "east_5")).toBe(printed.scenes.east_5);
  });

  it("closes the regions of those who left", () => {
    expect(sceneOf(printed, "east_5-babylon").out_of_play).toEqual(["patala", "ur"]);
    expect(sceneOf(printed, "east_5-babylon-saba").out_of_play).toEqual(["patala", "ur", "saba"]);
    expect(sceneOf(printed, "east_5-babylon")).toBe(sceneOf(printed, "east_5-babylon"));
  });
});
