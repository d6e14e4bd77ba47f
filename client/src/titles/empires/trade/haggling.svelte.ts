/** What this browser remembers of haggling, so that one can come back to it after hours. */

import { keep, recall } from "../../../lib/kept";
import type { Said } from "../../../lib/protocol";
import { type Offer, keyOf } from "./floor";

/** An offer that was replaced by another version, was accepted by whom it was made to, or is open no more. */
export type Lapsed = { offer: Offer; why: "changed" | "accepted" | "gone"; at: number };

type Kept = {
  turn: number;
  declined: readonly string[];
  /** To which versions of offers I said no. */
  refused?: readonly string[];
  lapsed: readonly Lapsed[];
  /** The private offers that were open when this browser last looked. */
  open: readonly Offer[];
  /** The last message that was read of each seat. */
  read: Readonly<Record<number, number>>;
};

export class Haggling {
  #kept = $state.raw<Kept>() as Kept;
  /** What I accept myself, from when it is sent. */
  #mine: readonly string[] = [];
  readonly #name: string;

  constructor(table: string, seat: number | undefined, turn: number) {
    this.#name = `trade.${table}.${seat ?? "nobody"}`;
    const kept = recall<Kept>(this.#name);
    const read = kept?.read ?? {};
    this.#kept = kept?.turn === turn ? kept : { turn, declined: [], lapsed: [], open: [], read };
  }

  /** Offers between two that are no more, as far as this browser saw them. */
  get lapsed(): readonly Lapsed[] {
    return this.#kept.lapsed;
  }

  isDeclined(offer: Offer): boolean {
    return this.#kept.declined.includes(keyOf(offer));
  }

  decline(offer: Offer): void {
    this.#keep({ declined: [...this.#kept.declined, keyOf(offer)] });
  }

  hasSaidNo(offer: Offer): boolean {
    return this.#kept.refused?.includes(keyOf(offer)) ?? false;
  }

  sayNo(offer: Offer, back: boolean): void {
    const others = (this.#kept.refused ?? []).filter((key) => key !== keyOf(offer));
    this.#keep({ refused: back ? others : [...others, keyOf(offer)] });
  }

  /** I accept an offer; it may be gone before the house has said yes. */
  accept({ id }: Offer): void {
    this.#mine = [...this.#mine, id];
  }

  /** The house has refused that. */
  refused({ id }: Offer): void {
    this.#mine = this.#mine.filter((other) => other !== id);
    const lapsed = this.#kept.lapsed.map((one): Lapsed =>
      one.offer.id === id ? { ...one, why: "gone" } : one,
    );
    this.#keep({ lapsed });
  }

  /** Keep what became of private offers, so that a haggle can be read from its beginning. `accepted` are those of mine
   * that somebody took. */
  follow(offers: readonly Offer[], now: number, accepted: readonly string[] = []): void {
    const open = offers.filter(({ to }) => to !== undefined);
    const before = this.#kept.open;
    if (open.map(keyOf).join() === before.map(keyOf).join()) return;
    const lost = before.flatMap((offer): Lapsed[] => {
      const is = open.find(({ id }) => id === offer.id);
      if (is?.version === offer.version) return [];
      const why = [...accepted, ...this.#mine].includes(offer.id) ? "accepted" : "gone";
      return [{ offer, why: is ? "changed" : why, at: now }];
    });
    this.#keep({ open, lapsed: [...this.#kept.lapsed, ...lost] });
  }

  /** How many of a seat's messages were not read. */
  unread(seat: number, talk: readonly Said[]): number {
    const read = this.#kept.read[seat] ?? 0;
    return talk.filter((said) => said.seat === seat && said.number > read).length;
  }

  hear(seat: number, talk: readonly Said[]): void {
    const last = talk.at(-1)?.number ?? 0;
    if (last > (this.#kept.read[seat] ?? 0)) this.#keep({ read: { ...this.#kept.read, [seat]: last } });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(this.#name, this.#kept);
  }
}
