/** The conflicts of a turn, as the rules tell them again from the position in which they began. */

import type { LogLine } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { consult } from "../counsel";
import { type Battle, entryOf, inOrder } from "./replay";

export class Battles {
  /** The turn whose conflicts are told: another one than the present where one asked for it. */
  turn = $state(0);
  found = $state.raw<Battle[]>([]);

  constructor(readonly table: Table) {
    this.turn = table.now.turn;
    $effect(() => {
      this.turn = table.now.turn;
    });
    $effect(() => {
      const entry = entryOf(table.past.marks, this.turn);
      const { turn } = this;
      this.found = [];
      if (!entry) return;
      consult(table, "battles", {}, entry - 1).then(
        ({ battles }) => {
          if (turn === this.turn) this.found = inOrder(battles, table.seat);
        },
        () => undefined,
      );
    });
  }

  /** Whether a line of the log tells of conflicts. */
  tells = (line: LogLine): boolean =>
    line.texts.length > 0 && entryOf(this.table.past.marks, line.turn) === line.number;
}
