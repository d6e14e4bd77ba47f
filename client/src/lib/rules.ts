/** The rules as the house explains them. They never change while it runs, so each is asked for once. */

import { api, ask, type Schemas } from "../api/client";

export type Rule = Schemas["Rule"];

const asked = new Map<string, Promise<Rule>>();

export function readRule(title: string, section: string, language: string): Promise<Rule> {
  const key = `${title} ${section} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const path = { title, section };
  const reading = ask(
    api.GET("/api/titles/{title}/rules/{section}", { params: { path, query: { language } } }),
  );
  asked.set(key, reading);
  reading.catch(() => asked.delete(key)); // the line may be better next time
  return reading;
}
