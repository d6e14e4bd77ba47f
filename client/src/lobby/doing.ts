/** What people do in the lobby, each in one call. */

import { api, ask, type Schemas, type TableCard } from "../api/client";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { say, words } from "../lib/words.svelte";
import type { Plan } from "./plan.svelte";
import { invitationTo, keepInvitation } from "./invitations";

export type Wish = Schemas["Wish"];
export type FilmWish = Schemas["FilmWish"];

/** Open a table and keep its invitation. */
export async function openTable(wish: Wish): Promise<TableCard> {
  await session.somebody();
  const { table, invitation } = await ask(api.POST("/api/tables", { body: wish }));
  keepInvitation(table.id, invitation);
  return table;
}

/** Open a table as planned, with bots at all other seats, begin, and go there. */
export async function playAgainstBots(plan: Plan): Promise<void> {
  const name = say("against-bots", { bots: plan.seats - 1 });
  const table = await openTable({ ...plan.wish, name, bots: [plan.bot], open: false });
  await startTable(table.id);
  router.go(`/table/${table.id}`);
}

/** Let bots play alone, and go there to watch them. */
export async function watchBots(wish: FilmWish): Promise<void> {
  await session.somebody();
  const query = { language: words.language };
  const table = await ask(api.POST("/api/watch", { params: { query }, body: wish }));
  router.go(`/table/${table.id}`);
}

export async function startTable(id: string): Promise<TableCard> {
  return await ask(api.POST("/api/tables/{id}/start", { params: { path: { id } } }));
}

/** The card of a table, with the invitation that this browser may have to it. */
export async function tableCard(id: string): Promise<TableCard> {
  return await ask(
    api.GET("/api/tables/{id}", {
      params: { path: { id }, query: { ...invited(id), language: words.language } },
    }),
  );
}

function invited(id: string): { invitation?: string } {
  const invitation = invitationTo(id);
  return invitation ? { invitation } : {};
}

/** Take a seat, any free one where none is named, under a name. */
export async function sitDown(id: string, name: string, seat?: number): Promise<TableCard> {
  await goBy(name);
  const body = { seat: seat ?? null, invitation: invitationTo(id) ?? null };
  return await ask(api.POST("/api/tables/{id}/sit", { params: { path: { id } }, body }));
}

/** Be somebody in the house, under this name. */
export async function goBy(name: string): Promise<void> {
  const wanted = name.trim();
  const person = await session.somebody(wanted || undefined);
  if (wanted && person.name !== wanted) {
    session.person = (await ask(api.PATCH("/api/me", { body: { name: wanted } }))).person ?? undefined;
  }
}

/** The same table once more; where nobody has to be waited for, it begins at once. */
export async function cloneTable(id: string): Promise<void> {
  await session.somebody();
  const { table, invitation } = await ask(api.POST("/api/tables/{id}/clone", { params: { path: { id } } }));
  keepInvitation(table.id, invitation);
  if (table.seats.every((sitter) => sitter.person || sitter.bot)) await startTable(table.id);
  router.go(`/table/${table.id}`);
}
