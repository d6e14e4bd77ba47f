/** Who finds no food if the movement ends now. */

import type { Plan } from "./trial.svelte";

export type Crowd = { name: string; count: number };
/** Whose surplus is lost, and whose only unless a city is built there: it is certain only once it stands. */
export type Hungry = { lost: Crowd[]; unless: Crowd[] };

export function hungryOf({ outlook: { areas } }: Plan): Hungry {
  const crowded = areas.filter(({ surplus }) => surplus > 0);
  const told = (isSite: boolean): Crowd[] =>
    crowded
      .filter(({ city }) => (city?.possible ?? false) === isSite)
      .map(({ name, surplus }) => ({ name, count: surplus }));
  return { lost: told(false), unless: told(true) };
}

export const sumOf = (crowds: readonly Crowd[]): number => crowds.reduce((sum, { count }) => sum + count, 0);

export const namesOf = (crowds: readonly Crowd[]): string =>
  crowds.map(({ name, count }) => `${name} ${count}`).join(", ");
