/** What is said about lessons: catalogues of their own, fetched with the pages that need them. */

import type { Chapters } from "../../lib/words.svelte";
import en from "./en.ftl?raw";

export const CHAPTERS: Chapters = {
  en: async () => [en],
  de: async () => [(await import("./de.ftl?raw")).default],
};
