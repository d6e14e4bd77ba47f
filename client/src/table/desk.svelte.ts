/** How one has arranged one's place at the table: what lies open beside the board. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export type Leaf = "log" | "chat" | "notes" | "seats";
export type Slip = "help" | "settings" | "keys" | "result";

export const LEAVES: readonly Leaf[] = ["log", "chat", "notes", "seats"];

/** A screen that has no room for anything beside the board. */
export const phone = new MediaQuery("max-width: 760px");

export class Desk {
  /** What lies beside the board; nothing where it is undefined. */
  leaf = $state<Leaf>();
  /** The dialog that is open. */
  slip = $state<Slip>();
  /** Whether one looks through the history. */
  history = $state(false);
  /** Whether the board is shown as text. */
  text = $state(false);
  /** Whether the tour is on. */
  touring = $state(false);
  /** The rule that the help shows first, where it is not that of the decision. */
  rule = $state("");
  /** The last message of the chat that was read. */
  read = $state(0);

  toggle(leaf: Leaf): void {
    this.leaf = this.leaf === leaf ? undefined : leaf;
  }

  explain(rule: string): void {
    this.rule = rule;
    this.slip = "help";
  }

  show(slip: Slip): void {
    this.rule = "";
    this.slip = slip;
  }
}

/** Where the parts of a table page find the desk. */
export const DESK = Symbol("desk");

export function layDesk(): Desk {
  return setContext(DESK, new Desk());
}

export function deskHere(): Desk {
  return getContext<Desk>(DESK);
}
