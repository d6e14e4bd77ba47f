/** Where ships lie in an area that has two coasts: each coast has its own waters, and its own place on the map. */

import type { BoardDrawing, Point } from "../board/atlas";
import { areaIn, type Coast, type Printed, type Scene } from "../printed";
import { intrusion, printedBoxes, ringsOf, within } from "./shapes";

export type Berths = ReadonlyMap<string, Point>;

/** A ship needs no more room than this between the land and the open water. */
const ROOMY = 26;

const known = new WeakMap<Scene, WeakMap<BoardDrawing, Berths>>();

/** The places of all coasts of a set-up, by their ids; none where no area has two. */
export function berthsOn(drawing: BoardDrawing, printed: Printed, setup: Scene): Berths {
  const made = known.get(setup) ?? new WeakMap<BoardDrawing, Berths>();
  known.set(setup, made);
  const found = made.get(drawing) ?? new Map(berthsOf(drawing, printed, setup));
  made.set(drawing, found);
  return found;
}

function berthsOf(drawing: BoardDrawing, printed: Printed, setup: Scene): [string, Point][] {
  return Object.keys(drawing.areas).flatMap((area) => {
    const { coasts = [] } = areaIn(printed, setup, area);
    return coasts.flatMap((coast): [string, Point][] => {
      const at = berthAt(drawing, area, coast, coasts);
      return at ? [[coast.id, at]] : [];
    });
  });
}

/** Halfway between the land and the waters that only this coast borders on, where there is most room and no name. */
function berthAt(
  drawing: BoardDrawing,
  area: string,
  { id, borders }: Coast,
  coasts: readonly Coast[],
): Point | undefined {
  const drawn = drawing.areas[area];
  if (!drawn?.water) return undefined;
  const shared = new Set(coasts.filter((other) => other.id !== id).flatMap((other) => other.borders));
  const own = borders.filter((place) => !shared.has(place)).flatMap((place) => outlineOf(drawing, place));
  const near = new Set(own.flatMap(ringsOf).flat().map(String));
  const shore = ringsOf(drawn.land).flat();
  const printed = printedBoxes(drawn);
  let best: Point | undefined;
  let most = 0;
  for (const point of ringsOf(drawn.water).flat()) {
    if (!near.has(String(point))) continue;
    const land = nearest(point, shore);
    const at: Point = [(point[0] + land[0]) / 2, (point[1] + land[1]) / 2];
    const written = printed.reduce((sum, box) => sum + intrusion(box, at, ROOMY), 0);
    const room = Math.min(ROOMY, Math.hypot(point[0] - at[0], point[1] - at[1])) - written / 4;
    if (room > most && within(drawn.water, at)) [best, most] = [at, room];
  }
  const [first] = drawn.ships ?? [];
  return best ?? (first && [first[0], first[1]]);
}

const outlineOf = (drawing: BoardDrawing, place: string): string[] =>
  [drawing.seas[place]?.path, drawing.areas[place]?.water].filter((path) => path !== undefined);

const nearest = ([x, y]: Point, points: readonly Point[]): Point =>
  points.reduce((best, one) =>
    Math.hypot(one[0] - x, one[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? one : best,
  );
