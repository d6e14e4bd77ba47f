import type { TitleFace } from "../face";
import Art from "./lobby/Art.svelte";
import english from "./lobby/en.ftl?raw";

const face: TitleFace = {
  order: 2,
  Art,
  picks: ["map"],
  decisions: { "": 840 },
  words: {
    en: async () => [english],
    de: async () => [(await import("./lobby/de.ftl?raw")).default],
  },
  board: () => import("./Board.svelte"),
};

export default face;
