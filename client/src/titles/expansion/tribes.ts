/** Two areas with a common border, of those that are offered in pairs. */

import type { Answer, Request } from "../../lib/protocol";

export type Pair = readonly [string, string];

/** The pairs that a question offers. */
export const pairsOf = ({ options }: Request): Pair[] =>
  options.flatMap(({ answer: { areas } }) => {
    const [one, other] = Array.isArray(areas) ? areas : [];
    return typeof one === "string" && typeof other === "string" ? [[one, other] as const] : [];
  });

/** The areas that can be chosen beside those that are: all, those next to the first one, or none any more. */
export function openTo(pairs: readonly Pair[], chosen: readonly string[]): Set<string> {
  const [one, other] = chosen;
  if (one === undefined) return new Set(pairs.flat());
  if (other !== undefined) return new Set();
  return new Set(
    pairs.filter((pair) => pair.includes(one)).flatMap((pair) => pair.filter((area) => area !== one)),
  );
}

/** With another area: one that was chosen is left, one that is not next to the first begins anew. */
export function withArea(pairs: readonly Pair[], chosen: readonly string[], area: string): string[] {
  if (chosen.includes(area)) return chosen.filter((one) => one !== area);
  return openTo(pairs, chosen).has(area) ? [...chosen, area] : [area];
}

/** The answer of a pair, in the order in which it is offered. */
export function answerOf(pairs: readonly Pair[], chosen: readonly string[]): Answer | undefined {
  const pair = pairs.find((areas) => chosen.length === 2 && areas.every((area) => chosen.includes(area)));
  return pair && { do: "tribes", areas: [...pair] };
}
