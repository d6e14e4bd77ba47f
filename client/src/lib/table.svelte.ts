/** One table as this browser knows it: its state, kept up to date by patches, and everything one can do there. */

import { api, ask, HouseError, Unreachable, type TableCard } from "../api/client";
import { applyPatch, type Json } from "./patch";
import type { Answer, LogLine, Request, Said, ServerMessage, TableState } from "./protocol";
import { Line } from "./socket";

const RETRIES = 5;
const RETRY_AFTER = 700;

export class Table {
  card = $state.raw<TableCard>() as TableCard;
  /** The table now. */
  now = $state.raw<TableState>() as TableState;
  /** The table at an earlier entry, while one looks back. */
  then = $state.raw<TableState>();
  log = $state.raw<LogLine[]>([]);
  talk = $state.raw<Said[]>([]);
  present = $state.raw<number[]>([]);
  rules = $state.raw<Record<string, string>>({});
  connected = $state(false);
  busy = $state(false);
  /** Why the house closed the line, if it did. */
  refused = $state("");
  /** The seat that is looked from; undefined for a spectator. */
  seat = $state<number>();
  /** The seats that this person has here: several on one screen. */
  seats = $state.raw<number[]>([]);
  /** The last entry that was seen when one was here before. */
  left = $state(0);
  notes = $state("");

  #line: Line | undefined;

  constructor(
    readonly id: string,
    readonly language: string,
    readonly invitation?: string,
  ) {}

  /** What is shown: the present, or the past that one looks back to. */
  get shown(): TableState {
    return this.then ?? this.now;
  }

  get requests(): Request[] {
    return this.then ? [] : Object.values(this.now.requests);
  }

