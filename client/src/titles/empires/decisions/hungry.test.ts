import { expect, it } from "vitest";
import { hungryOf, namesOf, sumOf } from "./hungry";
import type { Plan } from "./trial.svelte";

const area = (name: string, surplus: number, possible?: boolean) => ({
  ...{ area: name.toLowerCase(), name, surplus, conflict: null, attack: null, left: {}, says: [] },
  city: possible === undefined ? null : { possible },
});

it("tells who finds no food, apart from where a city can still be built", () => {
  const areas = [area("Yathrib", 2), area("Aden", 1, false), area("Himyar", 4, true), area("Saba", 0)];
  const { lost, unless } = hungryOf({ outlook: { areas } } as unknown as Plan);
  expect([sumOf(lost), namesOf(lost)]).toEqual([3, "Yathrib 2, Aden 1"]);
  expect(namesOf(unless)).toBe("Himyar 4");
});
