/** How a table is kept going, as one seat takes part in it: its clock, votes, absence, orders, links. */

import { api, ask, type Schemas } from "../../api/client";
import { session } from "../../lib/session.svelte";
import type { Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { orderAhead } from "./ahead";

export type Clock = Schemas["Clock"];
export type SeatTime = Schemas["SeatTime"];
export type Proposal = Schemas["Proposal"];
export type OpenVote = Schemas["OpenVote"];
export type Absence = Schemas["Absence"];
export type Arrangements = Schemas["Arrangements"];
export type Prospect = Schemas["Prospect"];
export type ListedLink = Schemas["ListedLink"];
export type Pace = NonNullable<Schemas["ClockTerms"]["pace"]>;

const SECOND = 1000;

export class Keeping {
  /** What this seat has arranged for itself; unknown until it was asked for. */
  own = $state.raw<Arrangements>();
  /** What can be proposed, and who would have to agree. */
  prospects = $state.raw<Prospect[]>([]);
  /** The links to seats that are good, as far as they are mine or lead to my seat. */
  links = $state.raw<ListedLink[]>([]);
  /** The house's clock, told twice a second while somebody looks at a time. */
  #now = $state(Date.now());

  constructor(readonly table: Table) {}

  get clock(): Clock | undefined {
    return this.table.clock;
  }

  get now(): number {
    return this.#now / SECOND - this.table.skew;
  }

  /** Tick while a part of the page shows a time. */
  tick(): () => void {
    this.#now = Date.now();
    const ticking = setInterval(() => (this.#now = Date.now()), SECOND / 2);
    return () => clearInterval(ticking);
  }

  get host(): boolean {
    return session.person?.id === this.table.card.host;
  }

  get resting(): boolean {
    return Boolean(this.clock?.rest) && !this.table.now.over;
  }

  of(seat: number | undefined): SeatTime | undefined {
    return this.clock?.seats?.find((time) => time.seat === seat);
  }

  get mine(): SeatTime | undefined {
    return this.of(this.table.seat);
  }

  /** Who is awaited, whoever has least time first. */
  get awaited(): SeatTime[] {
    const times = (this.clock?.seats ?? []).filter((time) => time.since && !time.cover);
    return times.toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity));
  }

  async propose(proposal: Proposal): Promise<void> {
    const seat = this.table.seat ?? 0;
    this.#take(await ask(api.POST("/api/tables/{id}/votes", { ...this.#at, body: { seat, proposal } })));
  }

  async vote(vote: OpenVote, yes: boolean): Promise<void> {
    const params = { path: { id: this.table.id, vote: vote.id } };
    const seat = this.voice(vote) ?? this.table.seat ?? 0;
    this.#take(await ask(api.POST("/api/tables/{id}/votes/{vote}", { params, body: { seat, yes } })));
  }

  /** The seat of mine that has a say in a vote, also if I count as away. */
  voice(vote: OpenVote): number | undefined {
    return this.table.seats.find((own) => vote.voters.includes(own) || vote.away?.includes(own));
  }

  /** Whether a vote would take a seat of mine. */
  isMine({ proposal }: OpenVote): boolean {
    return proposal.do === "replace" && this.table.seats.includes(proposal.seat ?? -1);
  }

  async foresee(): Promise<void> {
    const query = { seat: this.table.seat, language: this.table.language };
    const params = { path: { id: this.table.id }, query };
    this.prospects = await ask(api.GET("/api/tables/{id}/proposals", { params }));
  }

  async setPace(pace: Pace): Promise<void> {
    this.#take(await ask(api.PUT("/api/tables/{id}/clock", { ...this.#at, body: { pace } })));
  }

  async allowHints(allowed: boolean): Promise<void> {
    await ask(api.PUT("/api/tables/{id}/hints", { ...this.#at, body: { allowed } }));
  }

  async goAway(cover: "stand-in" | "bot"): Promise<void> {
    const body = { seat: this.table.seat ?? 0, cover };
    this.#take(await ask(api.POST("/api/tables/{id}/away", { ...this.#at, body })));
  }

  async comeBack(seat = this.table.seat ?? 0): Promise<void> {
    const body = { seat };
    this.#take(await ask(api.POST("/api/tables/{id}/back", { ...this.#at, body })));
  }

  async recall(): Promise<void> {
    const query = { seat: this.table.seat, language: this.table.language };
    this.own = await ask(
      api.GET("/api/tables/{id}/standing", { params: { path: { id: this.table.id }, query } }),
    );
  }

  async wish(wish: Absence): Promise<void> {
    const body = { seat: this.table.seat ?? 0, wish };
    this.own = await ask(api.PUT("/api/tables/{id}/standing", { ...this.#spoken, body }));
  }

  /** Answer a kind of question ahead: always its default, or this answer while the same choices are offered. */
  async order(request: Request, answer?: Request["default"]): Promise<void> {
    this.own = await orderAhead(this.table, request, answer);
  }

  async revoke(order: number): Promise<void> {
    const params = { path: { id: this.table.id, order }, query: { language: this.table.language } };
    const body = { seat: this.table.seat ?? 0 };
    this.own = await ask(api.POST("/api/tables/{id}/orders/{order}/revoke", { params, body }));
  }

  /** The address of a page by which somebody comes to a seat, once. */
  async link(seat: number, role: "share" | "replace"): Promise<string> {
    const { token } = await ask(
      api.POST("/api/tables/{id}/seat-link", { ...this.#at, body: { seat, role } }),
    );
    await this.readLinks();
    return `${location.origin}/seat/${token}`;
  }

  async readLinks(): Promise<void> {
    this.links = await ask(api.GET("/api/tables/{id}/seat-links", this.#at));
  }

  async revokeLink(link: string): Promise<void> {
    const params = { path: { id: this.table.id, link } };
    this.links = await ask(api.POST("/api/tables/{id}/seat-links/{link}/revoke", { params }));
  }

  /** Somebody no longer plays my seat with me, or I no longer play somebody else's. */
  async part(person: string): Promise<void> {
    const body = { seat: this.table.seat ?? 0, person };
    await ask(api.POST("/api/tables/{id}/seat-sharing/end", { ...this.#at, body }));
  }

  get #at() {
    return { params: { path: { id: this.table.id } } };
  }

  get #spoken() {
    return { params: { path: { id: this.table.id }, query: { language: this.table.language } } };
  }

  #take(clock: Clock): void {
    this.table.setClock(clock);
  }
}
