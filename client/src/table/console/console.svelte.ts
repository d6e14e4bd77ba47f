/** The console of a table: whom it waits for, what needs everybody's consent, and what was voted on. */

import { api, ask, type Schemas } from "../../api/client";
import { words } from "../../lib/words.svelte";

export type Sheet = Schemas["ConsoleSheet"];
export type Consent = Schemas["Consent"];
export type Value = Schemas["Value"];
export type Change = Schemas["ChangeForm"];
export type Put = Schemas["PutForm"];
export type Thing = Schemas["ThingForm"];
export type Reading = Schemas["Reading"];

export class Console {
  sheet = $state.raw<Sheet>();

  constructor(readonly table: string) {}

  get #params() {
    return { path: { id: this.table } };
  }

  async read(): Promise<void> {
    const params = { ...this.#params, query: { language: words.language } };
    this.sheet = (await ask(api.GET("/api/tables/{id}/console", { params }))) as Sheet;
  }

  async nudge(seat: number): Promise<void> {
    await ask(api.POST("/api/tables/{id}/nudge", { params: this.#params, body: { seat } }));
    await this.read();
  }

  async swap(one: number, other: number): Promise<void> {
    await ask(api.POST("/api/tables/{id}/swap", { params: this.#params, body: { one, other } }));
    await this.read();
  }

  /** Ask that the table go on under the rules that are installed. */
  async switchRules(): Promise<void> {
    await ask(api.POST("/api/tables/{id}/switch-rules", { params: this.#params }));
    await this.read();
  }

  async correct(correction: { changes?: Change[]; puts?: Put[] }): Promise<void> {
    await ask(api.POST("/api/tables/{id}/corrections", { params: this.#params, body: correction }));
    await this.read();
  }

  /** The things of this table that can be put right by their names. */
  async things(): Promise<Thing[]> {
    const params = { ...this.#params, query: { language: words.language } };
    return await ask(api.GET("/api/tables/{id}/things", { params }));
  }

  /** What a thing is now, and what it could be. */
  async reading(thing: string, seat: number | null, place: string): Promise<Reading> {
    const query = { place, language: words.language, ...(seat === null ? {} : { seat }) };
    const params = { path: { id: this.table, thing }, query };
    return await ask(api.GET("/api/tables/{id}/things/{thing}", { params }));
  }

  async agree(consent: string, yes: boolean): Promise<void> {
    const params = { path: { id: this.table, consent } };
    await ask(api.POST("/api/tables/{id}/consents/{consent}", { params, body: { yes } }));
    await this.read();
  }

  async find(search: string): Promise<Value[]> {
    return await ask(api.GET("/api/tables/{id}/values", { params: { ...this.#params, query: { search } } }));
  }
}

/** A value as it was typed, of the kind that the old one had; undefined where it is none. */
export function typed(text: string, old: Value["value"]): Value["value"] | undefined {
  if (typeof old === "number") return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined;
  if (typeof old === "boolean") return { true: true, false: false }[text.trim()];
  if (old === null || old === undefined) return text.trim() === "" ? null : text.trim();
  return text.trim();
}
