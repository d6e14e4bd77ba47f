/** Something that is asked once before it is done, on the spot. Nothing of it is remembered for another time. */

import { untrack } from "svelte";

export class Doubt {
  /** Whether it is being asked. */
  open = $state(false);

  /** It is dropped whenever it is about something else. */
  constructor(about: () => string) {
    $effect(() => {
      void about();
      untrack(() => this.drop());
    });
  }

  /** Whether something may be done now: what is doubtful is asked first. */
  passes(doubtful: boolean): boolean {
    const isAsked = this.open;
    this.open = doubtful && !isAsked;
    return !this.open;
  }

  drop(): void {
    this.open = false;
  }
}
