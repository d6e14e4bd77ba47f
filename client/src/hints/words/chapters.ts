/** What is said in the sheet of a hint: catalogues of their own, fetched when somebody asks for one. */

import type { Chapters } from "../../lib/words.svelte";
import en from "./en.ftl?raw";

export const CHAPTERS: Chapters = {
  en: async () => [en],
  de: async () => [(await import("./de.ftl?raw")).default],
};
