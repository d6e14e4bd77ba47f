/** What this seat has lost and not read of yet. Unread losses stay so in this browser, over a reload and until they are
 * put away. What one has named oneself one knows; what came before one's first visit with this browser is told as since one left. */

import { keep, recall } from "../lib/kept";
import type { Table } from "../lib/table.svelte";
import { type Kept, lookThrough, type Lost, putAway } from "./lost";

export class Losses {
  #kept = $state.raw<Kept>({ upTo: 0, unread: [] });
  #seat = $state<number>();

  /** All hands on one screen begin with the same entry, whoever looks first. */
  constructor(readonly table: Table) {
    for (const seat of table.seats) {
      const kept = recall<Kept>(this.#name(seat));
      const seen = kept?.upTo ?? (table.left || table.back);
      keep(this.#name(seat), { upTo: seen, unread: kept?.unread ?? [] });
    }
  }

  get unread(): Lost[] {
    return this.table.seat === this.#seat ? this.#kept.unread : [];
  }

  /** Look through what is new in the log. */
  hear(): void {
    const { seat, log, answeredByItself } = this.table;
    if (seat === undefined) return;
    const kept = this.#seat === seat ? this.#kept : this.#recalled(seat);
    this.#take(
      seat,
      lookThrough(kept, log, ({ chosen }) => !chosen || answeredByItself),
    );
  }

  dismiss(...read: readonly Lost[]): void {
    if (this.#seat !== undefined) this.#take(this.#seat, putAway(this.#kept, read));
  }

  /** Another window of this browser has read something. */
  readonly follow = ({ key }: StorageEvent): void => {
    if (this.#seat !== undefined && key?.endsWith(this.#name(this.#seat)))
      this.#kept = this.#recalled(this.#seat);
  };

  #take(seat: number, kept: Kept): void {
    this.#seat = seat;
    this.#kept = kept;
    keep(this.#name(seat), kept);
  }

  #recalled(seat: number): Kept {
    return recall<Kept>(this.#name(seat)) ?? { upTo: this.table.now.number, unread: [] };
  }

  #name(seat: number): string {
    return `losses.${this.table.id}.${seat}`;
  }
}
