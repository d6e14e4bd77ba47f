/** Which civilizations of Mega Empires are neighbours on the board: their regions touch by land or by coastal water. */

import { readFileSync } from "node:fs";

type Area = { id: string; region: string; borders: string[] };

/** The areas of a map. Its file is written by us in one shape, so a few expressions read it. */
function areasOf(map: "east" | "west"): Area[] {
  const file = readFileSync(`../src/ecumene/titles/lineage/printed/map/areas_${map}.toml`, "utf8");
  return file
    .split("[areas.")
    .slice(1)
    .map((entry) => ({
      id: /^\w+/.exec(entry)?.[0] ?? "",
      region: /^region = "(\w+)"/m.exec(entry)?.[1] ?? "",
      borders: [...entry.matchAll(/^(?:land|water) = \[([^\]]*)\]/gm)].flatMap(
        ([, list]) => list?.match(/\w+/g) ?? [],
      ),
    }));
}

/** Every pair of neighbours once, as `assyria babylon`. */
export function neighbours(): Set<string> {
  const areas = [...areasOf("east"), ...areasOf("west")];
  const regions = new Map(areas.map(({ id, region }) => [id, region]));
  const pairs = areas.flatMap(({ region, borders }) =>
    borders.map((other) => [region, regions.get(other) ?? region].sort()),
  );
  return new Set(pairs.filter(([one, other]) => one !== other).map((pair) => pair.join(" ")));
}
