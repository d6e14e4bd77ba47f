/** Proposals in words, and where one can propose to go back to. */

import type { Mark } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import { faceOf } from "../faces";
import type { Proposal } from "./keeping.svelte";
import { moment, span } from "./times";

export function proposalText(table: Table, proposal: Proposal): string {
  const { seat, until, seconds, turn, by, to } = proposal;
  const name = seat === null || seat === undefined ? "none" : faceOf(table, seat).name;
  const args = {
    name,
    until: until ? moment(until) : "none",
    time: span(seconds ?? 0),
    turn: turn ?? 0,
    by: by ?? "bot",
    where: table.past.marks.find((mark) => mark.number + 1 === to)?.where ?? "none",
  };
  return say(`proposal-${proposal.do}`, args);
}

/** The phases that a table can go back to, the newest first: those that it went through and that still stand. What
 * was taken back is no place to go to, and a phase that was gone back to is there once. */
export function phasesBefore(marks: readonly Mark[], number: number): Mark[] {
  const standing = marks.filter((mark) => mark.number > 0 && mark.number < number && !mark.gone);
  const last = standing.filter((mark, place) => {
    const next = standing[place + 1];
    return next?.turn !== mark.turn || next.phase !== mark.phase;
  });
  return last.reverse();
}
