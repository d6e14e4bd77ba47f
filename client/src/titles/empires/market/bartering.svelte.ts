/** The market as one seat takes part in it: what it sees there, and the trade that it is about to make. */

import { getContext, setContext, untrack } from "svelte";
import type { Request } from "../../../lib/protocol";
import type { Game } from "../game";
import { Kept } from "../kept";
import { marketBoardOf, nameOf, type MarketBoard, type Printed } from "../printed";
import { viewOf, type View } from "../view";
import type { Carried } from "./carrying";
import { Draft, type Lost } from "./draft.svelte";
import { spacesFor, type Plan } from "./judging";
import { KINDS } from "./kinds";
import type { Lying, Market } from "./spaces";

/** How the parts lie: three columns, two with the order folded away, or one below the other. */
export type Layout = "wide" | "middle" | "narrow";

const WIDE = 1180;
const NARROW = 700;

export const layoutFor = (width: number): Layout =>
  width >= WIDE ? "wide" : width >= NARROW ? "middle" : "narrow";

const NOTHING: Plan = { puts: [], takes: [] };

export class Barter {
  readonly draft: Draft;
  readonly board: MarketBoard;
  layout = $state<Layout>("wide");
  /** The card that is being dragged, and what it is held over. */
  carried = $state.raw<Carried>();
  over = $state<string>();
  /** What others have made impossible of the trade in the making. */
  lost = $state.raw<Lost>();
  readonly #kept: Kept<Plan>;

  constructor(
    readonly game: Game,
    first: Market,
  ) {
    this.#market = first;
    this.board = marketBoardOf(game.printed, viewOf(game.table).scene);
    this.draft = new Draft(game.printed, this.board);
    this.#kept = new Kept<Plan>("market", game.table, game.table.seat ?? -1);
    this.#recall();
    $effect(() => this.#follow());
  }

  /** The market as it was last: whoever looks at it while it is cleared away sees it until then. */
  #market: Market;

  readonly view: View = $derived.by(() => viewOf(this.game.table));
  readonly market: Market = $derived.by(() => (this.#market = this.view.market ?? this.#market));
  readonly hand: readonly string[] = $derived(this.view.you?.hand ?? []);

  get printed(): Printed {
    return this.game.printed;
  }

  get seat(): number | undefined {
    return this.view.you?.seat;
  }

  get request(): Request | undefined {
    return this.game.table.requests.find(({ kind }) => KINDS.includes(kind));
  }

  /** Whether I may think about a trade: I sit here, and there are still trades to be made. */
  get may(): boolean {
    const { past } = this.game.table;
    return this.seat !== undefined && past.at === undefined && this.market.stage === "trading";
  }

  get busy(): boolean {
    return this.game.table.busy;
  }

  /** The trade in the making; none where there is nothing to be traded any more, or in the past. */
  get plan(): Plan {
    return this.may ? this.draft.plan : NOTHING;
  }

  readonly lying = (space: string): Lying | undefined => this.market.spaces[space];

  readonly name = (card: string): string => nameOf(this.printed, card);

  /** The spaces where the card in my fingers may lie. */
  readonly lit: readonly string[] = $derived.by(() => {
    const { carried, draft, market } = this;
    if (!this.may) return [];
    if (!carried) return draft.open(market);
    if (carried.card === undefined || carried.from === "board") return [];
    const puts = draft.puts.filter(({ space }) => space !== carried.space);
    const plan = { ...draft.plan, puts };
    return spacesFor(this.printed, this.board, market, plan, carried.card);
  });

  /** Touch a space: put the card in my fingers there, take back what I put there, want what lies there. */
  touch(space: string): void {
    const { draft, market } = this;
    this.lost = undefined;
    if (draft.puts.some((put) => put.space === space)) draft.back(space);
    else if (draft.held !== undefined && !this.lying(space)) draft.move(market, space);
    else draft.want(market, space);
  }

  /** Begin a trade anew with one that somebody suggests. */
  follow({ puts, takes }: Plan): void {
    this.lost = undefined;
    this.draft.clear();
    this.draft.puts = puts;
    this.draft.takes = takes;
  }

  lift(card: string): void {
    this.lost = undefined;
    this.draft.lift(this.market, card);
  }

  /** Let go of the card that is dragged. */
  drop(over: string | undefined): void {
    const { carried, draft, market } = this;
    this.carried = this.over = undefined;
    if (!carried) return;
    this.lost = undefined;
    const { card, from, space } = carried;
    const isSpace = over !== undefined && over !== "in" && over !== "out";
    if (from === "hand" && card !== undefined) {
      if (isSpace) draft.put(market, { card, space: over });
      else if (over === "in") draft.lift(market, card);
    } else if (from === "put" && space !== undefined) {
      if (isSpace) draft.shift(market, space, over);
      else draft.back(space);
    } else if (from === "board" && space !== undefined && over === "out") {
      if (!draft.takes.includes(space)) draft.want(market, space);
    }
  }

  async send(): Promise<void> {
    const { request, draft } = this;
    if (request && (await this.game.table.answer(request, draft.answer()))) draft.clear();
  }

  async pass(): Promise<void> {
    const { request } = this;
    if (request) await this.game.table.answer(request, { do: "pass" });
  }

  #recall(): void {
    const kept = this.#kept.read();
    if (!kept || !this.may) return;
    this.draft.puts = kept.puts;
    this.draft.takes = kept.takes;
  }

  /** Others trade meanwhile: what cannot be any more goes from the draft. In the past nothing changes. */
  #follow(): void {
    const { market, hand, draft } = this;
    if (this.game.table.past.at !== undefined) return;
    untrack(() => {
      const lost = draft.keepTo(market, hand);
      if ((lost.puts.length || lost.takes.length) && !this.busy) this.lost = lost;
      if (!this.may && !draft.isEmpty) draft.clear();
    });
    this.#kept.write(draft.isEmpty ? undefined : draft.plan);
  }
}

const CONTEXT = Symbol("bartering");

export const layBarter = (game: Game, market: Market): Barter =>
  setContext(CONTEXT, new Barter(game, market));
export const theBarter = (): Barter => getContext<Barter>(CONTEXT);
