import { expect, it } from "vitest";
import { CIVILIZATIONS, civilizationOf, paintOf } from "./civilizations";

it("knows the civilizations by their ids, and nobody else", () => {
  for (const id of CIVILIZATIONS) expect(civilizationOf(id)).toBe(id);
  for (const id of [undefined, "", "seat_3", "toString"]) expect(civilizationOf(id)).toBeUndefined();
});

it("paints nations in the colours of the homeland where they live, each in its own", () => {
  const nations = ["crete", "arabia", "illyria", "chorasmia", "dravidian", "thrace", "mauryan"];
  const painted = nations.map((nation) => paintOf(0, civilizationOf(nation)));
  expect(painted).toContain("c-minoa");
  expect(new Set(painted).size).toBe(nations.length);
});
