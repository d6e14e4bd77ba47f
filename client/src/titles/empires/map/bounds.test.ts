import { readFileSync } from "node:fs";
import { expect, describe, it } from "vitest";
import type { BoardDrawing } from "../board/atlas";
import type { Area, Printed, Scene } from "../printed";
import type { View } from "../view";
import { arrange } from "./arrange";
import { berthsOn } from "./berths";
import { frontierOf } from "./frontier";
import { piecesOf } from "./pieces";
import { boundsOf, ringsOf, within } from "./shapes";

const WEST = JSON.parse(
  readFileSync("../src/ecumene/titles/empires/boards/west.json", "utf8"),
) as BoardDrawing;
const COASTS = [
  { id: "campania_west", borders: ["milazzo", "neapolis", "western_mediterranean"] },
  { id: "campania_east", borders: ["central_mediterranean", "milazzo", "syracuse", "tarentum"] },
];

/** Every area feeds two and has nothing special, except some. */
function printedWith(special: Record<string, Partial<Area>>): { printed: Printed; setup: Scene } {
  const areas = Object.fromEntries(
    Object.keys(WEST.areas).map((id) => [id, { limit: 2, land: [], water: [], seas: [], ...special[id] }]),
  );
  const setup = { changed: {}, out_of_play: ["western_desert"] } as unknown as Scene;
  return { printed: { areas } as unknown as Printed, setup };
}

const frontier = (special: Record<string, Partial<Area>>): string => {
  const { printed, setup } = printedWith(special);
  return frontierOf(WEST, printed, setup);
};

/** The ends of all lines of a path that is written in whole points. */
const pointsOf = (path: string): string[] =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(" ").join());

describe("the frontier", () => {
  it("is nowhere in a game that has none", () => {
    expect(frontier({ siwa: { limit: 0 } })).toBe("");
  });

  it("runs along the edge of the map, not along shores or neighbours", () => {
    const siwa = new Set(
      ringsOf(WEST.areas.siwa?.land ?? "")
        .flat()
        .map(String),
    );
    const line = pointsOf(frontier({ siwa: { frontier: true } }));
    expect(line.length).toBeGreaterThan(10);
    expect(line.length).toBeLessThan(siwa.size);
    expect(line.every((point) => siwa.has(point))).toBe(true);
    const shores = new Set(
      ringsOf(WEST.areas.cyrene?.water ?? "")
        .flat()
        .map(String),
    );
    expect(pointsOf(frontier({ cyrene: { frontier: true } })).some((point) => shores.has(point))).toBe(false);
  });

  it("runs beside land where nobody can live, on the side of those who can", () => {
    const beside = frontier({ tripoli: { frontier: true }, tripolitania: { limit: 0 } });
    expect(beside).not.toBe("");
    expect(frontier({ tripoli: { frontier: true } })).toBe("");
    const both = frontier({ tripoli: { frontier: true, limit: 0 }, tripolitania: { limit: 0 } });
    expect(both).toBe("");
  });
});

describe("the coasts of an area that has two", () => {
  const { printed, setup } = printedWith({ campania: { coasts: COASTS } });
  const berths = berthsOn(WEST, printed, setup);

  it("have places apart from each other, in its waters", () => {
    const [west = [0, 0], east = [0, 0]] = [...berths.values()];
    expect([...berths.keys()]).toEqual(["campania_west", "campania_east"]);
    const water = WEST.areas.campania?.water ?? "";
    expect([west, east].map((at) => within(water, at))).toEqual([true, true]);
    expect(east[0] - west[0]).toBeGreaterThan(boundsOf([WEST.areas.campania?.land ?? ""])[2] / 2);
    expect(berthsOn(WEST, printedWith({}).printed, printedWith({}).setup).size).toBe(0);
  });

  it("are where ships lie, each fleet at its own", () => {
    const ship = (coast: string) => ({
      place: "campania",
      coast,
      cargo: 1,
      ready: true,
      built: false,
      steps: 0,
    });
    const ships = { 0: ship("campania_west"), 1: ship("campania_east"), 2: ship("campania_east") };
    const view = { areas: {}, seats: { 0: { civilization: "rome", ships } } } as unknown as View;
    const placed = arrange(piecesOf(view), WEST, 20, berths);
    expect(placed.map(({ coast, count, x, y }) => [coast, count, [x, y]])).toEqual([
      ["campania_west", 1, berths.get("campania_west")],
      ["campania_east", 2, berths.get("campania_east")],
    ]);
  });
});
