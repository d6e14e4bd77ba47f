/** What changed for this seat and was not read yet. Unread news stays so in this browser, over a reload and until it is
 * put away. What one has named oneself one knows; what came before one's first visit with this browser is told as since one
 * left. Whoever wants it quiet reads it in the log alone. */

import { keep, recall } from "../../lib/kept";
import { session } from "../../lib/session.svelte";
import type { Table } from "../../lib/table.svelte";
import {
  type Card,
  cardsOf,
  isStale,
  type Kept,
  lookThrough,
  putAway,
  queued,
  type Seen,
  type Told,
} from "./news";

export class NewsDesk {
  #kept = $state.raw<Kept>({ upTo: 0, unread: [] });
  #seat = $state<number>();
  /** How many were read of those that came together: "2 of 5". */
  #read = $state(0);
  /** The card that lies open: nothing that comes takes its place. */
  #reading = $state<string>();
  /** The cards that stood beside a question. */
  readonly #seen: Record<string, Seen> = {};

  /** All hands on one screen begin with the same entry, whoever looks first. */
  constructor(readonly table: Table) {
    for (const seat of table.seats) {
      const kept = this.#recalled(seat);
      const seen = kept?.upTo ?? (table.left || table.back);
      keep(this.#name(seat), { upTo: seen, unread: kept?.unread ?? [] });
    }
  }

  readonly cards: Card[] = $derived.by(() =>
    this.table.seat === this.#seat ? queued(cardsOf(this.#kept.unread), this.#reading) : [],
  );

  /** The one to read now, and where it stands among those that came together. */
  get current(): { told: Card; place: number; of: number } | undefined {
    const [told] = this.cards;
    return told && { told, place: this.#read + 1, of: this.#read + this.cards.length };
  }

  /** Look through what is new in the log. */
  hear(): void {
    const { seat, log, answeredByItself } = this.table;
    if (seat === undefined) return;
    const kept = this.#seat === seat ? this.#kept : this.#recalled(seat);
    const heard = lookThrough(
      kept ?? { upTo: this.table.now.number, unread: [] },
      log,
      ({ chosen }) => !chosen || answeredByItself,
    );
    this.#take(seat, session.likes.news === "quiet" ? { ...heard, unread: [] } : heard);
    this.#letGo();
  }

  /** A card lies open on the page, beside what one is asked. */
  lieOpen(card: Card): void {
    this.#reading = card.id;
    const asked = this.#asked;
    if (asked) this.#seen[card.id] ??= { asked, since: Date.now() };
  }

  get #asked(): string {
    return this.table.requests[0]?.id ?? "";
  }

  #letGo(): void {
    const { turn } = this.table.now;
    const stale = this.cards.filter((card) =>
      isStale(card, turn, this.#asked, this.#seen[card.id], Date.now()),
    );
    if (stale.length) this.#dismiss(...stale.flatMap(({ of }) => of));
  }

  /** Go on to the next one. */
  next(): void {
    this.#dismiss(...(this.cards[0]?.of ?? []));
  }

  close(): void {
    this.#dismiss(...this.#kept.unread);
  }

  #dismiss(...read: readonly Told[]): void {
    if (this.#seat === undefined) return;
    const before = this.cards.length;
    this.#take(this.#seat, putAway(this.#kept, read));
    const left = this.cards.length;
    this.#read = left ? this.#read + before - left : 0;
  }

  /** Another window of this browser has read something. */
  readonly follow = ({ key }: StorageEvent): void => {
    if (this.#seat === undefined || !key?.endsWith(this.#name(this.#seat))) return;
    this.#kept = this.#recalled(this.#seat) ?? this.#kept;
  };

  #take(seat: number, kept: Kept): void {
    if (seat !== this.#seat) this.#read = 0;
    this.#seat = seat;
    this.#kept = kept;
    keep(this.#name(seat), kept);
  }

  #recalled(seat: number): Kept | undefined {
    return recall<Kept>(this.#name(seat));
  }

  #name(seat: number): string {
    return `news.${this.table.id}.${seat}`;
  }
}
