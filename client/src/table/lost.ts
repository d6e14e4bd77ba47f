/** What one has lost and not read of yet, as the log tells it. */

import type { LogLine, Loss } from "../lib/protocol";
import { takenBack } from "./log";

/** What an entry took of one kind, in the words of the log, and where it stood. */
export type Lost = { id: string; number: number; what: string; texts: string[]; places: string[] };

/** `upTo` is the last entry that was looked through. */
export type Kept = { upTo: number; unread: Lost[] };

/** The losses of a line that `count`, those of one kind together. */
function lostBy({ number, losses = [] }: LogLine, count: (loss: Loss) => boolean): Lost[] {
  const found = new Map<string, Lost>();
  for (const { what, text, places = [] } of losses.filter(count)) {
    const lost = found.get(what) ?? { id: `${number}.${what}`, number, what, texts: [], places: [] };
    lost.texts.push(text);
    lost.places = [...new Set([...lost.places, ...places])];
    found.set(what, lost);
  }
  return [...found.values()];
}

/** What is unread after a look through the log. What was taken back was not lost, and what is known already is told as
 * the log has it now: perhaps in another language. */
export function lookThrough(
  { upTo, unread }: Kept,
  log: readonly LogLine[],
  count: (loss: Loss) => boolean,
): Kept {
  const undone = takenBack(log);
  const lines = log.filter(({ number, losses }) => losses && !undone.has(number));
  const told = new Map(lines.flatMap((line) => lostBy(line, () => true)).map((lost) => [lost.id, lost]));
  const known = unread.filter(({ number }) => !undone.has(number)).map((lost) => told.get(lost.id) ?? lost);
  const fresh = lines.filter(({ number }) => number > upTo).flatMap((line) => lostBy(line, count));
  return { upTo: Math.max(upTo, log.at(-1)?.number ?? 0), unread: [...known, ...fresh] };
}

/** What is left unread once some of it was put away. */
export function putAway(kept: Kept, read: readonly Lost[]): Kept {
  const ids = new Set(read.map(({ id }) => id));
  return { ...kept, unread: kept.unread.filter(({ id }) => !ids.has(id)) };
}
