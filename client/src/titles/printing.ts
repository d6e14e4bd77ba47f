/** What is printed on the components of a title, as the house sends it once. */

import { api, ask } from "../api/client";

/** A way to the components of a title in a language, or to those of one set-up; each are asked for once. */
export function printing<Printed>(title: string): (language: string, setup?: string) => Promise<Printed> {
  const fetched = new Map<string, Promise<Printed>>();
  return (language, setup) => {
    const key = `${language} ${setup ?? ""}`;
    let found = fetched.get(key);
    if (!found) {
      const params = { path: { title }, query: { language, setup } };
      found = ask(api.GET("/api/titles/{title}/components", { params })) as unknown as Promise<Printed>;
      found.catch(() => fetched.delete(key));
      fetched.set(key, found);
    }
    return found;
  };
}

/** An entry of a table of components; the house never names one that it did not print. */
export function entry<T>(table: Record<string, T>, id: string): T {
  const found = table[id];
  if (found === undefined) throw new Error(`There is no component ${id}.`);
  return found;
}

export const nameOf = (printed: { names: Record<string, string> }, id: string): string =>
  printed.names[id] ?? id;
