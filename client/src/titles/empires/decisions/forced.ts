/** Questions that leave no choice. */

import type { Request } from "../../../lib/protocol";

/** Whether there is only one answer. */
export const isForced = (request: Request): boolean => request.options.length === 1;
