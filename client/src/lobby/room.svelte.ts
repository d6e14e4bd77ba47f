/** A table that gathers, looked at again whenever it changes until it begins. */

import { api, ask, HouseError, type TableCard } from "../api/client";
import { followTables } from "../lib/hall";
import { session } from "../lib/session.svelte";
import { toasts } from "../ui/toasts.svelte";
import { sitDown, startTable, tableCard } from "./doing";

const EVERY = 2500;

export class Room {
  card = $state.raw<TableCard>();
  busy = $state(false);
  /** Whether the table is no longer there. */
  gone = $state(false);

  constructor(
    readonly id: string,
    readonly begun: () => void,
  ) {}

  get host(): boolean {
    return this.card !== undefined && this.card.host === session.person?.id;
  }

  async look(): Promise<void> {
    try {
      this.#take(await tableCard(this.id));
    } catch (error) {
      this.gone = error instanceof HouseError && error.status === 404;
    }
  }

  watch(): () => void {
    void this.look();
    return followTables(() => {
      if (!this.busy) void this.look();
    }, EVERY);
  }

  readonly sit = (name: string, seat?: number): Promise<boolean> =>
    this.#change(() => sitDown(this.id, name, seat));

  readonly rise = (seat: number): Promise<boolean> =>
    this.#change(() => ask(api.POST("/api/tables/{id}/rise", { params: this.#path, body: { seat } })));

  readonly bot = (seat: number, bot: string): Promise<boolean> =>
    this.#change(() => ask(api.POST("/api/tables/{id}/bot", { params: this.#path, body: { seat, bot } })));

  readonly name = (seat: number, name: string): Promise<boolean> =>
    this.#change(() => ask(api.POST("/api/tables/{id}/name", { params: this.#path, body: { seat, name } })));

  readonly hints = (allowed: boolean): Promise<boolean> =>
    this.#change(() => ask(api.PUT("/api/tables/{id}/hints", { params: this.#path, body: { allowed } })));

  readonly start = (): Promise<boolean> => this.#change(() => startTable(this.id));

  readonly cancel = (): Promise<boolean> =>
    toasts.attempt(() => ask(api.POST("/api/tables/{id}/cancel", { params: this.#path })));

  get #path(): { path: { id: string } } {
    return { path: { id: this.id } };
  }

  async #change(act: () => Promise<TableCard>): Promise<boolean> {
    this.busy = true;
    const done = await toasts.attempt(async () => this.#take(await act()));
    this.busy = false;
    if (!done) await this.look();
    return done;
  }

  #take(card: TableCard): void {
    this.card = card;
    if (card.status !== "gathering") this.begun();
  }
}
