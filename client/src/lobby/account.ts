/** Accounts: made from guests, who keep their seats. */

import { api, ask } from "../api/client";
import { session } from "../lib/session.svelte";
import { house } from "./house.svelte";

export async function claim(login: string, password: string): Promise<void> {
  await session.somebody(login);
  session.person = (await ask(api.POST("/api/account", { body: { login, password } }))).person ?? undefined;
}

export async function signIn(login: string, password: string): Promise<void> {
  session.person = (await ask(api.POST("/api/session", { body: { login, password } }))).person;
  await house.look();
}

export async function signOut(): Promise<void> {
  await ask(api.POST("/api/session/end"));
  session.person = undefined;
  await house.look();
}

export async function rename(name: string): Promise<void> {
  session.person = (await ask(api.PATCH("/api/me", { body: { name } }))).person ?? undefined;
}
