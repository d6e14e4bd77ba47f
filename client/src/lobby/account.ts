/** Accounts: made from guests, who keep their seats. */

import { api, ask } from "../api/client";
import { session } from "../lib/session.svelte";
import { LANGUAGES, type Language } from "../lib/words.svelte";
import { house } from "./house.svelte";

function isLanguage(language: string): language is Language {
  return language in LANGUAGES;
}

/** A guest gets a login and keeps its seats; the house learns the language that it reads. */
export async function claim(login: string, password: string): Promise<void> {
  await session.somebody(login);
  session.person = (await ask(api.POST("/api/account", { body: { login, password } }))).person ?? undefined;
  session.like({ language: session.likes.language });
}

/** Be the person of an account, in the language that it reads. */
export async function signIn(login: string, password: string): Promise<void> {
  const person = (await ask(api.POST("/api/session", { body: { login, password } }))).person;
  session.person = person;
  const language = person.language ?? "";
  if (isLanguage(language)) session.like({ language });
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
