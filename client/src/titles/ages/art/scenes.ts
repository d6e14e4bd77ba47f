/** What is drawn on each card: the land behind, the ground, what hangs in the sky, and the shapes from back to front with
 * their place from the left (0 to 120) and their size. Every element says something of the people or of the building. */

import type { Civilization } from "../../../ui/civilizations";
import type { ShapeName } from "./shapes";

export type Land = "dunes" | "hills" | "peaks" | "forest" | "plain" | "islands" | "cliffs";
export type Ground = "sand" | "grass" | "earth" | "steppe" | "sea" | "river" | "snow";
/** The sun at three heights, the moon, or nothing. */
export type Sky = "dawn" | "noon" | "evening" | "moon" | "clouds";
/** A shape, where it stands, how large it is; below 0 it looks the other way. */
type Placed = readonly [shape: ShapeName, x: number, size?: number, lift?: number];
export type Scene = {
  readonly land: Land;
  readonly ground: Ground;
  readonly sky: Sky;
  readonly shapes: readonly Placed[];
  /** The sign of a civilization of the house on a banner, and where the banner stands. */
  readonly sign?: readonly [Civilization, number];
};

// prettier-ignore
export const CIVILIZATIONS: Record<string, Scene> = {
  aksum: { land: "hills", ground: "earth", sky: "dawn", shapes: [["stela", 44, 0.8], ["stela", 60, 1.1], ["stela", 75, 0.65], ["acacia", 98, 0.9], ["hut", 20, 0.8]] },
  arabia: { land: "dunes", ground: "sand", sky: "moon", shapes: [["mosque", 58, 1.05], ["palm", 92, 1], ["palm", 102, 0.8], ["tent", 22, 0.8]] },
  aztecs: { land: "peaks", ground: "river", sky: "noon", shapes: [["steps", 60, 1.1], ["cactus", 24, 0.9], ["canoe", 97, 0.55], ["maize", 88, 0.8]] },
  babylon: { land: "plain", ground: "sand", sky: "dawn", shapes: [["ziggurat", 88, 0.95], ["gate", 44, 1.05], ["palm", 14, 0.9]] },
  britain: { land: "hills", ground: "sea", sky: "clouds", shapes: [["castle", 34, 0.9], ["cog", 86, 1]] },
  byzantium: { land: "plain", ground: "sea", sky: "evening", shapes: [["basilica", 46, 1], ["tower", 84, 0.8], ["dhow", 104, 0.6]] },
  carthage: { land: "dunes", ground: "sea", sky: "noon", shapes: [["tower", 24, 0.85], ["galley", 62, 1]], sign: ["carthage", 104] },
  china: { land: "peaks", ground: "grass", sky: "dawn", shapes: [["pagoda", 36, 0.95], ["hall", 74, 1], ["bamboo", 106, 0.8]] },
  harappa: { land: "plain", ground: "river", sky: "noon", shapes: [["brickwall", 96, 0.9], ["bath", 54, 1.05]], sign: ["indus", 14] },
  hittites: { land: "peaks", ground: "earth", sky: "dawn", shapes: [["lions", 36, 1], ["chariot", 78, 1], ["horse", 102, 0.85]] },
  iberia: { land: "hills", ground: "earth", sky: "evening", shapes: [["castle", 38, 0.95], ["bull", 88, 0.95], ["cypress", 64, 0.8]] },
  inca: { land: "peaks", ground: "grass", sky: "clouds", shapes: [["terraces", 54, 1.05], ["stair", 20, 0.8], ["llama", 100, 0.9]] },
  kongo: { land: "forest", ground: "river", sky: "dawn", shapes: [["hut", 24, 1], ["hut", 44, 0.75], ["mask", 74, 1], ["drum", 98, 0.9]] },
  korea: { land: "peaks", ground: "grass", sky: "moon", shapes: [["hall", 46, 1], ["observatory", 88, 1], ["pine", 12, 0.9]] },
  maya: { land: "forest", ground: "grass", sky: "moon", shapes: [["serpent", 58, 1], ["maize", 98, 0.95], ["maize", 106, 0.7], ["stela", 18, 0.6]] },
  ottoman: { land: "hills", ground: "grass", sky: "evening", shapes: [["mosque", 44, 1.1], ["crescent", 92, 1, 8], ["cypress", 72, 0.8], ["cypress", 14, 0.7]] },
  persia: { land: "peaks", ground: "sand", sky: "noon", shapes: [["columns", 50, 0.95], ["bull", 89, 0.65]], sign: ["persia", 110] },
  phoenicia: { land: "peaks", ground: "sea", sky: "noon", shapes: [["cedar", 18, 1.1], ["cedar", 34, 0.8], ["galley", 78, 1.1]] },
  polynesia: { land: "islands", ground: "sea", sky: "noon", shapes: [["canoe", 60, 1.1], ["moai", 20, 0.85], ["palm", 102, 0.95]] },
  rome: { land: "hills", ground: "grass", sky: "noon", shapes: [["aqueduct", 90, 0.9], ["temple", 40, 1.05], ["cypress", 66, 0.9]], sign: ["rome", 12] },
  scythia: { land: "plain", ground: "steppe", sky: "evening", shapes: [["mound", 32, 1], ["rider", 82, 1.15]] },
  slavs: { land: "forest", ground: "snow", sky: "clouds", shapes: [["onions", 56, 1], ["pine", 88, 1], ["pine", 100, 0.8], ["longhouse", 22, 0.65]] },
  sumer: { land: "plain", ground: "river", sky: "dawn", shapes: [["ziggurat", 52, 1.15], ["wheat", 92, 1], ["wheat", 104, 0.8], ["hut", 14, 0.7]] },
  tiwanaku: { land: "peaks", ground: "earth", sky: "noon", shapes: [["sungate", 56, 1.1], ["llama", 96, 0.8], ["menhir", 22, 0.8]] },
  vikings: { land: "cliffs", ground: "sea", sky: "clouds", shapes: [["longship", 60, 1.15], ["longhouse", 106, 0.45, 3]] },
  lydia: { land: "hills", ground: "river", sky: "dawn", shapes: [["coins", 58, 1.4], ["temple", 24, 0.65], ["mound", 98, 0.65]] },
  india: { land: "forest", ground: "grass", sky: "dawn", shapes: [["stupa", 34, 1], ["elephant", 82, 1.05]], sign: ["maurya", 110] },
  francia: { land: "forest", ground: "grass", sky: "clouds", shapes: [["castle", 46, 1.05], ["lily", 92, 0.95], ["tree", 14, 0.9]] },
  italy: { land: "hills", ground: "earth", sky: "evening", shapes: [["duomo", 52, 1], ["cypress", 82, 0.9], ["cypress", 90, 0.7], ["amphora", 106, 0.75]] },
  egypt: { land: "dunes", ground: "river", sky: "noon", shapes: [["pyramid", 82, 0.75], ["pyramid", 52, 1.1], ["palm", 106, 0.9]], sign: ["egypt", 16] },
  mongolia: { land: "plain", ground: "steppe", sky: "noon", shapes: [["yurt", 32, 1.05], ["yurt", 58, 0.7], ["lancer", 92, 1.05]] },
  germania: { land: "forest", ground: "grass", sky: "clouds", shapes: [["pine", 16, 1], ["longhouse", 52, 1.1], ["pine", 84, 1.1], ["shield", 104, 0.9]] },
  khitan: { land: "plain", ground: "steppe", sky: "moon", shapes: [["tent", 26, 1], ["rider", 66, 0.95], ["falcon", 98, 1, 22], ["yurt", 102, 0.6]] },
  assyria: { land: "plain", ground: "earth", sky: "evening", shapes: [["lions", 44, 1.15], ["tower", 78, 0.95], ["bow", 97, 0.9]], sign: ["assyria", 111] },
  celts: { land: "hills", ground: "grass", sky: "moon", shapes: [["roundhouse", 42, 1.1], ["menhir", 76, 1], ["menhir", 86, 0.7], ["tree", 14, 1]], sign: ["celt", 106] },
  chola: { land: "forest", ground: "sea", sky: "evening", shapes: [["gopuram", 36, 1], ["merchantman", 84, 0.85], ["palm", 12, 0.8]] },
  greece: { land: "islands", ground: "sea", sky: "noon", shapes: [["temple", 52, 1.15], ["amphora", 92, 0.95], ["cypress", 18, 0.9]] },
  huns: { land: "plain", ground: "steppe", sky: "dawn", shapes: [["wagon", 34, 1], ["rider", 74, 1], ["bow", 104, 0.85]] },
  japan: { land: "peaks", ground: "sea", sky: "evening", shapes: [["keep", 40, 0.95], ["torii", 88, 1], ["pine", 14, 0.8]] },
  khmer: { land: "forest", ground: "river", sky: "dawn", shapes: [["lotus", 56, 0.85], ["elephant", 100, 0.6], ["palm", 14, 0.9]] },
  kush: { land: "dunes", ground: "sand", sky: "evening", shapes: [["pyramid", 30, 0.6], ["pyramid", 50, 0.75], ["pyramid", 72, 0.55], ["bow", 98, 1], ["obelisk", 86, 0.6]] },
  macedonia: { land: "peaks", ground: "grass", sky: "clouds", shapes: [["star", 92, 0.9, 14], ["phalanx", 48, 1], ["horse", 92, 0.9], ["helmet", 16, 0.8]] },
  mali: { land: "dunes", ground: "sand", sky: "noon", shapes: [["mud", 50, 1.1], ["coins", 90, 0.9], ["palm", 108, 0.8]] },
  minoa: { land: "islands", ground: "sea", sky: "dawn", shapes: [["palace", 44, 1], ["horns", 82, 0.8], ["axe", 100, 1]] },
  olmecs: { land: "forest", ground: "grass", sky: "clouds", shapes: [["head", 56, 1.15], ["maize", 90, 1], ["tree", 18, 1]] },
  srivijaya: { land: "islands", ground: "sea", sky: "evening", shapes: [["merchantman", 54, 1.05], ["stupa", 96, 0.7], ["palm", 14, 1]] },
  tibet: { land: "peaks", ground: "snow", sky: "noon", shapes: [["potala", 50, 1], ["flags", 98, 0.9, 6], ["stupa", 100, 0.5]] },
  zimbabwe: { land: "hills", ground: "earth", sky: "evening", shapes: [["cone", 54, 1.1], ["hut", 94, 0.85], ["acacia", 16, 0.9]] },
};