  async open(seat?: number): Promise<void> {
    this.#line?.close();
    const query = this.#query(seat);
    const path = { id: this.id };
    this.card = await ask(api.GET("/api/tables/{id}", { params: { path, query: this.#invited } }));
    const shown = await ask(api.GET("/api/tables/{id}/state", { params: { path, query } }));
    this.now = shown.state as unknown as TableState;
    this.seat = shown.seat ?? undefined;
    this.seats = shown.seats;
    this.then = undefined;
    const mine = this.#query(this.seat);
    const [log, talk, rules] = await Promise.all([
      ask(api.GET("/api/tables/{id}/log", { params: { path, query: mine } })),
      ask(api.GET("/api/tables/{id}/chat", { params: { path, query: { after: 0, ...this.#invited } } })),
      ask(api.GET("/api/tables/{id}/rules", { params: { path, query: this.#invited } })),
    ]);
    this.log = (log as unknown as LogLine[]).filter((line) => line.number <= this.now.number);
    this.talk = talk as Said[];
    this.rules = rules;
    if (this.seats.length) await this.#recall();
    this.#line = new Line({
      address: () => this.#address(),
      heard: (message) => this.heard(message),
      changed: (connected) => (this.connected = connected),
      refused: (reason) => (this.refused = reason),
    });
  }

  close(): void {
    this.#line?.close();
    this.#line = undefined;
  }

  /** Answer a request. It is sent until the house has taken it, and taken once. */
  async answer(request: Request, answer: Answer): Promise<void> {
    await this.#send((key) =>
      api.POST("/api/tables/{id}/answers", {
        params: { path: { id: this.id } },
        body: { seat: request.seat, request: request.id, answer: answer as never, key },
      }),
    );
  }

  /** Take back the last answer of the seat that is looked from. */
  async undo(): Promise<void> {
    const seat = this.seat;
    if (seat === undefined) return;
    await this.#send((key) =>
      api.POST("/api/tables/{id}/undo", { params: { path: { id: this.id } }, body: { seat, key } }),
    );
  }

  async say(text: string, toSeat?: number): Promise<void> {
    const body = { text, seat: this.seat ?? null, to_seat: toSeat ?? null };
    const params = { path: { id: this.id }, query: this.#invited };
    this.#hear((await ask(api.POST("/api/tables/{id}/chat", { params, body }))) as Said);
  }

  /** Keep one's notes, and how far one has read. */
  async keep(): Promise<void> {
    const body = { text: this.notes, seen: this.now.number };
    await ask(api.PUT("/api/tables/{id}/notes", { params: { path: { id: this.id } }, body }));
  }

  /** Look back to an entry; without one, return to the present. */
  async lookBack(number?: number): Promise<void> {
    if (number === undefined || number >= this.now.number) {
      this.then = undefined;
      return;
    }
    const path = { id: this.id, number };
    const query = this.#query(this.seat);
    const then = await ask(api.GET("/api/tables/{id}/history/{number}", { params: { path, query } }));
    this.then = then as unknown as TableState;
  }

  /** The options of a request in words, where the house did not send them along. */
  async texts(request: Request): Promise<string[]> {
    const path = { id: this.id, asked: request.id };
    const query = this.#query(request.seat);
    return await ask(api.GET("/api/tables/{id}/requests/{asked}/texts", { params: { path, query } }));
  }

  heard(message: ServerMessage): void {
    if (message.type === "presence") this.present = message.present;
    else if (message.type === "said") this.#hear(message.message);
    else if (message.type === "state") this.#replace(message.state);
    else if (message.from === this.now.number) {
      this.now = applyPatch(this.now as unknown as Json, message.patch) as unknown as TableState;
      this.log = [...this.log, ...message.log];
    } else if (message.number > this.now.number) void this.#heal();
  }

  /** A message got lost: ask for what is missing. */
  async #heal(): Promise<void> {
    const query = { ...this.#query(this.seat), after: this.now.number };
    const path = { id: this.id };
    const missed = await ask(api.GET("/api/tables/{id}/events", { params: { path, query } }));
    for (const message of missed as unknown as ServerMessage[]) this.heard(message);
  }

  #replace(state: TableState): void {
    const before = this.now.number;
    this.now = state;
    if (state.number > before) void this.#fetchLog(before);
  }

  async #fetchLog(after: number): Promise<void> {
    const query = { ...this.#query(this.seat), after };
    const path = { id: this.id };
    const lines = await ask(api.GET("/api/tables/{id}/log", { params: { path, query } }));
    const last = this.log.at(-1)?.number ?? 0;
    this.log = [...this.log, ...(lines as unknown as LogLine[]).filter((line) => line.number > last)];
  }

  async #recall(): Promise<void> {
    const kept = await ask(api.GET("/api/tables/{id}/notes", { params: { path: { id: this.id } } }));
    this.notes = kept.text ?? "";
    this.left = kept.seen ?? 0;
  }

  #hear(said: Said): void {
    if (!this.talk.some((other) => other.number === said.number)) this.talk = [...this.talk, said];
  }

  /** Send something under one key until the house answers. */
  async #send(call: (key: string) => Promise<{ response: Response; error?: unknown }>): Promise<void> {
    const key = crypto.randomUUID();
    this.busy = true;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await ask(call(key));
          return;
        } catch (error) {
          const lost = error instanceof Unreachable || (error instanceof HouseError && error.status >= 502);
          if (!lost || attempt === RETRIES) throw error;
          await new Promise((done) => setTimeout(done, RETRY_AFTER * attempt));
        }
      }
    } finally {
      this.busy = false;
    }
  }

  /** What lets one in at a private table where one has no seat. */
  get #invited(): { invitation?: string } {
    return this.invitation ? { invitation: this.invitation } : {};
  }

  #query(seat?: number): { seat?: number; language: string; invitation?: string } {
    return {
      language: this.language,
      ...(seat === undefined ? {} : { seat }),
      ...this.#invited,
    };
  }

  #address(): string {
    const query = new URLSearchParams({ language: this.language, after: String(this.now.number) });
    if (this.seat !== undefined) query.set("seat", String(this.seat));
    if (this.invitation) query.set("invitation", this.invitation);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }
}
