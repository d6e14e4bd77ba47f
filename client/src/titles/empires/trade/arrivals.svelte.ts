/** Which cards have come into the hand with its last change, so that a draw or a deal can be seen. */

import { countOf } from "../cards";
import { type Count, gained, isSame, NONE } from "./sets";

export class Arrivals {
  #fresh = $state.raw(NONE);
  #before: Count | undefined;

  constructor(hand: () => readonly string[]) {
    $effect(() => this.#look(countOf(hand())));
  }

  /** How many of a card are new. */
  of(card: string): number {
    return this.#fresh.get(card) ?? 0;
  }

  #look(now: Count): void {
    const before = this.#before;
    this.#before = now;
    if (before && !isSame(before, now)) this.#fresh = gained(before, now);
  }
}
