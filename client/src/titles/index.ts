/** The faces of all titles, found by their folders. A title without one is described by the house, has the globe for a
 * picture, and is played on the text board with the request panel. */

import type { Chapters } from "../lib/words.svelte";
import type { TitleFace } from "./face";

export type { Board, TitleFace } from "./face";

const found = import.meta.glob<TitleFace>("./*/face.ts", { eager: true, import: "default" });

export const FACES: Readonly<Record<string, TitleFace>> = Object.fromEntries(
  Object.entries(found).map(([path, face]) => [path.split("/")[1] ?? "", face]),
);

/** What the lobby says of all titles. */
export const LOBBY_WORDS: Chapters = {
  en: () => said("en"),
  de: () => said("de"),
};

async function said(language: keyof Chapters): Promise<string[]> {
  const texts = await Promise.all(Object.values(FACES).map(({ words }) => words[language]()));
  return texts.flat();
}

/** Titles as the lobby shows them: by their faces, those without one last, as the house lists them. */
export const inOrder = <Title extends { id: string }>(titles: readonly Title[]): Title[] =>
  byTitle(titles, ({ id }) => id);

/** Things of titles in the same order. */
export function byTitle<Thing>(things: readonly Thing[], titleOf: (thing: Thing) => string): Thing[] {
  const place = (thing: Thing): number => FACES[titleOf(thing)]?.order ?? Infinity;
  return [...things].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
