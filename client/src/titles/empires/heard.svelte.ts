/** What the rules tell as long as somebody wants to know it, kept up with what is asked and with the table. */

import { untrack } from "svelte";
import { isLost } from "../../lib/sending";

/** A question to the rules. `about` is all that the asker has a hand in: where others have gone on since, what was told
 * about the same still serves until it is told anew. */
export type Question<T> = { about: string; put: () => Promise<T> };

/** How long to wait, in milliseconds, before the rules are asked again where they could not be reached. */
const BREATH = 400;

/** What the rules said last, kept until they have said something newer. One question is put at a time: what changes
 * meanwhile is asked when the answer is there, and what nobody wants to know any more is never asked. */
export class Heard<T> {
  told = $state.raw<T>();
  /** Whether what was told is about what is asked now. */
  current = $state(false);
  /** Whether the rules cannot be asked just now; they are asked again and again. */
  silent = $state(false);
  #about: string | undefined;
  #next: Question<T> | undefined;
  #asking = false;

  /** Ask whenever what `ask` looks at changes. */
  constructor(ask: () => Question<T> | undefined) {
    $effect(() => {
      const next = ask();
      this.#next = next;
      untrack(() => {
        this.current = next !== undefined && next.about === this.#about;
        if (!this.#asking) void this.#hear();
      });
    });
    $effect(() => () => (this.#next = undefined));
  }

  async #hear(): Promise<void> {
    this.#asking = true;
    while (this.#next) {
      const question = this.#next;
      try {
        this.#take(question, await question.put());
        this.silent = false;
      } catch (error) {
        this.silent = isLost(error);
        if (this.silent) await new Promise((rested) => setTimeout(rested, BREATH));
        else if (this.#next === question) this.#next = undefined; // the table has gone on
      }
    }
    this.#asking = false;
  }

  #take(question: Question<T>, told: T): void {
    if (this.#next?.about !== question.about) return;
    this.told = told;
    this.#about = question.about;
    this.current = true;
    if (this.#next === question) this.#next = undefined;
  }
}
