/** The reviews of a table as they are read here: fetched when somebody wants one, and kept as long as the page. */

import type { Table } from "../lib/table.svelte";
import { reasonOf } from "../ui/toasts.svelte";
import { fetchReview, type Review } from "./review";

class Reading {
  /** What is shown: what was wished last, or what was there before, while that is made. */
  told = $state.raw<Review>();
  /** Why what was wished last is not there. */
  failed = $state("");
  making = $state(false);

  #known = new Map<string, Review>();
  #wished = "";

  constructor(readonly table: Table) {}

  /** Read of a seat; of several wishes the last one counts. */
  async read(seat: number): Promise<void> {
    const wish = `${seat} ${this.table.language}`;
    this.#wished = wish;
    this.failed = "";
    this.making = !this.#known.has(wish);
    try {
      const review = this.#known.get(wish) ?? (await fetchReview(this.table, seat));
      this.#known.set(wish, review);
      if (wish === this.#wished) this.told = review;
    } catch (error) {
      if (wish === this.#wished) this.failed = reasonOf(error);
    } finally {
      if (wish === this.#wished) this.making = false;
    }
  }
}

const readings = new WeakMap<Table, Reading>();

/** What was read of a table stays as long as it lies open: one comes back from the board. */
export function readingOf(table: Table): Reading {
  const reading = readings.get(table) ?? new Reading(table);
  readings.set(table, reading);
  return reading;
}
