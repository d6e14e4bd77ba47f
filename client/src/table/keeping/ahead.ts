/** Answers given ahead: standing orders. */

import { api, ask, type Schemas } from "../../api/client";
import type { Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";

type Limits = { times?: number | undefined };

/** Answer a kind of question ahead: always its default, or this answer while the same choices are offered. */
export async function orderAhead(
  table: Table,
  request: Request,
  answer?: Request["default"],
  { times }: Limits = {},
): Promise<Schemas["Arrangements"]> {
  const params = { path: { id: table.id }, query: { language: table.language } };
  const body = {
    seat: request.seat,
    kind: request.kind,
    request: request.id,
    answer: (answer ?? null) as never,
    times: times ?? null,
  };
  return await ask(api.POST("/api/tables/{id}/orders", { params, body }));
}
