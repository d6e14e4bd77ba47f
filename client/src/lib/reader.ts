/** What the house tells of one table to one seat, or to somebody who only looks on, in one language. */

import { api, ask, type Schemas } from "../api/client";
import type { LogLine, Mark, Panel, Request, Said, ServerMessage, TableState } from "./protocol";

export type Terms = Schemas["Terms"];

/** A table, everything around it, and what its player kept here, as they are when one sits down. */
export type Sight = {
  reader: Reader;
  seats: number[];
  state: TableState;
  log: LogLine[];
  talk: Said[];
  marks: Mark[];
  rules: Record<string, string>;
  terms: Terms;
  kept?: { text: string; seen: number };
};

/** So many messages come at once. */
export const TALK_PAGE = 200;

type Place = { seat?: number; language: string; invitation?: string };

export class Reader {
  constructor(
    readonly id: string,
    readonly place: Place,
  ) {}

  get seat(): number | undefined {
    return this.place.seat;
  }

  /** Where the changes that follow an entry are heard. */
  address(after: number): string {
    const { seat, language, invitation } = this.place;
    const query = new URLSearchParams({ language, after: String(after) });
    if (seat !== undefined) query.set("seat", String(seat));
    if (invitation) query.set("invitation", invitation);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  async missed(after: number): Promise<ServerMessage[]> {
    const params = { path: this.#path, query: { ...this.place, after } };
    return (await ask(api.GET("/api/tables/{id}/events", { params }))) as unknown as ServerMessage[];
  }

  /** The log from an entry on, up to one, or its end. */
  async log(part: { after?: number; before?: number } = {}): Promise<LogLine[]> {
    const params = { path: this.#path, query: { ...this.place, ...part } };
    return (await ask(api.GET("/api/tables/{id}/log", { params }))) as unknown as LogLine[];
  }

  /** What was said after one message and before another, the newest of it. */
  async talk(part: { after?: number; before?: number } = {}): Promise<Said[]> {
    const query = { ...part, most: TALK_PAGE, seat: this.seat, ...this.#invited };
    return (await ask(api.GET("/api/tables/{id}/chat", { params: { path: this.#path, query } }))) as Said[];
  }

  async marks(): Promise<Mark[]> {
    const { language } = this.place;
    const params = { path: this.#path, query: { language, ...this.#invited } };
    return await ask(api.GET("/api/tables/{id}/marks", { params }));
  }

  /** The table as it was after an entry. */
  async past(number: number): Promise<TableState> {
    const params = { path: { ...this.#path, number }, query: this.place };
    return (await ask(api.GET("/api/tables/{id}/history/{number}", { params }))) as unknown as TableState;
  }

  /** The table as text, now or after an entry. */
  async panels(number?: number): Promise<Panel[]> {
    const params = { path: this.#path, query: { ...this.place, number } };
    return (await ask(api.GET("/api/tables/{id}/text", { params }))) as unknown as Panel[];
  }

  /** The options of a request in words. */
  async texts(request: Request): Promise<string[]> {
    const path = { id: this.id, asked: request.id };
    const query = { ...this.place, seat: request.seat };
    return await ask(api.GET("/api/tables/{id}/requests/{asked}/texts", { params: { path, query } }));
  }

  async rules(): Promise<Record<string, string>> {
    const { language } = this.place;
    const params = { path: this.#path, query: { language, ...this.#invited } };
    return await ask(api.GET("/api/tables/{id}/rules", { params }));
  }

  async #kept(): Promise<Sight["kept"]> {
    const params = { path: this.#path, query: { seat: this.seat } };
    const { text, seen } = await ask(api.GET("/api/tables/{id}/notes", { params }));
    return { text: text ?? "", seen: seen ?? 0 };
  }

  /** Everything at once. The house says from which seat one looks where none was named. */
  async look(title: string): Promise<Sight> {
    const params = { path: this.#path, query: this.place };
    const shown = await ask(api.GET("/api/tables/{id}/state", { params }));
    const state = shown.state as unknown as TableState;
    const reader = new Reader(this.id, { ...this.place, seat: shown.seat ?? undefined });
    const words = { path: { title }, query: { language: this.place.language } };
    const [log, talk, marks, rules, terms, kept] = await Promise.all([
      reader.log(),
      reader.talk(),
      reader.marks(),
      reader.rules(),
      ask(api.GET("/api/titles/{title}/terms", { params: words })),
      shown.seats.length ? reader.#kept() : undefined,
    ]);
    const isSeen = ({ number }: { number: number }): boolean => number <= state.number;
    const told = { log: log.filter(isSeen), talk, marks: marks.filter(isSeen), rules, terms };
    return { reader, seats: shown.seats, state, ...told, kept };
  }

  get #path(): { id: string } {
    return { id: this.id };
  }

  /** What lets one in at a private table where one has no seat. */
  get #invited(): { invitation?: string } {
    const { invitation } = this.place;
    return invitation ? { invitation } : {};
  }
}
