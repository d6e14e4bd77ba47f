/** The log as it is read: phase by phase, with what was taken back. */

import type { LogLine } from "../lib/protocol";

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

export type Absence = { left: number; back: number };

/** What others did between two entries. */
export function since(log: readonly LogLine[], { left, back }: Absence, mine: readonly number[]): LogLine[] {
  return log.filter(
    ({ number, texts, seat }) =>
      left < number && number <= back && texts.length > 0 && (seat === undefined || !mine.includes(seat)),
  );
}
