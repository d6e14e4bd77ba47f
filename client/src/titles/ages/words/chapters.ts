/** The board's own sentences, fetched with the board. */

import type { Chapters } from "../../../lib/words.svelte";
import english from "./ages.en.ftl?raw";

export const CHAPTERS: Chapters = {
  en: async () => [english],
  de: async () => [(await import("./ages.de.ftl?raw")).default],
};