// prettier-ignore
export const WONDERS: Record<string, Scene> = {
  great_pyramid: { land: "dunes", ground: "sand", sky: "noon", shapes: [["pyramid", 60, 1.3], ["sphinx", 98, 0.7]] },
  hanging_gardens: { land: "plain", ground: "river", sky: "dawn", shapes: [["gardens", 60, 1.1], ["palm", 16, 0.9], ["palm", 106, 0.8]] },
  colossus: { land: "islands", ground: "sea", sky: "evening", shapes: [["galley", 98, 0.6], ["colossus", 60, 0.93]] },
  lighthouse: { land: "plain", ground: "sea", sky: "moon", shapes: [["lighthouse", 54, 1], ["dhow", 96, 0.75]] },
  great_library: { land: "plain", ground: "sand", sky: "noon", shapes: [["library", 60, 1.15], ["palm", 104, 0.9]] },
  great_wall: { land: "peaks", ground: "grass", sky: "clouds", shapes: [["greatwall", 60, 1.15], ["pine", 110, 0.7]] },
  colosseum: { land: "hills", ground: "earth", sky: "noon", shapes: [["arena", 58, 1.2], ["cypress", 98, 1], ["cypress", 106, 0.75]] },
  stonehenge: { land: "hills", ground: "grass", sky: "dawn", shapes: [["stones", 60, 1.3], ["trilithon", 60, 1.2]] },
  petra: { land: "cliffs", ground: "sand", sky: "evening", shapes: [["facade", 60, 1.05]] },
  machu_picchu: { land: "peaks", ground: "grass", sky: "noon", shapes: [["terraces", 42, 0.8], ["terraces", 76, 1.1], ["llama", 16, 0.8]] },
  angkor_wat: { land: "forest", ground: "river", sky: "evening", shapes: [["lotus", 60, 1.05], ["palm", 12, 0.9], ["palm", 108, 1]] },
  terracotta_army: { land: "cliffs", ground: "earth", sky: "clouds", shapes: [["soldiers", 52, 0.8, 6], ["soldiers", 60, 1.15]] },
  hagia_sophia: { land: "hills", ground: "grass", sky: "dawn", shapes: [["minarets", 60, 1.15], ["basilica", 60, 1.1]] },
  chichen_itza: { land: "forest", ground: "grass", sky: "noon", shapes: [["serpent", 60, 1.2], ["maize", 16, 0.8]] },
  forbidden_city: { land: "plain", ground: "earth", sky: "clouds", shapes: [["forbidden", 60, 1.1], ["pagoda", 12, 0.5], ["pagoda", 108, 0.5]] },
};
