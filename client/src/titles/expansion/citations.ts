/** Sections of this game's rulebook for what the board that it shares tells by itself, by those of Mega Empires. */

export const CITATIONS: Readonly<Record<string, string>> = {
  "3.token.step": "22.3",
  "5c.reduce": "26.1",
  "7.truth": "28.3",
  "ch3.map.black_site": "4.43",
  "ch3.map.coastal": "4.24",
  "ch3.map.flood_plain": "4.42",
  "ch3.map.frontier": "4.25",
  "ch3.map.marks": "25.1",
  "ch3.map.marks#site": "4.43",
  "ch3.map.marks#start": "14.5",
  "ch3.map.nameless": "15.11",
  "ch3.map.open_sea": "4.23",
  "ch3.map.two_coasts": "22.57",
  "ch3.map.volcano": "4.41",
};
