import { describe, expect, it } from "vitest";
import { LEAST, LEAST_OF_NEIGHBOURS, nights, paints } from "../testing/palette";
import { neighbours } from "../testing/regions";
import { contrast, distance, seen, SIGHTS } from "../testing/sight";
import { CIVILIZATIONS, SEAT_COLOURS } from "./civilizations";

const paint = new Map(paints().map((one) => [one.id, one]));
const colourOf = (id: string): string => paint.get(id)?.colour ?? "";

/** Those of Mega Empires: the Abbasids play in Rising Cultures only. */
const PLAYED = CIVILIZATIONS.filter((id) => id !== "abbasid").toSorted();
const PAIRS = PLAYED.flatMap((one, at) => PLAYED.slice(at + 1).map((other) => [one, other] as const));

/** The pairs that look more alike than `least` to anybody, with how far apart they look to whom. */
function alike(pairs: readonly (readonly [string, string])[], least: number): string[] {
  return pairs.flatMap(([one, other]) => {
    const [mine, theirs] = [seen(colourOf(one)), seen(colourOf(other))];
    return SIGHTS.flatMap((sight, at) => {
      const far = distance(mine[at] ?? [0, 0, 0], theirs[at] ?? [0, 0, 0]);
      return far < least ? [`${one} and ${other}, ${sight}: ${far.toFixed(1)}`] : [];
    });
  });
}

describe("the distance of colours", () => {
  // Pairs of the test data that Sharma, Wu and Dalal published with their notes on CIEDE2000.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as [[number, number, number], [number, number, number], number][])("of %j and %j", (one, other, far) => {
    expect(distance(one, other)).toBeCloseTo(far, 4);
    expect(distance(other, one)).toBeCloseTo(far, 4);
  });

  it("is what people with all cones see of red and green, and others do not", () => {
    const [red, green] = [seen("#a83232"), seen("#5c6b1e")];
    const far = SIGHTS.map((_, at) => distance(red[at] ?? [0, 0, 0], green[at] ?? [0, 0, 0]));
    expect(far[0]).toBeGreaterThan(35);
    expect(far[2]).toBeLessThan(12);
  });
});

describe("the civilizations of Mega Empires", () => {
  it("are eighteen, and some are neighbours", () => {
    expect(PLAYED).toHaveLength(18);
    expect(neighbours()).toContain("assyria babylon");
    expect(neighbours()).not.toContain("celt maurya");
  });

  it("are told apart by everybody", () => {
    expect(alike(PAIRS, LEAST)).toEqual([]);
  });

  it("are told apart at a glance where they meet", () => {
    const meeting = PAIRS.filter((pair) => neighbours().has(pair.join(" ")));
    expect(meeting).toHaveLength(neighbours().size);
    expect(alike(meeting, LEAST_OF_NEIGHBOURS)).toEqual([]);
  });
});

describe("what is written on a seat's colour", () => {
  it.each(paints().map(({ id }) => id))("can be read on %s", (id) => {
    expect(contrast(colourOf(id), paint.get(id)?.ink ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

it("has a colour for the number of every seat", () => {
  const numbered = Array.from({ length: SEAT_COLOURS }, (_, seat) => colourOf(`seat-${seat}`));
  expect(new Set(numbered).size).toBe(18);
  expect(numbered).not.toContain("");
});

it("is seen by night where it is a dot: its line stands out from every ground", () => {
  const { line, grounds } = nights();
  expect(grounds.length).toBeGreaterThan(10);
  for (const ground of grounds) expect(contrast(line, ground), ground).toBeGreaterThanOrEqual(3);
});
