/** The handbook as the house tells it. It never changes while the house runs, so each page is asked for once. */

import { api, ask, type Schemas } from "../api/client";

export type Contents = Schemas["Contents"];
export type CardPage = Schemas["CardPage"];
export type ChapterText = Schemas["ChapterText"];
export type Aid = Schemas["Aid"];
export type Trial = Schemas["Trial"];
export type Hit = Schemas["Hit"];
export type Part = Contents["books"][number]["parts"][number];
export type Span = ChapterText["passages"][number]["sections"][number]["text"][number];

/** So many letters of a question the house reads. */
export const LONGEST = 120;

const asked = new Map<string, Promise<unknown>>();

function once<Told>(key: string, read: () => Promise<Told>): Promise<Told> {
  const known = asked.get(key);
  if (known) return known as Promise<Told>;
  const reading = read();
  asked.set(key, reading);
  reading.catch(() => asked.delete(key)); // the line may be better next time
  return reading;
}

export function readContents(title: string, language: string): Promise<Contents> {
  const params = { path: { title }, query: { language } };
  return once(`contents ${title} ${language}`, () =>
    ask(api.GET("/api/titles/{title}/handbook", { params })),
  );
}

export function readChapter(title: string, chapter: number, language: string): Promise<ChapterText> {
  const params = { path: { title, chapter }, query: { language } };
  return once(`chapter ${title} ${chapter} ${language}`, () =>
    ask(api.GET("/api/titles/{title}/handbook/chapters/{chapter}", { params })),
  );
}

export function readCard(title: string, card: string, language: string): Promise<CardPage> {
  const params = { path: { title, card }, query: { language } };
  return once(`card ${title} ${card} ${language}`, () =>
    ask(api.GET("/api/titles/{title}/handbook/cards/{card}", { params })),
  );
}

export function readAids(title: string, language: string): Promise<Aid[]> {
  const params = { path: { title }, query: { language } };
  return once(`aids ${title} ${language}`, () =>
    ask(api.GET("/api/titles/{title}/handbook/aids", { params })),
  );
}

export function search(title: string, question: string, language: string): Promise<Hit[]> {
  const params = { path: { title }, query: { q: question.slice(0, LONGEST), language } };
  return once(`search ${title} ${question} ${language}`, () =>
    ask(api.GET("/api/titles/{title}/handbook/search", { params })),
  );
}

/** A case after some choices; nothing of it is kept, so it may be asked for again. */
export function tryCase(
  title: string,
  id: string,
  choices: readonly number[],
  language: string,
): Promise<Trial> {
  const params = { path: { title, case: id }, query: { choices: choices.join(","), language } };
  return once(`try ${title} ${id} ${choices.join(",")} ${language}`, () =>
    ask(api.GET("/api/titles/{title}/handbook/cases/{case}", { params })),
  );
}

/** A heading with those below it. */
export type Branch = Part & { below: Branch[] };

/** The headings of a book as a tree; they come in their order, each with how deep it stands. */
export function treeOf(parts: readonly Part[]): Branch[] {
  const roots: Branch[] = [];
  const path: Branch[] = [];
  for (const part of parts) {
    const branch = { ...part, below: [] };
    path.length = Math.min(part.level, path.length);
    (path.at(-1)?.below ?? roots).push(branch);
    path.push(branch);
  }
  return roots;
}

/** Whether a section stands below a heading, at any depth. */
export function holds(branch: Branch, section: string): boolean {
  return (
    branch.sections.some(({ id }) => id === section) || branch.below.some((other) => holds(other, section))
  );
}
