/** The board's own sentences, fetched with the board. */

import type { Chapters } from "../../../lib/words.svelte";
import english from "./board.en.ftl?raw";

export const CHAPTERS: Chapters = {
  en: async () => [english],
  de: async () => [(await import("./board.de.ftl?raw")).default],
};
