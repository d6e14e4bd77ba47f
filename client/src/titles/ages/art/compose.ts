/** A drawing as a list of paths, from back to front: sky, land, ground, then the shapes of its scene.
 * It is 120 wide and 46 high; land and ground go on to both sides, so that a wide card has no edge. */

import type { Civilization } from "../../../ui/civilizations";
import { CIVILIZATIONS, WONDERS, type Ground, type Land, type Scene, type Sky } from "./scenes";
import { SHAPES, type Paint } from "./shapes";

export const WIDE = 120;
export const HIGH = 46;
/** Where things stand. */
const FLOOR = 40;

type Backdrop = "sky" | "sun" | "moon" | "cloud" | "far" | "peak" | "frost" | Exclude<Ground, "snow">;
export type Part = {
  readonly paint: Paint | Backdrop;
  readonly d: string;
  readonly at?: readonly [x: number, y: number, size: number];
};
export type Picture = {
  readonly parts: readonly Part[];
  readonly sign?: { readonly civilization: Civilization; readonly x: number };
};

const SKIES: Record<Sky, readonly Part[]> = {
  dawn: [{ paint: "sun", d: "M92 27a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z" }],
  noon: [{ paint: "sun", d: "M95 9a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0Z" }],
  evening: [{ paint: "sun", d: "M8 22a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z" }],
  moon: [{ paint: "moon", d: "M104 4A7 7 0 1 0 110 14A6.500 6.500 0 0 1 104 4Z" }],
  clouds: [
    {
      paint: "cloud",
      d: "M-30 11Q-27 6-22 8Q-18 3-12 7Q-7 7-7 11ZM12 12Q15 7 20 9Q24 4 30 8Q35 8 35 12ZM84 8Q87 3 92 5Q97 1 102 5Q107 5 107 8ZM132 12Q135 7 140 9Q145 5 150 9Q154 9 154 12Z",
    },
  ],
};

const LANDS: Record<Land, readonly Part[]> = {
  dunes: [{ paint: "far", d: "M-120 34Q-80 22-50 32T10 28T60 31T120 26T180 30T240 26V46H-120Z" }],
  hills: [
    { paint: "far", d: "M-120 32Q-95 18-65 28T-5 24Q20 12 50 26T100 22Q125 14 150 26T240 22V46H-120Z" },
  ],
  peaks: [
    {
      paint: "peak",
      d: "M-120 40-96 18-80 32-58 12-36 34-14 20 2 34 24 10 46 32 62 20 78 30 98 8 124 34 146 16 166 32 190 12 240 40Z",
    },
    {
      paint: "frost",
      d: "M24 10 17 17.500 22 19 25 16 29 19 31.500 17.500ZM98 8 91 15.500 96 17 99 14 103 17 106.500 17Z",
    },
  ],
  forest: [
    {
      paint: "far",
      d: "M-120 46V30Q-112 20-104 27Q-96 16-86 26Q-76 18-66 27Q-56 16-46 26Q-38 20-28 28Q-20 17-10 26Q0 19 8 27Q18 16 28 26Q38 19 46 27Q56 18 66 26Q76 16 86 27Q94 19 104 27Q114 17 122 26Q132 19 142 27Q152 17 162 26Q172 19 182 27Q200 16 240 28V46Z",
    },
  ],
  plain: [{ paint: "far", d: "M-120 34Q0 30 60 32T240 33V46H-120Z" }],
  islands: [
    {
      paint: "far",
      d: "M-120 38Q-100 26-80 30T-30 38ZM-14 38Q0 22 16 29T44 38ZM66 38Q82 28 96 31Q108 24 120 29T150 38ZM168 38Q190 24 230 38Z",
    },
  ],
  cliffs: [
    {
      paint: "peak",
      d: "M-120 46V20L-92 16-84 24-50 14-30 22-8 12 10 16 14 34 26 46ZM88 46 96 30 104 12 126 16 150 10 172 20 240 14V46Z",
    },
  ],
};

const GROUNDS: Record<Ground, readonly Part[]> = {
  sand: [{ paint: "sand", d: "M-120 39Q-40 36 20 38T110 38T240 37V46H-120Z" }],
  grass: [{ paint: "grass", d: "M-120 38Q-60 36 0 38.500T80 37T240 38V46H-120Z" }],
  earth: [{ paint: "earth", d: "M-120 38.500Q-50 37 20 38T120 37.500T240 38V46H-120Z" }],
  steppe: [
    { paint: "steppe", d: "M-120 37Q-40 35 30 37T240 36V46H-120Z" },
    {
      paint: "line",
      d: "M8 43 9 40.500M10 43 11 41M50 44 51 41.500M52 44 53 42M70 43 71 41M111 43.500 112 41M-40 43-39 41M150 43 151 41",
    },
  ],
  snow: [{ paint: "frost", d: "M-120 38Q-60 36 0 38.500T80 37T240 38V46H-120Z" }],
  sea: [
    { paint: "sea", d: "M-120 38H240V46H-120Z" },
    {
      paint: "cloud",
      d: "M4 42.500q4-2 8 0q-4-.800-8 0ZM40 44q4-2 8 0q-4-.800-8 0ZM88 43q4-2 8 0q-4-.800-8 0ZM-40 43q4-2 8 0q-4-.800-8 0ZM140 43q4-2 8 0q-4-.800-8 0Z",
    },
  ],
  river: [
    { paint: "grass", d: "M-120 38Q-60 36.500 0 38T80 37.500T240 38V46H-120Z" },
    { paint: "sea", d: "M-120 43Q-60 41 0 42.500T80 42T240 42.500V46H-120Z" },
  ],
};

/** The scene of a civilization or a wonder; a card of an owner's own has a plain one. */
export function sceneOf(card: string): Scene {
  return CIVILIZATIONS[card] ?? WONDERS[card] ?? OWN;
}
const OWN: Scene = {
  land: "hills",
  ground: "grass",
  sky: "noon",
  shapes: [
    ["hut", 44],
    ["tree", 80],
  ],
};

export function composed({ land, ground, sky, shapes, sign }: Scene): Picture {
  const backdrop: Part[] = [{ paint: "sky", d: "M-120 0H240V46H-120Z" }, ...SKIES[sky], ...LANDS[land]];
  const things = shapes.flatMap(([name, x, size = 1, lift = 0]) =>
    SHAPES[name].map(([paint, d]): Part => ({ paint, d, at: [x, FLOOR - lift, size] })),
  );
  const parts = [...backdrop, ...GROUNDS[ground], ...things];
  return sign ? { parts, sign: { civilization: sign[0], x: sign[1] } } : { parts };
}

export const pictureOf = (card: string): Picture => composed(sceneOf(card));
