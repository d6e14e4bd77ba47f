/** The A.S.T. of a game: the track of each civilization and its eras. */

import { type Ast, entry, nameOf, type Printed } from "../printed";
import { sideOf, type View } from "../view";

export type Track = { firstSteps: readonly number[]; last: number };

export const astOf = (printed: Printed, view: View): Ast => entry(printed.asts, view.rules.ast);

/** The track of a seat; one that has no civilization yet is shown on anybody's. */
export function trackOf(printed: Printed, view: View, seat: number): Track {
  const { tracks } = astOf(printed, view);
  const { civilization } = sideOf(view, seat);
  const { first_steps, last_step } = tracks[civilization] ?? entry(tracks, Object.keys(tracks)[0] ?? "");
  return { firstSteps: first_steps, last: last_step };
}

/** The number of the era that a step of a track belongs to. */
export const eraAt = ({ firstSteps }: Track, step: number): number =>
  Math.max(0, firstSteps.filter((first) => first <= step).length - 1);

export function eraName(printed: Printed, view: View, seat: number): string {
  const era = astOf(printed, view).eras[eraAt(trackOf(printed, view, seat), sideOf(view, seat).ast)];
  return nameOf(printed, era ?? "");
}
