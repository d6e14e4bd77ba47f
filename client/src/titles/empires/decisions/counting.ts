/** How far one has come in a series of picks, with the one that is being made. */

import type { Answer, Progress, Request } from "../../../lib/protocol";
import type { Plan } from "./trial.svelte";

/** Questions of one place at a time whose answers the rules can try beforehand. */
const FORESEEN = [
  "revolt",
  "loss",
  "reduce",
  "cities",
  "hordes",
  "resettle",
  "relocate",
  "convert",
  "annexation",
];

export const isForeseen = (kind: string): boolean => FORESEEN.includes(kind);

/** A question that is not part of a series asks for one thing. */
const ONE: Progress = { done: 0, due: 1, unit: "pieces" };

/** How much an answer adds, as far as it says so itself. */
function addedBy(answer: Answer, unit: string): number {
  if (answer.do === "lift" || unit === "barbarians") return 0;
  return typeof answer.tokens === "number" ? answer.tokens : 1;
}

/** The count of a question with an answer in the making. How well cities are supported only the rules can say. */
export function countWith(
  { progress = ONE }: Request,
  answer: Answer | undefined,
  plan: Plan | undefined,
): Progress {
  const { done, due, unit } = progress;
  if (!answer) return progress;
  if (unit === "support") {
    const support = plan?.legal ? plan.outlook.support : undefined;
    return support
      ? { ...progress, done: Math.min(support.tokens, support.needed), due: support.needed }
      : progress;
  }
  return { ...progress, done: Math.min(due, done + addedBy(answer, unit)) };
}
