/** Pieces, arrows and places, on the drawing of the East itself. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BoardDrawing, Point } from "../board/atlas";
import type { Printed, Scene } from "../printed";
import type { Standing, View } from "../view";
import { arrange, type Placed } from "./arrange";
import { lineOf } from "./arrows";
import { homeOf } from "./home";
import { levelAt } from "./level";
import { movesBetween } from "./moves";
import { piecesOf } from "./pieces";
import { bordersOf, found, plain, towards, type Place } from "./places";
import { boundsOf, within } from "./shapes";

const EAST = JSON.parse(
  readFileSync("../src/ecumene/titles/empires/boards/east.json", "utf8"),
) as BoardDrawing;

const BOTH = JSON.parse(
  readFileSync("../src/ecumene/titles/empires/boards/both.json", "utf8"),
) as BoardDrawing;

const CIVILIZATIONS = ["persia", "babylon", "parthia", "saba", "indus"];

function view(
  areas: Record<string, Standing>,
  ships: Record<string, [place: string, cargo: number]>[] = [],
): View {
  const side = (civilization: string, seat: number) => ({
    civilization,
    ships: Object.fromEntries(
      Object.entries(ships[seat] ?? {}).map(([id, [place, cargo]]) => [id, { place, cargo }]),
    ),
  });
  return { areas, seats: { ...CIVILIZATIONS.map(side) } } as unknown as View;
}

const gap = (one: Placed, other: Placed): number => Math.hypot(one.x - other.x, one.y - other.y);

describe("pieces", () => {
  it("are what the view says; what a plan adds is a ghost, and so is what it takes away as a whole", () => {
    const now = view(
      {
        susa: { tokens: { 0: 3, 1: 2 }, moved: { 0: 1 } },
        ur: { city: 1, new: true },
        elam: { tokens: { 0: 4 } },
      },
      [{ a: ["susa", 2], b: ["susa", 0] }],
    );
    const pieces = piecesOf(now, { susa: { tokens: { 0: 5, 1: 1 } }, elam: {} });
    expect(pieces.map(({ key, count, marked, ghost, fresh }) => [key, count, marked, ghost, fresh])).toEqual([
      ["susa 0", 3, 1, false, false],
      ["susa 1", 1, 0, false, false],
      ["susa 0 plan", 2, 0, true, false],
      ["ur city", 1, 0, false, true],
      ["elam 0", 4, 0, true, false],
      ["ship 0 a", 2, 2, false, false],
    ]);
  });

  it("are ships where a plan sends them, as ghosts", () => {
    const now = view({}, [{ 0: ["susa", 0], 1: ["ur", 1] }, { 0: ["ur", 0] }]);
    const fleet = { seat: 0, ships: { 0: { place: "magan", cargo: 2 }, 1: { place: "ur", cargo: 1 } } };
    expect(
      piecesOf(now, {}, fleet).map(({ place, seat, marked, ghost }) => [place, seat, marked, ghost]),
    ).toEqual([
      ["magan", 0, 2, true],
      ["ur", 0, 1, false],
      ["ur", 1, 0, false],
    ]);
  });

  it("that become a city make way for it", () => {
    const pieces = piecesOf(view({ ur: { tokens: { 0: 6, 1: 1 } } }), { ur: { city: 0, tokens: { 1: 1 } } });
    expect(pieces.map(({ key, ghost }) => [key, ghost])).toEqual([
      ["ur 1", false],
      ["ur city plan", true],
    ]);
  });

  it("stand at the anchor of their area where they are alone", () => {
    const [placed] = arrange(piecesOf(view({ susa: { tokens: { 0: 3 } } })), EAST, 22);
    const [x, y] = EAST.areas.susa?.tokens[0] ?? [];
    expect([placed?.x, placed?.y]).toEqual([x, y]);
  });

  it.each([22, 40])("of several civilizations do not cover each other (discs of %d units)", (disc) => {
    const crowd = { tokens: { 0: 4, 1: 2, 2: 1 }, city: 1, barbarians: 3 };
    for (const place of ["susa", "babylon", "nisa", "kavir", "magadha"]) {
      const placed = arrange(piecesOf(view({ [place]: crowd })), EAST, disc);
      expect(placed).toHaveLength(5);
      for (const [at, one] of placed.entries()) {
        for (const other of placed.slice(at + 1))
          expect(gap(one, other)).toBeGreaterThan(one.radius + other.radius);
      }
    }
  });

  it("stay in their area where it has room", () => {
    const placed = arrange(piecesOf(view({ carmania: { tokens: { 0: 4, 1: 2 } } })), EAST, 22);
    for (const { x, y } of placed) expect(within(EAST.areas.carmania?.land ?? "", [x, y])).toBe(true);
  });

  it("of every area have a place for a stack and, on the coast, for a ship", () => {
    for (const [place, area] of Object.entries(EAST.areas)) {
      const placed = arrange(
        piecesOf(view({ [place]: { tokens: { 0: 1 } } }, [{ a: [place, 0] }])),
        EAST,
        22,
      );
      expect(placed.map(({ kind }) => kind)).toEqual(["tokens", "ship"]);
      expect(within(area.land, [placed[0]?.x ?? 0, placed[0]?.y ?? 0])).toBe(true);
    }
  });
});

describe("moves", () => {
  it("are what one place lost and another gained, also into a ship", () => {
    const before = view({ susa: { tokens: { 0: 5 } }, ur: { tokens: { 1: 2 } } }, [{ a: ["susa", 0] }]);
    const after = view(
      { susa: { tokens: { 0: 1 } }, liyan: { tokens: { 0: 2 } }, ur: { tokens: { 1: 1 } } },
      [{ a: ["persian_gulf", 2] }],
    );
    expect(movesBetween(before, after)).toEqual([
      { seat: 0, from: "susa", to: "liyan", count: 2 },
      { seat: 0, from: "susa", to: "persian_gulf", count: 2 },
    ]);
  });
});

describe("arrows", () => {
  it("lead from disc to disc over land, and through every stop by sea", () => {
    const land = lineOf({ kind: "land", stops: ["susiana", "susa"], seat: 0, count: 3 }, EAST, 22);
    expect(land?.path).toMatch(/^M[\d. ]+Q[\d. ]+$/);
    expect(land?.stops).toEqual([]);
    const sea = lineOf(
      { kind: "ship", stops: ["carmania", "gulf_of_oman", "magan"], seat: 0, count: 3 },
      EAST,
      22,
    );
    const [x, y] = EAST.seas.gulf_of_oman?.ship ?? [];
    expect(sea?.stops).toEqual([[x, y]]);
    expect(lineOf({ kind: "land", stops: ["susa"], seat: 0, count: 1 }, EAST, 22)).toBeUndefined();
  });
});

describe("levels", () => {
  it("keep discs readable from afar and modest from near", () => {
    for (const scale of [0.12, 0.3, 0.6, 1, 2.4]) {
      const { disc } = levelAt(scale);
      expect(disc * scale).toBeGreaterThanOrEqual(7);
      expect(disc * scale).toBeLessThanOrEqual(30);
    }
    expect(levelAt(0.2).detail).toBe("far");
    expect(levelAt(1).detail).toBe("near");
  });

  it("let the smallest names give way first", () => {
    expect(levelAt(0.4).smallestName).toBeGreaterThan(14);
    expect(levelAt(0.4).smallestName).toBeLessThan(24);
    expect(levelAt(1.2).smallestName).toBeLessThan(14);
  });
});

describe("places", () => {
  const place = (id: string, at: Point): Place => ({ id, name: id, at, kind: "area" });
  const places = [
    place("here", [0, 0]),
    place("east", [50, 10]),
    place("far", [20, 0]),
    place("north", [5, -40]),
  ];

  it("are reached by arrows: neighbours first, then what is nearest", () => {
    const here = places[0] as Place;
    expect(towards(here, "ArrowRight", places, new Set(["east"]))?.id).toBe("east");
    expect(towards(here, "ArrowRight", places, new Set(["north"]))?.id).toBe("far");
    expect(towards(here, "ArrowUp", places, new Set())?.id).toBe("north");
    expect(towards(here, "ArrowLeft", places, new Set())).toBeUndefined();
  });

  it("are found by what is typed, without marks, the beginnings first", () => {
    expect(plain("T'ana")).toBe("tana");
    const named = ["Upper Indus", "Indus", "Chanhu-Daro", "T'ana"].map((name) => ({
      ...place(name, [0, 0]),
      name,
    }));
    expect(found(named, "ind").map(({ name }) => name)).toEqual(["Indus", "Upper Indus"]);
    expect(found(named, "tana").map(({ name }) => name)).toEqual(["T'ana"]);
    expect(found(named, "daro").map(({ name }) => name)).toEqual(["Chanhu-Daro"]);
    expect(found(named, "  ")).toEqual([]);
  });

  it("border on what is printed; a sea on its shores", () => {
    const area = { land: ["b"], water: ["c"], seas: ["sea"], coastal: true };
    const printed = { areas: { a: area, b: { ...area, seas: [] } } } as unknown as Printed;
    const setup = { changed: {} } as unknown as Scene;
    expect([...bordersOf(printed, setup, "a")]).toEqual(["b", "c", "sea"]);
    expect([...bordersOf(printed, setup, "sea")]).toEqual(["a"]);
  });
});

describe("home", () => {
  it("is one's region and all that one holds; who only looks on has none", () => {
    const now = view({ saba: { tokens: { 0: 1 } } });
    const home = homeOf(EAST, now, 0);
    const saba = boundsOf([EAST.areas.saba?.land ?? ""]);
    expect(home?.box[0]).toBeLessThan(saba[0]);
    expect(homeOf(EAST, now, undefined)).toBeUndefined();
    expect(homeOf(EAST, now, 7)).toBeUndefined();
  });
});

describe("from afar", () => {
  /** A piece in every area: two stacks for each city. */
  const full = Object.fromEntries(
    Object.keys(BOTH.areas).map((id, place): [string, Standing] => [
      id,
      place % 3 ? { tokens: { 0: 2 } } : { city: 1 },
    ]),
  );
  const PHONE = (0.97 * 390) / BOTH.frame[2];

  it.each([PHONE, 0.125, 0.16])("no piece covers another on both boards at a scale of %d", (scale) => {
    const placed = arrange(piecesOf(view(full)), BOTH, levelAt(scale).disc);
    const covered = placed.filter((one, at) =>
      placed.slice(at + 1).some((other) => gap(one, other) < one.radius + other.radius),
    );
    expect(covered.map(({ place }) => place)).toEqual([]);
  });

  it("pieces stay where they belong", () => {
    const [alone] = arrange(piecesOf(view({ susa: { tokens: { 0: 1 } } })), BOTH, levelAt(PHONE).disc);
    const placed = arrange(piecesOf(view(full)), BOTH, levelAt(PHONE).disc);
    const susa = placed.find(({ place }) => place === "susa");
    expect(alone && susa && gap(alone, susa)).toBeLessThanOrEqual(2 * (alone?.radius ?? 0) + 0.001);
  });

  it("both boards as a whole on a phone have dots; one board has signs", () => {
    expect(levelAt(PHONE).dots).toBe(true);
    expect(levelAt((0.97 * 390) / EAST.frame[2]).dots).toBe(false);
  });
});
