/** What one wants to see first: one's own region and everything that one has on the board. */

import { civilizationOf } from "../../../ui/civilizations";
import type { BoardDrawing } from "../board/atlas";
import { seatsOf, sideOf, type View } from "../view";
import type { Box } from "./camera.svelte";
import { boundsOf } from "./shapes";

/** Room around what is shown, in board units. */
const MARGIN = 40;

export function homeOf(drawing: BoardDrawing, view: View, seat: number | undefined): Box | undefined {
  if (seat === undefined || !seatsOf(view).includes(seat)) return undefined;
  const homeland = civilizationOf(sideOf(view, seat).civilization);
  const paths = Object.entries(drawing.areas)
    .filter(([id, { region }]) => region === homeland || isHeld(view, id, seat))
    .map(([, { land }]) => land);
  if (!paths.length) return undefined;
  const [x, y, width, height] = boundsOf(paths);
  return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
}

function isHeld(view: View, area: string, seat: number): boolean {
  const there = view.areas[area];
  return there !== undefined && (there.city === seat || (there.tokens?.[seat] ?? 0) > 0);
}
