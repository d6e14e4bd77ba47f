/** What is in the making outlives a reload: it is kept in this browser for one phase of one turn, then forgotten. */

import { keep, recall } from "../../lib/kept";
import type { Table } from "../../lib/table.svelte";

type Written<T> = { turn: number; phase: string; kept: T };

export class Kept<T> {
  readonly #name: string;

  constructor(
    what: string,
    readonly table: Table,
    seat: number,
  ) {
    this.#name = `${what}.${table.id}.${seat}`;
  }

  /** What was kept; nothing of another turn or phase. */
  read(): T | undefined {
    const found = recall<Written<T>>(this.#name);
    const { turn, phase } = this.table.now;
    if (found?.turn === turn && found.phase === phase) return found.kept;
    keep(this.#name, undefined);
    return undefined;
  }

  write(kept: T | undefined): void {
    const { turn, phase } = this.table.now;
    keep(this.#name, kept === undefined ? undefined : { turn, phase, kept });
  }
}
