/** Who has to agree to something, in words: before it is proposed, and while it is voted on. */

import type { Table } from "../../lib/table.svelte";
import { say } from "../../lib/words.svelte";
import { session } from "../../lib/session.svelte";
import { faceOf } from "../faces";
import type { Prospect, Proposal } from "./keeping.svelte";

/** Names one after the other, as the reader's language lists them: "Rome, Persia and Egypt". */
export function listed(names: readonly string[], language = session.likes.language): string {
  return new Intl.ListFormat(language).format(names);
}

/** The prospect of a proposal, whatever else it says: of a kind, and where it is about a seat, of that seat. */
export function prospectOf(
  prospects: readonly Prospect[],
  { do: what, seat, by }: Pick<Proposal, "do" | "seat" | "by">,
): Prospect | undefined {
  return prospects.find(
    ({ proposal }) =>
      proposal.do === what && (what !== "replace" || (proposal.seat === seat && proposal.by === by)),
  );
}

/** Whether only the others can give one's last answer back: it stands, and something came to light since. */
export function needsVote(table: Table): boolean {
  const { seat, seats, now, past, card } = table;
  if (seat === undefined || table.mayUndo || now.over || past.at !== undefined) return false;
  const others = card.seats.some(({ seat: one, person, bot }) => person && !bot && !seats.includes(one));
  return others && table.log.some((line) => line.seat === seat && !line.taken_back);
}

/** How long somebody who is away has to come back, to the day, hour or minute. */
export function graceText(seconds: number): string {
  const days = Math.round(seconds / 86_400);
  return days >= 1
    ? say("grace-days", { days })
    : say("grace-minutes", { minutes: Math.round(seconds / 60) });
}

/** Who would have to agree, or why it cannot be proposed. */
export function prospectText(table: Table, prospect: Prospect | undefined): string {
  if (!prospect) return "";
  if (prospect.reason) return prospect.reason;
  const name = (seat: number) => faceOf(table, seat).name;
  const asked = (prospect.voters ?? []).filter((seat) => !table.seats.includes(seat));
  const must = (prospect.must ?? []).filter((seat) => !table.seats.includes(seat));
  const said: string[] = [];
  if (must.length) said.push(say("agree-must", { names: listed(must.map(name)), count: must.length }));
  else if (asked.length && prospect.needed === prospect.voters?.length)
    said.push(say("agree-all", { names: listed(asked.map(name)), count: asked.length }));
  else if (asked.length)
    said.push(say("agree-most", { needed: (prospect.needed ?? 1) - 1, others: asked.length }));
  return said.join(" ");
}

/** Who is away and would be told of a vote, once for all that one can propose. */
export function awayText(table: Table, prospects: readonly Prospect[]): string {
  const open = prospects.filter(({ seconds, away }) => seconds && away?.length);
  const away = [...new Set(open.flatMap((prospect) => prospect.away ?? []))].sort(
    (one, other) => one - other,
  );
  if (!away.length) return "";
  return say("agree-away", {
    names: listed(away.map((seat) => faceOf(table, seat).name)),
    count: away.length,
    time: graceText(Math.max(...open.map(({ seconds }) => seconds ?? 0))),
  });
}
