/** A choice in the making belongs to one question. */

import { untrack } from "svelte";

/** Begin anew with each question, and only then: while others answer, the same question comes again and again. */
export function anew(asked: () => string, begin: () => void): void {
  const question = $derived(asked());
  $effect.pre(() => {
    void question;
    untrack(begin);
  });
}
