/** A question that is put again after each answer. */

import type { Request } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";

/** The question of a kind that is open now. */
export const openOf = (table: Table, kind: string): Request | undefined =>
  table.requests.find((request) => request.kind === kind);
