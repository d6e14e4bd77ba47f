/** What one has earned for good in finished games, as the house keeps it. */

import { api, ask, type Schemas } from "../api/client";
import { words } from "../lib/words.svelte";

export type TitleHonours = Schemas["TitleHonours"];
export type Honour = Schemas["Honour"];
export type Group = { name: string; honours: Honour[] };

/** Every title in which something can be earned, in the reader's language. */
export async function readHonours(): Promise<TitleHonours[]> {
  return ask(api.GET("/api/me/achievements", { params: { query: { language: words.language } } }));
}

/** The honours of a title in the groups that they stand in. */
export function grouped(honours: readonly Honour[]): Group[] {
  const groups: Group[] = [];
  for (const honour of honours) {
    const last = groups.at(-1);
    if (last?.name === honour.group) last.honours.push(honour);
    else groups.push({ name: honour.group, honours: [honour] });
  }
  return groups;
}

export const countEarned = (honours: readonly Honour[]): number =>
  honours.filter((honour) => honour.earned).length;

/** What was new in the game of a table. */
export const newAt = (honours: readonly Honour[], table: string): Honour[] =>
  honours.filter((honour) => honour.earned?.table === table);
