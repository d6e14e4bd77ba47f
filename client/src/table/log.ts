/** The log as it is read: phase by phase, with what was taken back. */

import type { LogLine, Topic } from "../lib/protocol";

export type Stretch = { key: string; turn: number; phase: string; lines: LogLine[] };

/** The numbers of the answers that were taken back. A rewind takes back everything from its aim on; that something
 * was taken back before stays as it is. */
export function takenBack(log: readonly LogLine[]): Set<number> {
  const undone = new Set(log.flatMap(undoneBy));
  for (const line of log) if (line.undone) undone.delete(line.number);
  return undone;
}

function undoneBy({ kind, undone, number }: LogLine): number[] {
  if (!undone) return [];
  return kind === "rewind" ? Array.from({ length: number - undone }, (_, i) => undone + i) : [undone];
}

/** The lines that tell this reader something: much is decided in private, or told with a later answer. */
export const readable = (log: readonly LogLine[]): LogLine[] => log.filter(({ texts }) => texts.length > 0);

/** What there is to read, the lines of one phase together. */
export function stretches(log: readonly LogLine[]): Stretch[] {
  const all: Stretch[] = [];
  for (const line of readable(log)) {
    const last = all.at(-1);
    if (last?.turn === line.turn && last.phase === line.phase) last.lines.push(line);
    else all.push({ key: `${line.number}`, turn: line.turn, phase: line.phase, lines: [line] });
  }
  return all;
}

/** What one may look for in the log. */
export type Sort = "all" | "mine" | Topic;
const TOPICS: readonly Topic[] = ["fight", "trade", "calamity"];

/** Whether a line is of a sort: of one's own seats, or about something. */
export function isOf({ seat, news, topics }: LogLine, sort: Sort, mine: readonly number[]): boolean {
  if (sort === "all") return true;
  if (sort !== "mine") return topics?.includes(sort) ?? false;
  return (seat !== undefined && mine.includes(seat)) || (news?.length ?? 0) > 0;
}

/** Whether one of the texts of a line is of what one looks for. */
export const isRead = ({ topics }: LogLine, index: number, sort: Sort): boolean =>
  sort === "all" || sort === "mine" || topics?.[index] === sort;

/** The sorts that there is something of: a title without fights has none to look for. */
export function sortsIn(log: readonly LogLine[], mine: readonly number[]): Sort[] {
  const found = TOPICS.filter((topic) => log.some((line) => isOf(line, topic, mine)));
  return ["all", ...(mine.length ? (["mine"] as const) : []), ...found];
}

export type Absence = { left: number; back: number };

/** What others did between two entries. */
export function since(log: readonly LogLine[], { left, back }: Absence, mine: readonly number[]): LogLine[] {
  return log.filter(
    ({ number, texts, seat }) =>
      left < number && number <= back && texts.length > 0 && (seat === undefined || !mine.includes(seat)),
  );
}
