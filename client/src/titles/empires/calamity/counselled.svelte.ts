/** What the rules say of calamities, asked again whenever the table has gone on. */

import { consult, type Told } from "../counsel";
import type { Table } from "../../../lib/table.svelte";

export class Counselled {
  told = $state.raw<Told<"calamity">>();

  /** Call while a component is set up. Who only looks on is told nothing, and what is shown then is what all see. */
  constructor(table: Table, isAsked: () => boolean = () => true) {
    $effect(() => {
      const { number } = table.now;
      void table.language;
      if (table.seat === undefined || !isAsked()) return;
      void consult(table, "calamity", {}).then(
        (told) => {
          if (number === table.now.number) this.told = told;
        },
        () => undefined,
      );
    });
  }
}
