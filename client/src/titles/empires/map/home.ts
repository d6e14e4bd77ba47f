/** What one wants to see first: one's own region and everything that one has on the board, near enough to read names. */

import { civilizationOf } from "../../../ui/civilizations";
import type { BoardDrawing, Point } from "../board/atlas";
import { seatsOf, sideOf, type Standing, type View } from "../view";
import type { Box } from "./camera.svelte";
import { boundsOf } from "./shapes";

/** Room around what is shown, in board units. */
const MARGIN = 40;
/** What a city counts, in tokens, where not all that is one's own can be seen at once. */
const CITY = 3;

/** One's own land: the box around all of it, and where one's pieces stand, with their weight. */
export type Home = { box: Box; pieces: readonly (readonly [...Point, weight: number])[] };

export function homeOf(drawing: BoardDrawing, view: View, seat: number | undefined): Home | undefined {
  if (seat === undefined || !seatsOf(view).includes(seat)) return undefined;
  const homeland = civilizationOf(sideOf(view, seat).civilization);
  const own = Object.entries(drawing.areas).filter(
    ([id, { region }]) => region === homeland || weightOf(view.areas[id], seat) > 0,
  );
  if (!own.length) return undefined;
  const [x, y, width, height] = boundsOf(own.map(([, { land }]) => land));
  return {
    box: [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN],
    pieces: own.map(([id, { centroid }]) => [...centroid, weightOf(view.areas[id], seat)] as const),
  };
}

function weightOf(there: Standing | undefined, seat: number): number {
  return (there?.city === seat ? CITY : 0) + (there?.tokens?.[seat] ?? 0);
}

/** The part of one's land that fits a window of so many units: all of it, or else where most of one's pieces stand. */
export function framed({ box, pieces }: Home, width: number, height: number): Box {
  if (box[2] <= width && box[3] <= height) return box;
  let best: Box = [box[0] + (box[2] - width) / 2, box[1] + (box[3] - height) / 2, width, height];
  let most = 0;
  for (const [x, y] of pieces) {
    const inside = pieces.filter(
      ([px, py, one]) => one && Math.abs(px - x) < width / 2 && Math.abs(py - y) < height / 2,
    );
    const weight = inside.reduce((sum, [, , one]) => sum + one, 0);
    if (weight > most) [best, most] = [around(inside, width, height), weight];
  }
  return best;
}

/** A window with these pieces in its middle, none of them at its edge. */
function around(pieces: Home["pieces"], width: number, height: number): Box {
  const middle = (along: number[]): number => (Math.min(...along) + Math.max(...along)) / 2;
  const [x, y] = [middle(pieces.map(([px]) => px)), middle(pieces.map(([, py]) => py))];
  return [x - width / 2, y - height / 2, width, height];
}
