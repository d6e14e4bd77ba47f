/** The trade as one seat takes part in it: what it sees of the floor, and what it is about to do there. */

import { getContext, setContext } from "svelte";
import type { Answer, Remark, Request, Said } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import { phone } from "../../../table/desk.svelte";
import { faceOf } from "../../../table/faces";
import { orderAhead } from "../../../table/keeping/ahead";
import { toasts } from "../../../ui/toasts.svelte";
import { goodsOf } from "../cards";
import type { Game } from "../game";
import { blockOf } from "../blocks";
import { isCrowded } from "../tracks/seats";
import { type Block, nameOf, sceneOf, type Printed, type Scene } from "../printed";
import { civilizationOf, seatsOf, viewOf, type View } from "../view";
import { ALWAYS, Draft, EVERYBODY, ONCE } from "./draft.svelte";
import {
  byPromise,
  type Chance,
  chanceOf,
  hasRung,
  isBetween,
  keyOf,
  type Offer,
  offersOf,
  type Trader,
  tradersOf,
} from "./floor";
import { Haggling, type Lapsed } from "./haggling.svelte";
import { ANYTHING, isWished, type Wish } from "./wishes";
import { knowledgeOf } from "./knowing";

/** So many pixels wide is a floor with room for three columns. */
const ROOMY = 1320;

export const KIND = "trade";

/** What a narrow screen shows of the floor; what one knows is a tab of the one wide sheet alone. */
export type Tab = "floor" | "hand" | "offer" | "talk" | "known";

export type Row = Trader & { trades: boolean; offers: Offer[] };

export class Trading {
  readonly draft: Draft;
  /** The seat that I haggle with. */
  partner = $state<number>();
  tab = $state<Tab>("floor");
  /** How wide the floor is, as a leaf may lie beside it. */
  room = $state<number>();
  /** Whether the bar of the new offer is open. */
  writing = $state(false);
  /** Whether I see every open offer, not only the best of each seat. */
  all = $state(false);
  /** Which offers I want to see, where there are many. */
  wish = $state.raw<Wish>(ANYTHING);
  /** Whether I look at the map meanwhile. */
  away = $state(false);
  /** The cards that I chose to give for an offer. */
  #chosen = $state.raw<Readonly<Record<string, string[]>>>({});
  readonly #turn: number = $derived.by(() => this.game.table.now.turn);
  /** What I remember of haggling this turn. */
  readonly #haggling: Haggling = $derived.by(
    () => new Haggling(this.game.table.id, this.game.table.seat, this.#turn),
  );

  constructor(readonly game: Game) {
    this.draft = new Draft(game.printed);
  }

  get printed(): Printed {
    return this.game.printed;
  }

