/** What the page of the review says: catalogues of their own, fetched with it. */

import type { Chapters } from "../../lib/words.svelte";
import en from "./en.ftl?raw";

export const CHAPTERS: Chapters = {
  en: async () => [en],
  de: async () => [(await import("./de.ftl?raw")).default],
};
