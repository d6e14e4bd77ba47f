/** Which open tables somebody wants to see. */

import type { TableCard } from "../api/client";
import { say } from "../lib/words.svelte";
import { paceOf, type Pace } from "./cards";
import { house } from "./house.svelte";
import { decisionsAt } from "./titles";

/** From the fewest to the most; both count. */
type Span = readonly [fewest: number, most: number];

/** A market with four seats and fewer, one board up to nine, both with more; and tables for one or two. */
const SEATS: readonly Span[] = [
  [1, 2],
  [3, 4],
  [5, 9],
  [10, 18],
];
/** Decisions of everybody in a game. */
const LENGTHS: readonly Span[] = [
  [0, 100],
  [0, 300],
  [301, Infinity],
];
const ANY = -1;

class Filters {
  title = $state("");
  /** The places of what is wanted in the lists above. */
  seats = $state(ANY);
  length = $state(ANY);
  pace = $state<Pace | "">("");

  /** How many are set. */
  get count(): number {
    return [this.title !== "", this.seats !== ANY, this.length !== ANY, this.pace !== ""].filter(Boolean)
      .length;
  }

  clear(): void {
    this.title = this.pace = "";
    this.seats = this.length = ANY;
  }

  /** Whether a table is wanted; one of unknown length only where any will do. */
  fits(card: TableCard): boolean {
    const title = house.title(card.title);
    const decisions = title && decisionsAt(title, card.options);
    return (
      (!this.title || card.title === this.title) &&
      (!this.pace || paceOf(card) === this.pace) &&
      isWithin(card.seats.length, SEATS[this.seats]) &&
      (this.length === ANY || (decisions !== undefined && isWithin(decisions, LENGTHS[this.length])))
    );
  }
}

const isWithin = (count: number, span: Span | undefined): boolean =>
  !span || (span[0] <= count && count <= span[1]);

export const seatsChoices = (): { value: number; text: string }[] => [
  { value: ANY, text: say("any-seats") },
  ...SEATS.map(([fewest, most], value) => ({ value, text: say("seats-between", { fewest, most }) })),
];

export const lengthChoices = (): { value: number; text: string }[] => [
  { value: ANY, text: say("any-length") },
  ...LENGTHS.map(([fewest, most], value) => ({
    value,
    text: most === Infinity ? say("length-over", { least: fewest - 1 }) : say("length-upto", { most }),
  })),
];

export const filters = new Filters();
