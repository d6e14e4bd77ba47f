/** People that are placed before turn 1: up to so many, over areas that have room for some. */

import type { Answer, Request } from "../../../lib/protocol";
import { byPlace, numbersIn } from "../decisions/reading";
import { type Demand, type Share, withTokens } from "../decisions/tally";

/** What may be placed: so many tokens at most, and in each area as many as the house offers. */
export function peopleOf({ options, progress }: Request): Demand {
  const { places } = byPlace(options);
  const rooms = places.map(({ id, options: there }): [string, number] => [
    id,
    numbersIn(there, "tokens").at(-1) ?? 0,
  ]);
  const due = (progress?.due ?? 0) - (progress?.done ?? 0);
  return { due, tokens: new Map(rooms), cities: new Map() };
}

/** What a touch of an area does: one more, two more, as many as fit, or one less. */
export const TOUCHES = ["one", "two", "all", "back"] as const;
export type Touch = (typeof TOUCHES)[number];

/** A share after an area was touched. Where nothing more fits, nothing changes. */
export function touched(demand: Demand, share: Share, area: string, touch: Touch): Share {
  const now = share.tokens[area] ?? 0;
  const then = { one: now + 1, two: now + 2, all: demand.tokens.get(area) ?? 0, back: now - 1 }[touch];
  return withTokens(demand, share, area, then, 0);
}

/** Whether an area takes one more. */
export const hasRoom = (demand: Demand, share: Share, area: string): boolean =>
  touched(demand, share, area, "one").tokens[area] !== share.tokens[area];

/** The answers that place a share, and that no more is placed; that is not asked any more where nothing is left. */
export const settling = ({ tokens }: Share): Answer[] => [
  ...Object.entries(tokens).map(([area, count]): Answer => ({ do: "populate", area, tokens: count })),
  { do: "end_populating" },
];
