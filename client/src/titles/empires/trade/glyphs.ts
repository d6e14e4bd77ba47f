/** Small drawings on the trade cards, on a grid of 24: goods that look alike share one. */

const GLYPHS = {
  sprig: "M12 4v16M12 8c-4 0-6-2-6-4 4 0 6 1 6 4zm0 5c4 0 6-2 6-4-4 0-6 1-6 4zm0 5c-4 0-6-2-6-4 4 0 6 1 6 4z",
  pearl: "M6 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0M9 12.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0",
  block: "M12 5 19 9v7l-7 4-7-4V9zM5 9l7 4 7-4M12 13v7",
  ingot: "M5 17 7.500 9h9L19 17zM7.500 9 9 6h6l1.500 3",
  leaf: "M5 19C5 10 10 5 19 5c0 9-5 14-14 14zm0 0 8-8",
  gem: "M7 6h10l3 5-8 9-8-9zM4 11h16M9 11l3 9 3-9M9 11l3-5 3 5",
  jar: "M9 4h6M10 4v3c-3 1-4.500 3.500-4.500 6.500C5.500 17 8 20 12 20s6.500-3 6.500-6.500c0-3-1.500-5.500-4.500-6.500V4M6 12h12",
  cloth: "M5 6h11a3 3 0 0 1 0 6H8a3 3 0 0 0 0 6h11M5 6v9M19 9v9",
  hide: "M8 4c1 2 7 2 8 0l2 4-2 2c1 3 1 5 0 7l2 2-3 2c-2-1-4-1-6 0l-3-2 2-2c-1-2-1-4 0-7L6 8z",
  log: "M4 9h12a3.500 3.500 0 0 1 0 7H4M4 9a2 3.500 0 0 0 0 7a2 3.500 0 0 0 0-7M9 12.500h4",
  fish: "M4 12c4-6 10-6 14-1.500L21 7v10l-3-3.500C14 18 8 18 4 12zM8 11v.1",
  beast: "M4 17V9l3-2 2 3h6l3-4 2 1-1 4v6M8 14v3M15 14v3",
  drop: "M12 4c4 5 6 7.500 6 10.500a6 6 0 0 1-12 0C6 11.500 8 9 12 4z",
  bone: "M7 5a2.200 2.200 0 0 0-1 4 2.200 2.200 0 0 0 3.500 1l5 5a2.200 2.200 0 0 0 1 3.500 2.200 2.200 0 0 0 4-1 2.200 2.200 0 0 0-2-3 2.200 2.200 0 0 0-3-1l-5-5a2.200 2.200 0 0 0-2.500-3.500z",
  scroll: "M7 5h10v12a3 3 0 0 1-3 3H6a2 2 0 0 0 2-2V6a1 1 0 0 0-1-1zM10 9h5M10 12h5",
} as const;

type Glyph = keyof typeof GLYPHS;

const OF: Record<Glyph, readonly string[]> = {
  sprig: ["flax", "grain", "spice", "incense"],
  pearl: ["pearls", "wax", "fruit", "cotton"],
  block: ["salt", "stone", "sugar", "clay", "marble", "obsidian"],
  ingot: ["iron", "silver", "bronze", "lead", "tin", "copper", "gold"],
  leaf: ["tea", "herbs"],
  gem: ["jade", "gemstones", "amber", "glass"],
  jar: ["ceramics", "oil", "wine", "lacquer"],
  cloth: ["silk", "textiles"],
  hide: ["hides", "furs"],
  log: ["timber", "resin"],
  fish: ["fish"],
  beast: ["livestock", "wool"],
  drop: ["dye", "ochre", "water"],
  bone: ["bone", "ivory"],
  scroll: ["papyri"],
};

const DRAWN = new Map(
  Object.entries(OF).flatMap(([glyph, cards]) => cards.map((card) => [card, GLYPHS[glyph as Glyph]])),
);

export const glyphOf = (card: string): string => DRAWN.get(card) ?? GLYPHS.block;
