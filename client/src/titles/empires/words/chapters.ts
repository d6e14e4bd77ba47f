/** The board's own sentences: a catalogue for each chapter and language, fetched with the board. */

import type { Chapters } from "../../../lib/words.svelte";

const english = import.meta.glob<string>("./*.en.ftl", { query: "?raw", import: "default", eager: true });
const german = import.meta.glob<string>("./*.de.ftl", { query: "?raw", import: "default" });

export const CHAPTERS: Chapters = {
  en: async () => Object.values(english),
  de: () => Promise.all(Object.values(german).map((read) => read())),
};
