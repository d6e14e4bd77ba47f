/** Whom a question lets one choose. */

import type { Request } from "../../../lib/protocol";

/** The civilizations that some answer names. */
export function choosable(request: Request): ReadonlySet<string> {
  const named = request.options.flatMap(({ answer }) =>
    Array.isArray(answer.victims) ? answer.victims : [answer.player],
  );
  return new Set(named.filter((name) => typeof name === "string"));
}
