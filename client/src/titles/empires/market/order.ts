/** Who has done what in this round, as far as the board itself tells. */

import type { Market } from "./spaces";

export type Done = "now" | "traded" | "passed" | "done" | "to-come";

/** What a seat did when it was asked last. Those who passed in a row are the last ones before the seat that is awaited,
 * and before them somebody has traded; what came earlier is told by the log. */
export function doneOf({ order, awaited, passes, round }: Market, seat: number): Done | undefined {
  if (awaited === null) return undefined;
  if (seat === awaited) return "now";
  const turn = order.indexOf(awaited);
  const place = order.indexOf(seat);
  const back = (turn - place + order.length) % order.length;
  const asked = round > 1 || place < turn;
  if (asked && back <= passes) return "passed";
  if (asked && back === passes + 1) return "traded";
  return place < turn ? "done" : "to-come";
}
