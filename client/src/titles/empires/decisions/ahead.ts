/** A plan for the next movement, made before one is asked: it lies in this browser until it is used or thrown away. */

import { keep, recall } from "../../../lib/kept";
import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import type { Drawer } from "./plan.svelte";

/** Whatever phases and turns go by. */
export function keptAhead(table: Table, seat: number): Drawer {
  const name = `ahead.${table.id}.${seat}`;
  return {
    read: () => recall<readonly Answer[]>(name),
    write: (answers) => keep(name, answers),
  };
}
