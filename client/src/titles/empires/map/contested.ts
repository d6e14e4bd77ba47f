/** Where the position holds a conflict: several parties in more than an area feeds, or others beside a city. */

import { areaIn, type Printed, type Scene } from "../printed";
import type { Standing, View } from "../view";

const WILD = -1;

/** Who has tokens somewhere; barbarians are a party of their own. */
function partiesIn({ tokens = {}, barbarians = 0 }: Standing): Map<number, number> {
  const parties = new Map(Object.entries(tokens).map(([seat, count]) => [Number(seat), count]));
  if (barbarians) parties.set(WILD, barbarians);
  return new Map([...parties].filter(([, count]) => count > 0));
}

export function isContested(there: Standing, limit: number): boolean {
  const parties = partiesIn(there);
  if (there.city !== undefined) return [...parties.keys()].some((party) => party !== there.city);
  const total = [...parties.values()].reduce((sum, count) => sum + count, 0);
  return parties.size > 1 && total > limit;
}

/** The areas in which tokens will fight, as the pieces stand. */
export const contestedIn = (view: View, printed: Printed, setup: Scene): string[] =>
  Object.entries(view.areas)
    .filter(([id, there]) => isContested(there, areaIn(printed, setup, id).limit))
    .map(([id]) => id);
