/** Whom a question lets one choose. */

import type { Request } from "../../../lib/protocol";
import { type Ask, numberOf } from "./reading";

/** How many neighbours may be asked for tribute, all in all (Provincial Empire). */
const NEIGHBOURS = 5;

/** The civilizations that some answer names. */
export function choosable(request: Request): ReadonlySet<string> {
  const named = request.options.flatMap(({ answer }) =>
    Array.isArray(answer.victims) ? answer.victims : [answer.player],
  );
  return new Set(named.filter((name) => typeof name === "string"));
}

/** How many can be chosen now. */
export function mostOf(request: Request, ask: Ask | undefined, able: number): number {
  if (request.kind === "victims") return numberOf(ask, "count");
  const chosen = Array.isArray(ask?.chosen) ? ask.chosen.length : 0;
  return Math.min(able, NEIGHBOURS - chosen);
}
