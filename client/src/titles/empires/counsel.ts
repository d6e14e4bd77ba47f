/** What the rules say before one decides. Each topic knows what it is asked and what it tells (`EmpiresCounsel`). */

import { api, ask, type Schemas } from "../../api/client";
import type { Table } from "../../lib/table.svelte";

export type Topics = Schemas["EmpiresCounsel"];
export type Topic = keyof Topics;
export type Told<T extends Topic> = Topics[T]["result"];

/** How many answers are kept; counsel holds for one position of one table only. */
const KEPT = 60;
const told = new Map<string, Promise<unknown>>();

/** Ask the rules from the seat that is looked from; what was asked about this position is not asked again. */
export function consult<T extends Topic>(table: Table, topic: T, args: Topics[T]["args"]): Promise<Told<T>> {
  const { id, seat, language, now } = table;
  if (seat === undefined) return Promise.reject(new Error("Who only looks on is not counselled."));
  const key = JSON.stringify([id, seat, language, now.number, topic, args]);
  let found = told.get(key);
  if (!found) {
    const params = { path: { id }, query: { language } };
    const body = { seat, topic, args: args as never };
    found = ask(api.POST("/api/tables/{id}/counsel", { params, body })).then((answer) => answer.result);
    found.catch(() => told.delete(key));
    told.set(key, found);
    if (told.size > KEPT) told.delete(told.keys().next().value as string);
  }
  return found as Promise<Told<T>>;
}
