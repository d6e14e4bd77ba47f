/** What one takes up to read: a card, or a pile of them. */

import { getContext, setContext } from "svelte";

class Reading {
  title = $state("");
  cards = $state.raw<string[]>([]);
  open = $state(false);

  read(title: string, cards: string[]): void {
    this.title = title;
    this.cards = cards;
    this.open = true;
  }
}

const KEY = Symbol("reading");

export const layReading = (): Reading => setContext(KEY, new Reading());
export const readingHere = (): Reading => getContext<Reading>(KEY);
