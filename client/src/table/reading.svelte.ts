/** How far one has read: the chat in this browser, the log in the house. */

import type { Table } from "../lib/table.svelte";

const keyOf = (table: Table): string => `ecumene.read.${table.id}`;

class Reading {
  #read = $state(0);

  constructor(readonly table: Table) {
    this.#read = Number(localStorage.getItem(keyOf(table)) ?? 0);
  }

  /** How many messages of others were not read; none while one looks at them. */
  unread(looking: boolean): number {
    if (looking) return 0;
    const { talk, seats } = this.table;
    return talk.filter(
      (said) => said.number > this.#read && !(typeof said.seat === "number" && seats.includes(said.seat)),
    ).length;
  }

  readonly isRead = (number: number): void => {
    this.#read = number;
    localStorage.setItem(keyOf(this.table), String(number));
  };

  /** Who turns away has seen everything so far; what comes after is news when they are back. */
  readonly noticed = (): void => {
    this.table.back = this.table.now.number;
    if (document.visibilityState !== "hidden") return;
    this.table.left = this.table.now.number;
    void this.table.keepSeen().catch(() => undefined);
  };
}

export function readingOf(table: Table): Reading {
  return new Reading(table);
}
