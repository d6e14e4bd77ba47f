/** What was chosen so far, filled up by the rules: a legal answer always comes of it. */

import type { Answer, Request } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { toasts } from "../../../ui/toasts.svelte";
import { consultOn } from "../counsel";

/** The answers that settle a question, with as much of what was chosen as the rules allow; the first ones are kept
 * rather than the last. Nothing where the rules cannot be asked, which is said, or where the table has gone on. */
export async function fillUp(
  table: Table,
  request: Request,
  chosen: readonly Answer[],
): Promise<Answer[] | undefined> {
  let filled: Answer[] | undefined;
  await toasts.attempt(async () => {
    const told = await consultOn(table, "completion", { answers: [...chosen] as never, request: request.id });
    filled = told.answers as unknown as Answer[];
  });
  return filled;
}
