/** Where plans of movement are kept in this browser. */

import { keep, recall } from "../../../lib/kept";
import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { Kept } from "../kept";
import { sideOf, viewOf } from "../view";
import type { Drawer } from "./plan.svelte";

/** How much of a movement is made already. */
export const madeBy = (table: Table, seat: number): number => sideOf(viewOf(table), seat).made.length;

/** The plan for the movement that is asked for, as long as its phase lasts. A plan was made when so much had been moved; once
 * more is, it has been carried out, and is not offered again: what was sent when the line was lost is not made twice. */
export function keptMoves(table: Table, seat: number): Drawer {
  const drawer = new Kept<{ made: number; answers: readonly Answer[] }>("plan", table, seat);
  return {
    read: () => {
      const found = drawer.read();
      return found && Array.isArray(found.answers) && found.made >= madeBy(table, seat)
        ? found.answers
        : undefined;
    },
    write: (answers) => drawer.write(answers && { made: madeBy(table, seat), answers }),
  };
}

/** The plan for the next movement, made before one is asked: until it is used or thrown away, whatever phases and turns go by. */
export function keptAhead(table: Table, seat: number): Drawer {
  const name = `ahead.${table.id}.${seat}`;
  return {
    read: () => recall<readonly Answer[]>(name),
    write: (answers) => keep(name, answers),
  };
}
