/** What one is about to answer: nothing of it is said to the house before the main button is pressed. */

import type { Answer, Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { compare, outcomeOf, type Outcome } from "./consequences";
import { pilesAtStart, pilesOnNile, type Way } from "./plays";
import type { Printed } from "./printed";
import { findPlay, playsOf, usesOf, waysOf, type Use } from "./uses";
import { sideOf, viewOf, type View } from "./view";

/** The form of the question: what belongs to the answer names it, wherever it lies on the board. */
export const FORM = "cultures-answer";

/** How many cards of the first hand are named: two resources and the one for the top of the deck. */
const NAMED_AT_START = 3;
const FIRST_RESOURCES = 2;

export class Choice {
  /** The card of the hand that one looks at. */
  card = $state<string>();
  use = $state<Use>("build");
  cover = $state<string | null>(null);
  way = $state<Way>("no");
  /** At the start: the cards in the order they are named. */
  named = $state.raw<string[]>([]);
  /** Which of a short list of options. */
  pick = $state(0);

  constructor(
    readonly table: Table,
    readonly printed: Printed,
  ) {}

  readonly view = $derived.by((): View => viewOf(this.table));
  readonly seat = $derived.by(() => this.table.seat ?? 0);
  readonly request = $derived.by((): Request | undefined =>
    this.table.requests.find((request) => request.seat === this.table.seat),
  );
  readonly plays = $derived.by(() =>
    this.request?.kind === "play" && this.card ? playsOf(this.request, this.card) : [],
  );
  readonly uses = $derived.by(() => usesOf(this.plays));
  readonly ways = $derived.by(() => waysOf(this.plays));

  /** The answer as it stands; undefined while something is still to be chosen. */
  readonly answer = $derived.by((): Answer | undefined => {
    const { request } = this;
    if (!request) return undefined;
    if (request.kind === "play") {
      return findPlay(this.plays, this.use, this.cover, this.way) as Answer | undefined;
    }
    if (request.kind === "bury") return this.card ? { do: "bury", card: this.card } : undefined;
    if (request.kind === "start") return this.#start();
    return request.options[this.pick]?.answer;
  });

  /** The own board as the answer would leave it, where that can be foreseen. */
  readonly outcome = $derived.by((): Outcome | undefined => {
    const { request, printed, view, seat, answer } = this;
    if (!request) return undefined;
    const side = sideOf(view, seat);
    if (request.kind === "start") {
      const resources = this.named.slice(0, FIRST_RESOURCES);
      return compare(printed, view, seat, pilesAtStart(printed, view, side, resources));
    }
    if (!answer) return undefined;
    if (request.kind === "nile") {
      return compare(printed, view, seat, pilesOnNile(side, Number(answer.coins)));
    }
    const play = findPlay(this.plays, this.use, this.cover, this.way);
    return play && outcomeOf(printed, view, seat, play);
  });

  /** Forget everything: another question is put. */
  clear(): void {
    this.card = undefined;
    this.use = "build";
    this.named = [];
    this.cover = null;
    this.way = "no";
    const { request } = this;
    const byDefault = JSON.stringify(request?.default);
    const place = request?.options.findIndex((option) => JSON.stringify(option.answer) === byDefault) ?? 0;
    this.pick = Math.max(0, place);
  }

  /** Take a card of the hand up; the use stays if the card has it, else it is the dearest that it has. */
  take(card: string): void {
    this.card = card;
    if (!this.uses.includes(this.use)) this.use = this.uses.at(-1) ?? "coins";
    if (!this.ways.covers.includes(this.cover)) this.cover = this.ways.covers.at(-1) ?? null;
    if (!this.ways.ways.includes(this.way)) this.way = "no";
  }

  /** Name a card at the start, or take its naming back. */
  name(card: string): void {
    if (this.named.includes(card)) this.named = this.named.filter((other) => other !== card);
    else if (this.named.length < NAMED_AT_START) this.named = [...this.named, card];
  }

  #start(): Answer | undefined {
    const [first, second, top] = this.named;
    return first && second && top ? { do: "start", resources: [first, second], top } : undefined;
  }
}
