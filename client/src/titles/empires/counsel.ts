/** What the rules say before one decides. Each topic knows what it is asked and what it tells (`EmpiresCounsel`). */

import { api, ask, HouseError, type Schemas } from "../../api/client";
import type { Table } from "../../lib/table.svelte";

export type Topics = Schemas["EmpiresCounsel"];
export type Topic = keyof Topics;
export type Told<T extends Topic> = Topics[T]["result"];

/** What the rules tell everybody, whoever looks on too. */
const PUBLIC: readonly Topic[] = ["battles", "conflict", "next_step"];

/** How many answers are kept; counsel holds for one position of one table only. */
const KEPT = 60;
const told = new Map<string, Promise<unknown>>();

/** How many questions are put at a time: the house sends away whoever asks faster than the rules can tell. */
const AT_ONCE = 2;
/** How long to wait, in milliseconds, where the house said that it was asked too often or could not tell in time. */
const BREATH = 400;
/** How often a house that could not tell in time is asked the same before that is said. */
const PATIENCE = 3;
let asking = 0;
const waiting: (() => void)[] = [];

const isLater = (error: unknown, attempt: number): boolean =>
  error instanceof HouseError && (error.status === 429 || (error.status === 503 && attempt < PATIENCE));

/** Put a question when those before it are answered; where the house is busy, once more after a breath. */
async function inTurn<T>(question: () => Promise<T>): Promise<T> {
  if (asking < AT_ONCE) asking += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await question();
      } catch (error) {
        if (!isLater(error, attempt)) throw error;
        await new Promise((rested) => setTimeout(rested, BREATH));
      }
    }
  } finally {
    const next = waiting.shift();
    if (next) next();
    else asking -= 1;
  }
}

/** Ask the rules from the seat that is looked from; what was asked about this position is not asked again.
 *
 * With `then` it is asked of the table after that entry, which does not change any more.
 */
export function consult<T extends Topic>(
  table: Table,
  topic: T,
  args: Topics[T]["args"],
  then = table.numberIfLate,
): Promise<Told<T>> {
  const { id, seat = null, language, now, invitation } = table;
  if (seat === null && !PUBLIC.includes(topic))
    return Promise.reject(new Error("That is for those who sit here."));
  const key = JSON.stringify([id, seat, language, then ?? now.number, topic, args]);
  let found = told.get(key);
  if (!found) {
    const params = { path: { id }, query: { language, invitation } };
    const body = { seat, topic, args: args as never, ...(then === undefined ? {} : { number: then }) };
    const question = async (): Promise<unknown> => {
      if (then === undefined && table.now.number !== now.number) throw new Error("The table has gone on.");
      return (await ask(api.POST("/api/tables/{id}/counsel", { params, body }))).result;
    };
    found = inTurn(question);
    found.catch(() => told.delete(key));
    told.set(key, found);
    if (told.size > KEPT) told.delete(told.keys().next().value as string);
  }
  return found as Promise<Told<T>>;
}

/** Ask the rules about what others do not change: if the table has gone on meanwhile, once more. */
export async function consultOn<T extends Topic>(
  table: Table,
  topic: T,
  args: Topics[T]["args"],
): Promise<Told<T>> {
  for (;;) {
    const { number } = table.now;
    try {
      return await consult(table, topic, args);
    } catch (error) {
      if (table.now.number === number) throw error;
    }
  }
}
