/** Several answers to one question that is put again after each. */

import type { Answer, Request } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";

/** The question of a kind that is open now. */
export const openOf = (table: Table, kind: string): Request | undefined =>
  table.requests.find((request) => request.kind === kind);

/** Give answers one after the other while the question is open. Once no choice is left the rules carry out the rest
 * themselves, so the last answers may not be asked for any more. Whether none was refused. */
export async function answerSeries(table: Table, kind: string, answers: readonly Answer[]): Promise<boolean> {
  for (const answer of answers) {
    const request = openOf(table, kind);
    if (!request) return true;
    if (!(await table.answer(request, answer))) return false;
  }
  return true;
}