  readonly view: View = $derived.by(() => viewOf(this.game.table));
  readonly hand: readonly string[] = $derived(this.view.you?.hand ?? []);
  readonly offers: Offer[] = $derived(
    offersOf(this.view).filter((offer) => !this.#haggling.isDeclined(offer)),
  );
  readonly traders: Trader[] = $derived(tradersOf(this.view));
  readonly rung: boolean = $derived(hasRung(this.view));

  get seat(): number | undefined {
    return this.view.you?.seat;
  }

  /** Whether there are so many seats that the best of all offers come first. */
  get crowded(): boolean {
    return isCrowded(this.view);
  }

  /** Whether floor and haggling are one wide sheet beside the hand, and the new offer is a bar below it. */
  get oneSheet(): boolean {
    return !phone.current && (this.crowded || (this.room ?? innerWidth) <= ROOMY);
  }

  /** Whether a phone has what one can do at any time in a bar of its own, above every part of the floor. */
  get barred(): boolean {
    return phone.current && this.seat !== undefined;
  }

  /** What the one wide sheet shows: the floor, where nothing else of it is open. */
  get sheet(): "floor" | "talk" | "known" {
    if (this.tab === "known") return knowledgeOf(this.view).length ? "known" : "floor";
    return this.tab === "talk" ? "talk" : "floor";
  }

  get scene(): Scene {
    return sceneOf(this.printed, this.view.scene);
  }

  /** The question that everything is answered to; also while one has said that one is finished. */
  get request(): Request | undefined {
    const { requests, amendable } = this.game.table;
    return [...requests, ...amendable].find(({ kind }) => kind === KIND);
  }

  get finished(): boolean {
    return this.traders.find(({ seat }) => seat === this.seat)?.finished ?? false;
  }

  /** Whether I may say anything: I take part, am not finished, and have words left. */
  get may(): boolean {
    return this.request !== undefined && !this.finished && this.view.you?.patience !== 0;
  }

  get mayOffer(): boolean {
    return this.may && !this.rung;
  }

  get busy(): boolean {
    return this.game.table.busy;
  }

  /** How often I may still speak; undefined where nobody counts. */
  get patience(): number | undefined {
    const left = this.view.you?.patience ?? -1;
    return left < 0 ? undefined : left;
  }

  /** The seats with their offers, mine first; who does not trade comes last. */
  readonly rows: Row[] = $derived.by(() => {
    const rows = seatsOf(this.view).map((seat): Row => {
      const offers = this.offers.filter(({ maker }) => maker === seat);
      const trader = this.traders.find((other) => other.seat === seat);
      return { seat, finished: trader?.finished ?? false, trades: trader !== undefined, offers };
    });
    const place = ({ seat, trades }: Row): number => (seat === this.seat ? 0 : trades ? 1 : 2);
    return rows.sort((one, other) => place(one) - place(other) || one.seat - other.seat);
  });

  /** What others offer me, the best first. */
  readonly chances: Chance[] = $derived(
    this.offers
      .filter(({ maker }) => maker !== this.seat)
      .map((offer) => this.chance(offer))
      .sort(byPromise),
  );
  /** Those of them that I want to see. */
  readonly wished: Chance[] = $derived(this.chances.filter((chance) => this.isWished(chance, this.wish)));

  isWished(chance: Chance, wish: Wish): boolean {
    return isWished(this.printed, wish, chance, (seat) => blockOf(this.printed, this.view, seat));
  }

  /** The offer that would gain most, if any does. */
  get best(): string | undefined {
    const [first] = this.chances;
    return first?.gives && first.gain > 0 ? first.offer.id : undefined;
  }

  /** The best offer of a seat to me; of mine the latest. */
  bestOf({ seat, offers }: Row): Chance | undefined {
    if (seat !== this.seat) return this.chances.find(({ offer }) => offer.maker === seat);
    const latest = offers.at(-1);
    return latest && this.chance(latest);
  }

  /** My own trade block, where there are two. */
  get block(): Block | undefined {
    return this.seat === undefined ? undefined : blockOf(this.printed, this.view, this.seat);
  }

  /** See the offers of one seat, or of all again. */
  pickSeat(seat: number): void {
    this.wish = { ...this.wish, seat: this.wish.seat === seat ? undefined : seat };
  }

  chance(offer: Offer): Chance {
    return chanceOf(this.printed, this.hand, offer, this.#chosen[keyOf(offer)]);
  }

  /** Give other cards for an offer than those that are missed least. */
  choose(offer: Offer, gives: string[]): void {
    this.#chosen = { ...this.#chosen, [keyOf(offer)]: gives };
  }

  /** The best offer that a seat makes to all, and those between the two of us, the latest last. */
  between(seat: number): Offer[] {
    const open = this.offers.filter(({ maker, to }) => maker === seat && to === undefined);
    const [best] = open.map((offer) => this.chance(offer)).sort(byPromise);
    const own = this.offers.filter((offer) => isBetween(offer, this.seat ?? EVERYBODY, seat));
    return [...(best ? [best.offer] : []), ...own];
  }

  civilization(seat: number): string {
    return civilizationOf(this.view, seat);
  }

  /** Cards by name, copies as a number: "2 Salt, Spice". */
  counted(cards: readonly string[]): string {
    const named = [...goodsOf(this.printed, cards)].map(([card, count]) => {
      const name = nameOf(this.printed, card);
      return count === 1 ? name : `${count} ${name}`;
    });
    return named.join(", ");
  }

  haggle(seat: number | undefined): void {
    this.partner = seat;
    this.tab = seat === undefined ? "floor" : "talk";
  }

  /** The offers that are open now, also while one looks back. */
  get open(): Offer[] {
    return offersOf(this.game.table.now.view as unknown as View);
  }

  /** Offers between two that are no more. */
  get lapsed(): readonly Lapsed[] {
    return this.#haggling.lapsed;
  }

  /** Keep what became of private offers; what one sees in the past is no news. */
  remember(now: number): void {
    const { log, now: is } = this.game.table;
    const accepted = log.filter(({ turn }) => turn === is.turn).flatMap((line) => line.accepted ?? []);
    this.#haggling.follow(this.open, now, accepted);
  }

  // Talk in private

  /** What a seat and I have said to each other alone. */
  talk(seat: number): Said[] {
    return this.game.table.talk.filter(
      (said) =>
        (said.seat === seat && said.to_seat === this.seat) ||
        (said.seat === this.seat && said.to_seat === seat),
    );
  }

  /** How many messages of a seat I have not read. */
  unread(seat: number): number {
    return this.#haggling.unread(seat, this.talk(seat));
  }

  hear(seat: number): void {
    this.#haggling.hear(seat, this.talk(seat));
  }

  /** Show the offer that is being written. */
  write(): void {
    this.writing = true;
    if (phone.current) this.tab = "offer";
  }

  // What is said on the floor

  async accept({ offer, gives }: Chance): Promise<boolean> {
    if (gives === undefined) return false;
    const haggling = this.#haggling;
    haggling.accept(offer);
    const taken = await this.#say({ do: "accept", offer: offer.id, version: offer.version, gives });
    if (!taken) haggling.refused(offer);
    return taken;
  }

  async withdraw(offer: Offer): Promise<boolean> {
    return await this.#say({ do: "withdraw", offer: offer.id });
  }

  async finish(): Promise<boolean> {
    return await this.#say({ do: this.finished ? "reopen" : "finished" });
  }

  /** Put the offer that is being written on the floor. */
  async send(): Promise<boolean> {
    const { to, often } = this.draft;
    const answer = this.draft.answer(to === EVERYBODY ? null : this.civilization(to));
    const taken = often === ONCE ? await this.#say(answer) : await this.#stand(answer, often);
    if (taken) this.#sent(to, often);
    return taken;
  }

  /** Show where the offer lies now, and on a phone, where the form was all that one saw, say so. */
  #sent(to: number, often: number): void {
    this.draft.clear();
    this.writing = false;
    if (to === EVERYBODY) this.tab = "floor";
    else if (phone.current) this.haggle(to);
    if (!phone.current || often !== ONCE) return;
    const name = to === EVERYBODY ? "" : faceOf(this.game.table, to).name;
    toasts.tell(say(name ? "empires-trade-sent-private" : "empires-trade-sent", { name }));
  }

  /** An offer that stands: the house makes it anew in each turn while its cards are there. */
  async #stand(answer: Answer, often: number): Promise<boolean> {
    const { request } = this;
    if (!request) return false;
    const times = often === ALWAYS ? undefined : often;
    const taken = await toasts.attempt(() => orderAhead(this.game.table, request, answer, { times }));
    if (taken) toasts.tell(say("empires-trade-stands"));
    return taken;
  }

