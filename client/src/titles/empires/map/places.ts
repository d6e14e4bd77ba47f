/** The places of a board that one may look at, and how one gets from one to the next. */

import type { BoardDrawing, Point } from "../board/atlas";
import { areaIn, nameOf, type Printed, type Scene } from "../printed";

export type Place = { id: string; name: string; at: Point; kind: "area" | "sea" };

/** All areas and open seas that are in play, by name. */
export function placesOn(drawing: BoardDrawing, printed: Printed, setup: Scene): Place[] {
  const out = new Set(setup.out_of_play);
  const areas = Object.entries(drawing.areas)
    .filter(([id]) => !out.has(id))
    .map(([id, { centroid }]): Place => ({ id, name: nameOf(printed, id), at: centroid, kind: "area" }));
  const seas = Object.entries(drawing.seas)
    .filter(([id]) => setup.seas.includes(id))
    .map(([id, { label }]): Place => ({
      id,
      name: nameOf(printed, id),
      at: [label.x, label.y],
      kind: "sea",
    }));
  return [...areas, ...seas].sort((one, other) => one.name.localeCompare(other.name));
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const UNIT: Record<Direction, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isDirection = (key: string): key is Direction => key in UNIT;

/** The ids of all that a place borders on. */
export function bordersOf(printed: Printed, setup: Scene, id: string): Set<string> {
  if (!(id in printed.areas)) {
    const shores = Object.keys(printed.areas).filter((area) =>
      areaIn(printed, setup, area).seas.includes(id),
    );
    return new Set(shores);
  }
  const { land, water, seas } = areaIn(printed, setup, id);
  return new Set([...land, ...water, ...seas]);
}

/** The place that lies in a direction: a neighbour if there is one, else the nearest of all. */
export function towards(
  from: Place,
  direction: Direction,
  places: readonly Place[],
  borders: ReadonlySet<string>,
): Place | undefined {
  const neighbours = places.filter(({ id }) => borders.has(id));
  return nearestIn(from, direction, neighbours) ?? nearestIn(from, direction, places);
}

/** What lies straight ahead counts as nearer than what lies aside; more than half a right angle aside is no way. */
function nearestIn(from: Place, direction: Direction, places: readonly Place[]): Place | undefined {
  const [ux, uy] = UNIT[direction];
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.at[0] - from.at[0], place.at[1] - from.at[1]];
    const ahead = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy - dy * ux);
    if (place.id === from.id || ahead <= 0 || aside > ahead * 1.2) continue;
    const length = ahead + 1.6 * aside;
    if (length < least) [best, least] = [place, length];
  }
  return best;
}

/** Letters without their marks, so that "tana" finds T'ana. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’‘\-\s]/g, "")
    .toLowerCase();

/** Places whose name fits what was typed: those that begin with it first. */
export function found(places: readonly Place[], typed: string): Place[] {
  const wanted = plain(typed);
  if (!wanted) return [];
  const rank = (name: string): number => {
    const at = plain(name).indexOf(wanted);
    return at === 0
      ? 0
      : name.split(/[\s-]/).some((word) => plain(word).startsWith(wanted))
        ? 1
        : at > 0
          ? 2
          : -1;
  };
  return places
    .map((place) => ({ place, rank: rank(place.name) }))
    .filter((hit) => hit.rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map((hit) => hit.place);
}
