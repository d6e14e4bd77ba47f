/** What this browser remembers of haggling, so that one can come back to it after hours. */

import { keep, recall } from "../../../lib/kept";
import type { Said } from "../../../lib/protocol";
import { type Offer, keyOf } from "./floor";

/** An offer that was replaced by another version, or is open no more. */
export type Lapsed = { offer: Offer; why: "changed" | "gone"; at: number };

type Kept = {
  turn: number;
  declined: readonly string[];
  lapsed: readonly Lapsed[];
  /** The private offers that were open when this browser last looked. */
  open: readonly Offer[];
  /** The last message that was read of each seat. */
  read: Readonly<Record<number, number>>;
};

export class Haggling {
  #kept = $state.raw<Kept>() as Kept;
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

  /** Keep what became of private offers, so that a haggle can be read from its beginning. */
  follow(offers: readonly Offer[], now: number): void {
    const open = offers.filter(({ to }) => to !== undefined);
    const before = this.#kept.open;
    if (open.map(keyOf).join() === before.map(keyOf).join()) return;
    const lost = before.flatMap((offer): Lapsed[] => {
      const is = open.find(({ id }) => id === offer.id);
      return is?.version === offer.version ? [] : [{ offer, why: is ? "changed" : "gone", at: now }];
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
