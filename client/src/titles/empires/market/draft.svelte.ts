/** A trade in the making: two cards that go in, two that come out. It follows the board while others trade. */

import type { Answer } from "../../../lib/protocol";
import type { MarketBoard, Printed } from "../printed";
import { common, isCalamity } from "../trade/sets";
import { type Plan, type Refusal, spacesFor, whyNoSpace, whyNotPut, whyNotTake } from "./judging";
import { isRed, type Market } from "./spaces";
import { placedSum, type Put, type Sum, takenSum } from "./worth";

/** What is still missing before a trade can be sent, in the order in which one would say it. */
export type Missing =
  { what: "put"; count: number } | { what: "take"; count: number } | { what: "short"; count: number };

/** What of a draft others have made impossible. */
export type Lost = { puts: Put[]; takes: string[] };

export class Draft {
  puts = $state.raw<readonly Put[]>([]);
  takes = $state.raw<readonly string[]>([]);
  /** The card that one has in one's fingers: it waits for a space, or was put down just now and may go elsewhere. */
  held = $state.raw<string>();
  /** Why the last thing one tried cannot be. */
  refusal = $state.raw<Refusal>();

  readonly #printed: Printed;

  constructor(
    printed: Printed,
    readonly board: MarketBoard,
  ) {
    this.#printed = printed;
  }

  get plan(): Plan {
    return { puts: this.puts, takes: this.takes };
  }

  get isEmpty(): boolean {
    return !this.puts.length && !this.takes.length;
  }

  get placed(): Sum {
    return placedSum(this.#printed, this.puts);
  }

  taken(market: Market): Sum {
    return takenSum(this.#printed, market, this.takes);
  }

  get gives(): string[] {
    return this.puts.map(({ card }) => card);
  }

  /** The cards that are sure to come, and how many nobody can name. */
  gets(market: Market): { known: string[]; unknown: number } {
    const cards = this.takes.map((space) => market.spaces[space]?.card);
    const known = cards.filter((card) => card !== undefined);
    return { known, unknown: cards.length - known.length };
  }

  missing(market: Market): Missing | undefined {
    const { cards } = this.board;
    if (this.puts.length < cards) return { what: "put", count: cards - this.puts.length };
    if (this.takes.length < cards) return { what: "take", count: cards - this.takes.length };
    const short = this.taken(market).total - this.placed.total;
    return short > 0 ? { what: "short", count: short } : undefined;
  }

  /** The spaces where the card in one's fingers may lie. */
  open(market: Market): string[] {
    const { held } = this;
    if (held === undefined) return [];
    const plan = { ...this.plan, puts: this.#resting };
    const all = spacesFor(this.#printed, this.board, market, plan, held);
    return all.filter((space) => !this.puts.some((put) => put.space === space));
  }

  /** The cards that lie, without the one in one's fingers. */
  get #resting(): readonly Put[] {
    const at = this.puts.findLastIndex(({ card }) => card === this.held);
    return this.puts.filter((_, place) => place !== at);
  }

  /** Take a card of the hand: it goes to the first space of its column, and may be moved on from there. */
  lift(market: Market, card: string): void {
    if (!this.#hasRoom(card)) return;
    const [first] = spacesFor(this.#printed, this.board, market, this.plan, card);
    if (first !== undefined && isRed(first) === isCalamity(this.#printed, card)) {
      this.#lay({ card, space: first });
      return;
    }
    this.refusal = whyNoSpace(this.#printed, this.board, this.plan, card);
    this.held = first === undefined ? undefined : card;
  }

  /** Put a card of the hand on a space of one's choice. */
  put(market: Market, put: Put): void {
    if (this.#hasRoom(put.card) && this.#fits(market, this.plan, put)) this.#lay(put);
  }

  /** Put the card in one's fingers elsewhere. */
  move(market: Market, space: string): void {
    const { held } = this;
    if (held === undefined) return;
    const puts = this.#resting;
    if (!this.#fits(market, { ...this.plan, puts }, { card: held, space })) return;
    this.puts = puts;
    this.#lay({ card: held, space });
  }

  /** Move a card that lies on a space. */
  shift(market: Market, from: string, space: string): void {
    const moved = this.puts.find((put) => put.space === from);
    if (!moved || from === space) return;
    const puts = this.puts.filter((put) => put !== moved);
    if (!this.#fits(market, { ...this.plan, puts }, { card: moved.card, space })) return;
    this.puts = puts;
    this.#lay({ card: moved.card, space });
  }

  /** Take a card that was put down back into the hand. */
  back(space: string): void {
    this.puts = this.puts.filter((put) => put.space !== space);
    this.#rest();
  }

  /** Want a card of the board, or leave it there. */
  want(market: Market, space: string): void {
    if (this.takes.includes(space)) {
      this.takes = this.takes.filter((other) => other !== space);
      this.#rest();
      return;
    }
    const refusal = whyNotTake(market, space);
    if (refusal) this.#refuse(refusal);
    else if (this.takes.length >= this.board.cards) this.#refuse({ why: "enough-out", space });
    else {
      this.takes = [...this.takes, space];
      this.#rest();
    }
  }

  clear(): void {
    this.puts = [];
    this.takes = [];
    this.#rest();
  }

  /** Let go of what is not possible any more: cards that left the hand or the board, spaces that others filled. What
   * has to go elsewhere goes there. */
  keepTo(market: Market, hand: readonly string[]): Lost {
    const takes = this.takes.filter((space) => !whyNotTake(market, space));
    const lost: Lost = { puts: [], takes: this.takes.filter((space) => !takes.includes(space)) };
    const held = common(this.gives, hand);
    const puts: Put[] = [];
    for (const put of this.puts) {
      const at = held.indexOf(put.card);
      const found = at < 0 ? undefined : this.#placeFor(market, { puts, takes }, put);
      if (at >= 0) held.splice(at, 1);
      if (found) puts.push(found);
      if (found?.space !== put.space) lost.puts.push(put);
    }
    if (!lost.puts.length && !lost.takes.length) return lost;
    this.puts = puts;
    this.takes = takes;
    this.#rest();
    return lost;
  }

  #placeFor(market: Market, plan: Plan, put: Put): Put | undefined {
    if (!whyNotPut(this.#printed, market, plan, put)) return put;
    const same = spacesFor(this.#printed, this.board, market, plan, put.card);
    const space = same.find((other) => isRed(other) === isRed(put.space));
    return space === undefined || isRed(space) ? undefined : { ...put, space };
  }

  /** The answer that this trade is. */
  answer(): Answer {
    return {
      do: "exchange",
      place: this.puts.map(({ card, space }) => [card, space]),
      take: [...this.takes],
    };
  }

  #lay(put: Put): void {
    this.puts = [...this.puts, put];
    this.held = put.card;
    this.refusal = undefined;
  }

  #rest(): void {
    this.held = undefined;
    this.refusal = undefined;
  }

  #refuse(refusal: Refusal): void {
    this.held = undefined;
    this.refusal = refusal;
  }

  #hasRoom(card: string): boolean {
    if (this.puts.length < this.board.cards) return true;
    this.#refuse({ why: "enough-in", card });
    return false;
  }

  #fits(market: Market, plan: Plan, put: Put): boolean {
    const refusal = whyNotPut(this.#printed, market, plan, put);
    if (refusal) this.refusal = refusal;
    return !refusal;
  }
}
