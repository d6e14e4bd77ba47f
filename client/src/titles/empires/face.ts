import type { TitleFace } from "../face";
import Art from "./lobby/Art.svelte";
import Banner from "./lobby/Banner.svelte";
import english from "./lobby/en.ftl?raw";

const face: TitleFace = {
  order: 1,
  Art,
  Banner,
  picks: ["map", "game"],
  decisions: { short: 270, long: 490 },
  words: {
    en: async () => [english],
    de: async () => [(await import("./lobby/de.ftl?raw")).default],
  },
  board: () => import("./Board.svelte"),
};

export default face;
