/** The sentences of what only this game asks, beside those of the board that it shares. */

import type { Chapters } from "../../../lib/words.svelte";
import english from "./decide.en.ftl?raw";

export const CHAPTERS: Chapters = {
  en: async () => [english],
  de: async () => [(await import("./decide.de.ftl?raw")).default],
};
