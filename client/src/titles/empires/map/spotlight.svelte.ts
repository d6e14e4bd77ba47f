/** Which place of the map one looks at: with the pointer, the keyboard, or because its story lies open. */

/** How long the pointer has to rest on a place before its story is told. */
const PATIENCE = 220;

export class Spotlight {
  /** The place that the pointer is over. */
  pointed = $state<string>();
  /** The place that the keyboard is at. */
  focused = $state<string>();
  /** The place whose story stays open. */
  pinned = $state<string>();

  #rested = $state<string>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** The place whose story is told. */
  get told(): string | undefined {
    return this.pinned ?? this.focused ?? this.#rested;
  }

  point(place: string | undefined): void {
    if (place === this.pointed) return;
    this.pointed = place;
    clearTimeout(this.#waiting);
    this.#rested = undefined;
    if (place === undefined) return;
    this.#waiting = setTimeout(() => (this.#rested = place), PATIENCE);
  }

  pin(place: string | undefined): void {
    this.pinned = place === this.pinned ? undefined : place;
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#rested = undefined;
    this.pinned = undefined;
  }
}
