/** Which place of the map one looks at: with the pointer, the keyboard, or because its story lies open. */

import type { Point } from "../board/atlas";

/** How long the pointer has to rest on a place before its story is told. */
const PATIENCE = 220;

export class Spotlight {
  /** The place that the pointer is over. */
  pointed = $state<string>();
  /** The place that the keyboard is at. */
  focused = $state<string>();
  /** The place whose story stays open. */
  pinned = $state<string>();
  /** Where the pointer is, in the window. */
  pointer = $state.raw<Point>([0, 0]);

  #rested = $state<string>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** The place whose story is told. */
  get told(): string | undefined {
    return this.pinned ?? this.focused ?? this.#rested;
  }

  point(place: string | undefined, at: Point = this.pointer): void {
    if (place === this.pointed) return;
    this.pointed = place;
    clearTimeout(this.#waiting);
    this.#rested = undefined;
    if (place === undefined) return;
    this.#waiting = setTimeout(() => {
      this.pointer = at;
      this.#rested = place;
    }, PATIENCE);
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
