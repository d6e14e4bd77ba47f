import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeHouse } from "../../testing/house";
import { abilityNumber, allows, type Printed, printedIn, raisedBy, sceneOf, setupOf } from "./printed";

const printed = {
  areas: { ur: { region: "babylon" }, saba: { region: "saba" }, patala: { region: "indus" } },
  scenes: { east_5: { out_of_play: ["patala"], changed: {} } },
  numbers: { neighbour_tokens: 0 },
  advances: {
    urbanism: { raises: { neighbour_tokens: 4 }, allows: [], ability: null },
    trade_empire: { raises: {}, allows: ["substitute"], ability: null },
    trade_routes: { raises: {}, allows: [], ability: { does: "sale", worth: 2 } },
  },
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

describe("what advances declare", () => {
  it("raises a number for whoever holds them", () => {
    expect(raisedBy(printed, {}, "neighbour_tokens")).toBe(0);
    expect(raisedBy(printed, { urbanism: true, trade_empire: true }, "neighbour_tokens")).toBe(4);
  });

  it("allows something to whoever holds them", () => {
    expect(allows(printed, { urbanism: true }, "substitute")).toBe(false);
    expect(allows(printed, { trade_empire: true }, "substitute")).toBe(true);
  });

  it("has the numbers of special abilities", () => {
    expect(abilityNumber(printed, "sale", "worth")).toBe(2);
    expect(abilityNumber(printed, "tribute", "least")).toBe(0);
  });
});

describe("what is printed", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is asked for once, for the set-up that the game began with", async () => {
    const house = new FakeHouse().on("GET /api/titles/empires/components", printed);
    const [first, again] = [setupOf("both_18"), setupOf("both_18-saba-celt")].map((setup) =>
      printedIn("empires", "de", setup),
    );
    expect(await again).toBe(await first);
    const [call, ...more] = house.asked("GET /api/titles/empires/components");
    expect(call?.query.toString()).toBe("language=de&setup=both_18");
    expect(more).toEqual([]);
  });

  it("is that of the title whose table it is, whichever that is", async () => {
    const house = new FakeHouse().on("GET /api/titles/kin/components", printed);
    expect(await printedIn("kin", "en", "west_5")).toEqual(printed);
    expect(house.asked("GET /api/titles/empires/components")).toEqual([]);
  });
});
