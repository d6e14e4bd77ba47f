/** Gathering: what the neighbours of a place can spare walks there together. What was brought together elsewhere stays. */

import type { Answer } from "../../../lib/protocol";
import { isWalk, type Planning } from "../decisions/planning.svelte";
import { lookFrom } from "../decisions/trial.svelte";
import { areaIn, sceneOf } from "../printed";
import { viewOf } from "../view";
import { gathered, keptOf, type Source } from "./numbers";
import { goalIn, isGoalOf, startIn } from "./standing";

/** The areas that tokens could come from on foot. */
export function neighboursOf({ game: { printed, table }, around }: Planning, place: string): string[] {
  if (!printed.areas[place]) return [];
  const { land } = areaIn(printed, sceneOf(printed, viewOf(table).scene), place);
  return land.filter((area) => around.told?.tokens.some((one) => one.area === area));
}

/** How many tokens of an area a gathering elsewhere leaves there in any case. */
export function keptIn({ game, seat, plan: { answers } }: Planning, area: string): number {
  return keptOf(goalIn(game, seat, area, answers), isGoalOf(answers, area));
}

/** The walks that bring together what a place takes; none where nobody can come. */
export async function walksTo(planning: Planning, place: string): Promise<Answer[]> {
  const { game, seat, kind, plan } = planning;
  const after = plan.answers;
  const found = await Promise.all(
    neighboursOf(planning, place).map(async (area) => {
      const told = await lookFrom(game.table, kind, { area }, after);
      const goal = told.destinations.find((one) => isWalk(one) && one.to === place);
      const free = told.tokens.find((one) => one.area === area)?.tokens ?? 0;
      return goal && free ? { area, goal, start: startIn(game, seat, area, free, after) } : undefined;
    }),
  );
  const coming = found.filter((one) => one !== undefined);
  const sources = coming.map(({ area, start, goal }): Source => {
    return { ...start, most: goal.most, keep: keptIn(planning, area) };
  });
  const given = gathered(sources, goalIn(game, seat, place, after));
  return coming.flatMap(({ area, goal }, at): Answer[] => {
    const tokens = given[at] ?? 0;
    return tokens > 0 ? [{ do: "move", origin: area, to: place, tokens, via: goal.via }] : [];
  });
}