  /** I do not want to see it any more; a person who made it hears that I said no. */
  decline(offer: Offer): void {
    this.#haggling.decline(offer);
    if (this.listens(offer.maker) && !this.hasSaidNo(offer)) void this.sayNo(offer);
  }

  // Words that bind nobody

  /** Whether a person hears what is said to offers of a seat: bots do not listen to words. */
  listens(seat: number): boolean {
    return seat !== this.seat && !this.game.table.card.seats[seat]?.bot;
  }

  hasSaidNo(offer: Offer): boolean {
    return this.#haggling.hasSaidNo(offer);
  }

  /** Say no to an offer, perhaps with a reason; said again without one it is taken back. */
  async sayNo(offer: Offer, remark?: Remark): Promise<void> {
    const haggling = this.#haggling;
    const back = remark === undefined && haggling.hasSaidNo(offer);
    const taken = await toasts.attempt(() => this.game.table.remark(offer, remark ?? {}, back));
    if (taken) haggling.sayNo(offer, back);
  }

  async #say(answer: Answer): Promise<boolean> {
    const request = this.request;
    return request !== undefined && (await this.game.table.answer(request, answer));
  }
}

const CONTEXT = Symbol("trading");

export const layTrade = (game: Game): Trading => setContext(CONTEXT, new Trading(game));
export const theTrade = (): Trading => getContext<Trading>(CONTEXT);
