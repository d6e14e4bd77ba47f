/** Proposals in words. */

import type { Table } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import { faceOf } from "../faces";
import type { Proposal } from "./keeping.svelte";
import { moment, span } from "./times";

export function proposalText(table: Table, proposal: Proposal): string {
  const { seat, until, seconds, turn, by } = proposal;
  const name = seat === null || seat === undefined ? "none" : faceOf(table, seat).name;
  const args = {
    name,
    until: until ? moment(until) : "none",
    time: span(seconds ?? 0),
    turn: turn ?? 0,
    by: by ?? "bot",
  };
  return say(`proposal-${proposal.do}`, args);
}
