/** The log as it is read: phase by phase, with what was taken back. */

import type { LogLine } from "../lib/protocol";

export type Stretch = { key: string; turn: number; phase: string; lines: LogLine[] };

/** The numbers of the answers that were taken back. */
export function takenBack(log: readonly LogLine[]): Set<number> {
  return new Set(log.flatMap((line) => (line.undone ? [line.undone] : [])));
}

/** What there is to read, the lines of one phase together. */
export function stretches(log: readonly LogLine[]): Stretch[] {
  const all: Stretch[] = [];
  for (const line of log) {
    if (!line.texts.length) continue;
    const last = all.at(-1);
    if (last?.turn === line.turn && last.phase === line.phase) last.lines.push(line);
    else all.push({ key: `${line.number}`, turn: line.turn, phase: line.phase, lines: [line] });
  }
  return all;
}

/** What others did after an entry. */
export function since(log: readonly LogLine[], number: number, mine: readonly number[]): LogLine[] {
  return log.filter(
    (line) =>
      line.number > number && line.texts.length > 0 && (line.seat === undefined || !mine.includes(line.seat)),
  );
}
