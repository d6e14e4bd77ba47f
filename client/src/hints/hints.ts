/** What the house tells about a question, and what it would answer; nothing is asked before somebody wants it. */

import { api, ask, type Schemas } from "../api/client";
import type { Answer, Request } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

export type Explanation = Schemas["Explanation"];
export type Hint = Schemas["HintTold"];

export const TABS = ["what", "why", "steady"] as const;
export type Tab = (typeof TABS)[number];

/** What can be answered, and why it is asked. */
export async function explanationOf(table: Table, request: Request): Promise<Explanation> {
  const path = { id: table.id, asked: request.id };
  const query = { seat: request.seat, language: table.language };
  return ask(api.GET("/api/tables/{id}/requests/{asked}/explanation", { params: { path, query } }));
}

/** What a steady player would answer; the house counts it. */
export async function hintFor(table: Table, request: Request): Promise<Hint> {
  const params = { path: { id: table.id }, query: { language: table.language } };
  const body = { seat: request.seat, request: request.id };
  return ask(api.POST("/api/tables/{id}/hints", { params, body }));
}

/** Everything with an id that an answer names, for the board to light up. */
export function thingsOf(answer: Answer): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === "string") found.push(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (value && typeof value === "object") Object.values(value).forEach(look);
  };
  for (const [name, value] of Object.entries(answer)) if (name !== "do") look(value);
  return [...new Set(found)].filter((id) => /^[\w.-]+$/.test(id));
}
