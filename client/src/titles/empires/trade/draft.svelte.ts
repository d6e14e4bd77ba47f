/** An offer that is being written: the form's rules are those of the floor. */

import type { Answer } from "../../../lib/protocol";
import { commodityOf } from "../cards";
import { entry, type Printed } from "../printed";
import { common, isCalamity, ofKinds, without } from "./sets";
import { isTradeable, type Offer } from "./floor";

export const EVERYBODY = -1;

/** In how many turns an offer is made. */
export const ONCE = 1;
export const ALWAYS = 0;

/** What an offer will be: a new one, another version of mine, a reply to somebody's. */
export type Purpose = { do: "post" } | { do: "amend" | "counter"; offer: Offer };

/** What is still missing from an offer, in the order in which one would say it; nothing if it can be sent. */
export type Missing = "cards" | "names" | "wants" | "wants-count";

export class Draft {
  purpose = $state.raw<Purpose>({ do: "post" });
  /** My cards in the order in which they were put down: the first two commodities are named. */
  gives = $state.raw<readonly string[]>([]);
  /** What I say of the others, true or not. */
  claims = $state.raw<readonly string[]>([]);
  wants = $state.raw<readonly string[]>([]);
  wanted = $state(0);
  to = $state(EVERYBODY);
  note = $state("");
  often = $state(ONCE);

  readonly #printed: Printed;
  #turn: number | undefined;

  constructor(printed: Printed) {
    this.#printed = printed;
    this.wanted = this.least;
  }

  get least(): number {
    return entry(this.#printed.numbers, "trade_cards");
  }

  get names(): number {
    return entry(this.#printed.numbers, "true_names");
  }

  /** The places of the cards that are named: calamities never are. */
  get named(): number[] {
    const places = this.gives.flatMap((card, place) => (isCalamity(this.#printed, card) ? [] : [place]));
    return places.slice(0, this.names);
  }

  get kinds(): string[] {
    return this.named.map((place) => commodityOf(this.#printed, this.gives[place] ?? ""));
  }

  /** How many cards are not named. */
  get hidden(): number {
    return this.gives.length - this.named.length;
  }

  get missing(): Missing | undefined {
    if (this.kinds.length < this.names) return "names";
    if (this.gives.length < this.least) return "cards";
    if (this.wants.length < this.names) return "wants";
    return this.wanted < this.least ? "wants-count" : undefined;
  }

  /** The cards of a hand that may still be put down. */
  available(hand: readonly string[]): string[] {
    const rest = without(hand, this.gives) ?? [];
    return rest.filter((card) => isTradeable(this.#printed, card));
  }

  put(card: string): void {
    this.gives = [...this.gives, card];
  }

  take(place: number): void {
    this.gives = this.gives.filter((_, other) => other !== place);
    this.claims = this.claims.slice(0, this.hidden);
  }

  /** Name a card that was hidden: it comes to the front, and what was named second goes into hiding. */
  name(place: number): void {
    const card = this.gives[place];
    if (card !== undefined) this.gives = [card, ...this.gives.filter((_, other) => other !== place)];
  }

  /** Cards that have left the hand meanwhile leave the offer too. */
  keepTo(hand: readonly string[]): void {
    if (without(hand, this.gives)) return;
    this.gives = common(this.gives, hand);
    this.claims = this.claims.slice(0, this.hidden);
  }

  clear(): void {
    this.purpose = { do: "post" };
    this.gives = [];
    this.claims = [];
    this.wants = [];
    this.wanted = this.least;
    this.to = EVERYBODY;
    this.note = "";
    this.often = ONCE;
  }

  /** What was left unsent in an earlier turn is not the next turn's offer. */
  begin(turn: number): void {
    if (this.#turn !== undefined && turn !== this.#turn) this.clear();
    this.#turn = turn;
  }

  /** Write another version of an offer of mine. */
  amend(offer: Offer): void {
    this.purpose = { do: "amend", offer };
    const cards = offer.gives ?? [];
    const named = ofKinds(this.#printed, cards, offer.says.kinds);
    this.gives = [...named, ...(without(cards, named) ?? [])];
    this.claims = offer.says.claims;
    this.wants = offer.wants.kinds;
    this.wanted = offer.wants.count;
    this.to = offer.to ?? EVERYBODY;
    this.note = offer.note;
  }

  /** Reply to somebody's offer: I want what they give, and begin with what they want as far as I have it. */
  counter(offer: Offer, hand: readonly string[], gives: readonly string[] | undefined): void {
    this.clear();
    this.purpose = { do: "counter", offer };
    this.gives = gives ?? ofKinds(this.#printed, hand, offer.wants.kinds);
    this.wants = offer.says.kinds;
    this.wanted = offer.says.count;
    this.to = offer.maker;
  }

  /** The answer that this offer is; `civilization` is whom it is made to. */
  answer(civilization: string | null): Answer {
    const said = {
      gives: [...this.gives],
      says: { kinds: this.kinds, count: this.gives.length, claims: [...this.claims] },
      wants: { kinds: [...this.wants], count: this.wanted },
      note: this.note.trim(),
    };
    const purpose = this.purpose;
    if (purpose.do === "post") return { do: "post", ...said, to: civilization };
    const { id, version } = purpose.offer;
    return purpose.do === "amend"
      ? { do: "amend", offer: id, ...said }
      : { do: "counter", offer: id, version, ...said };
  }
}
