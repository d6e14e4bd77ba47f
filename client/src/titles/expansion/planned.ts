/** A plan of ships and movement taken apart where ships are decided: what is for now, and what is for the movement. */

import type { Answer } from "../../lib/protocol";
import type { Told } from "../empires/counsel";

type Tried = Told<"plan">["tried"][number];

export type Parts = {
  /** What can be done with ships now, in the order of the plan. */
  now: Answer[];
  /** What the rules have against the rest of it. */
  refused: string[];
  /** What is left for the movement. */
  later: Answer[];
};

export const NOTHING: Parts = { now: [], refused: [], later: [] };

/** The question about ships, as counsel names what an answer is for. */
const SHIPS = "ships";

/** Take a plan apart by what counsel said of each answer. In the movement ships are numbered anew, without those that
 * were not paid for: where one cannot be built, whatever the plan does with it or with later ones is left out, and
 * where one cannot be paid for, all voyages are. `ready`: how many ships are paid for already. */
export function partsOf(answers: readonly Answer[], tried: readonly Tried[], ready: number): Parts {
  const parts: Parts = { now: [], refused: [], later: [] };
  let next = ready + answers.filter(({ do: act }) => act === "maintain").length;
  let missing = Infinity;
  answers.forEach((answer, at) => {
    const said = tried[at];
    if (said?.kind !== SHIPS) parts.later.push(answer);
    else if (said.legal) parts.now.push(answer);
    else {
      parts.refused.push(said.says?.text ?? said.text);
      missing = Math.min(missing, answer.do === "build_ship" ? next : 0);
    }
    if (answer.do === "build_ship") next += 1;
  });
  const exists = ({ ship }: Answer): boolean => typeof ship !== "number" || ship < missing;
  return { ...parts, later: parts.later.filter(exists) };
}

/** How many ships are built where, in the order of the plan. */
export function buildsIn(answers: readonly Answer[]): [place: string, count: number][] {
  const builds = new Map<string, number>();
  for (const answer of answers)
    if (answer.do === "build_ship") {
      const place = String(answer.area);
      builds.set(place, (builds.get(place) ?? 0) + 1);
    }
  return [...builds];
}
