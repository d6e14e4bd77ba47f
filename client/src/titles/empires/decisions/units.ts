/** Units that change sides in a Civil War or under Tyranny: all of a victim's in some areas. */

import type { Answer, Request } from "../../../lib/protocol";
import type { View } from "../view";

/** The unit points of a seat by area: a token counts one, a city several. */
export function pointsOf(view: View, seat: number, city: number): Map<string, number> {
  const points = new Map<string, number>();
  for (const [area, standing] of Object.entries(view.areas)) {
    const there = (standing.tokens?.[seat] ?? 0) + (standing.city === seat ? city : 0);
    if (there) points.set(area, there);
  }
  return points;
}

/** The areas that an answer selects. */
export const selectedBy = (answer: Answer | undefined): string[] =>
  Array.isArray(answer?.areas) ? answer.areas.filter((area) => typeof area === "string") : [];

/** The number of the offered selection that is this one; -1 for one of the player's own. */
export function offerOf(request: Request, areas: readonly string[]): number {
  const wanted = [...areas].sort().join();
  return request.options.findIndex(({ answer }) => selectedBy(answer).sort().join() === wanted);
}
