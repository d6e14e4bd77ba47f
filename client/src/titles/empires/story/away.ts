/** What somebody who was away wants to read first. */

import type { LogLine } from "../../../lib/protocol";

/** The last lines, in their order; offers on the trade floor only where nothing else is to be told. */
export function telling(lines: readonly LogLine[], most: number): LogLine[] {
  const talk = lines.filter(({ kind }) => kind === "trade");
  const deeds = lines.filter(({ kind }) => kind !== "trade").slice(-most);
  const room = most - deeds.length;
  return [...(room ? talk.slice(-room) : []), ...deeds].sort((one, other) => one.number - other.number);
}
