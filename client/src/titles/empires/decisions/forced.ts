/** Questions that leave no choice. */

import type { LogLine, Request } from "../../../lib/protocol";

/** Whether there is only one answer. One that is offered alone may be one of many that were not written down; to end
 * what one is about is offered alone only where nothing else can be done. */
export function isForced({ options, exhaustive }: Request): boolean {
  const [only] = options;
  return options.length === 1 && (exhaustive || only?.answer.do.startsWith("end_") === true);
}

/** Whether the last thing that a seat did was to take something back: then it wants to be asked. */
export function hasTakenBack(log: readonly LogLine[], seat: number): boolean {
  return log.findLast((line) => line.seat === seat)?.undone !== undefined;
}
