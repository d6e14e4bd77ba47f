/** How a game went turn by turn, as it is drawn: the line of a seat, the mean of the others, what lies between. */

import type { Review } from "./review";

/** How well all seats stood at the end of a turn, and after which entry that was. */
export type Step = { turn: number; number: number; values: readonly number[] };

/** A place on a line: a turn, or a part of one, and how well somebody stood. */
export type Spot = readonly [turn: number, value: number];

/** The turns of a game, with the one before them where it began; what is set up before turn 1 is its turn 0. */
export function stepsOf({ start, turns }: Pick<Review, "start" | "turns">): Step[] {
  const first = turns[0];
  return first && first.turn <= 0
    ? [...turns]
    : [{ turn: (first?.turn ?? 1) - 1, number: 0, values: start }, ...turns];
}

/** What the others have on average; nobody has where one is alone. */
export function meanOfOthers(values: readonly number[], seat: number): number | undefined {
  const others = values.filter((_, other) => other !== seat);
  return others.length ? others.reduce((sum, value) => sum + value, 0) / others.length : undefined;
}

export const lineOf = (steps: readonly Step[], seat: number): Spot[] =>
  steps.map(({ turn, values }) => [turn, values[seat] ?? 0]);

/** The line of the others' mean; empty where one is alone. */
export const meanLine = (steps: readonly Step[], seat: number): Spot[] =>
  steps.flatMap(({ turn, values }) => {
    const mean = meanOfOthers(values, seat);
    return mean === undefined ? [] : [[turn, mean] as const];
  });

/** When an entry was, in turns: in the middle of turn 4 is 3.5. */
export function whenOf(number: number, steps: readonly Step[]): number {
  const next = steps.findIndex((step) => step.number >= number);
  const [before, after] = [steps[next - 1], steps[next]];
  if (!after) return steps.at(-1)?.turn ?? 0;
  if (!before) return after.turn;
  const part = (number - before.number) / (after.number - before.number || 1);
  return before.turn + part * (after.turn - before.turn);
}

/** How high a line runs at a turn or a part of one. */
export function heightAt(turn: number, line: readonly Spot[]): number {
  const next = line.findIndex(([at]) => at >= turn);
  const [before, after] = [line[next - 1], line[next]];
  if (!after) return line.at(-1)?.[1] ?? 0;
  if (!before) return after[1];
  return before[1] + ((turn - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/** What lies between two lines over the same turns, in pieces in which one of them is above. */
export type Shade = { above: boolean; outline: Spot[] };

export function shadesBetween(line: readonly Spot[], other: readonly Spot[]): Shade[] {
  const pairs = line.flatMap((spot, at) => (other[at] ? [{ spot, against: other[at] }] : []));
  return pairs.slice(1).flatMap((to, at) => {
    const from = pairs[at] ?? to;
    const [before, after] = [from, to].map(({ spot, against }) => spot[1] - against[1]) as [number, number];
    if (before * after < 0) {
      const turn = from.spot[0] + (before / (before - after)) * (to.spot[0] - from.spot[0]);
      const cross: Spot = [turn, heightAt(turn, [from.spot, to.spot])];
      return [
        { above: before > 0, outline: [from.spot, cross, from.against] },
        { above: after > 0, outline: [cross, to.spot, to.against] },
      ];
    }
    const outline = [from.spot, to.spot, to.against, from.against];
    return before || after ? [{ above: before + after > 0, outline }] : [];
  });
}
