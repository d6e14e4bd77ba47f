/** Line drawings for cards, on a grid of 64 by 46. A card shows what it is; which drawing that is, is ours. */

import type { Card } from "./printed";

const PICTURES = {
  arcade:
    "M6 16h52v24H6zM4 10h56v6H4zM12 40V28a6 6 0 0 1 12 0v12M26 40V28a6 6 0 0 1 12 0v12M40 40V28a6 6 0 0 1 12 0v12",
  aqueduct:
    "M4 12h56v6H4zM8 40V28a7 7 0 0 1 14 0v12M25 40V28a7 7 0 0 1 14 0v12M42 40V28a7 7 0 0 1 14 0v12M4 40h56",
  arch: "M6 40V12h52v28M4 6h56v6H4zM22 40V29a10 10 0 0 1 20 0v11M11 18h6v10h-6zM47 18h6v10h-6z",
  book: "M32 13C26 8 16 8 8 10v26c8-2 18-2 24 3 6-5 16-5 24-3V10c-8-2-18-2-24 3zM32 13v26M14 17c4-1 8-1 12 1M14 23c4-1 8-1 12 1M38 18c4-2 8-2 12-1M38 24c4-2 8-2 12-1",
  canal:
    "M4 14c7-6 9 5 16 0s9 5 16 0 9 5 16 0l8-2M4 26c7-6 9 5 16 0s9 5 16 0 9 5 16 0l8-2M4 38c7-6 9 5 16 0s9 5 16 0 9 5 16 0l8-2",
  circus:
    "M4 28c0-8 12-14 28-14s28 6 28 14-12 12-28 12S4 36 4 28zM14 28c0-4 8-7 18-7s18 3 18 7-8 6-18 6-18-2-18-6zM4 22v6M60 22v6M4 22c0-8 12-14 28-14s28 6 28 14",
  dome: "M12 40V26h40v14M18 26c0-9 7-13 14-16 7 3 14 7 14 16M32 10V5M6 40V14l3-5 3 5v26M52 40V14l3-5 3 5v26M28 40v-6a4 4 0 0 1 8 0v6M4 40h56",
  fort: "M6 40V14h6v5h6v-5h6v5h16v-5h6v5h6v-5h6v26zM26 40V31a6 6 0 0 1 12 0v9",
  garden:
    "M32 40V26M32 26c-10 2-15-4-13-10 2-8 24-8 26 0 2 6-3 12-13 10zM10 40c0-6 3-9 7-9s7 3 7 9M42 40c0-5 2-8 6-8s6 3 6 8M4 40h56",
  house: "M8 40V20l24-12 24 12v20zM27 40V29h10v11M14 24h7v6h-7zM43 24h7v6h-7z",
  market:
    "M8 18h48l-5-9H13zM8 18c0 6 9.600 6 9.600 0 0 6 9.600 6 9.600 0 0 6 9.600 6 9.600 0 0 6 9.600 6 9.600 0 0 6 9.600 6 9.600 0M12 24v16M52 24v16M6 40h52M20 40V31h24v9",
  mint: "M20 40c-8 0-12-3-12-6s4-5 12-5 12 2 12 5-4 6-12 6zM8 34v-7c0-3 4-5 12-5s12 2 12 5v7M8 27v-7c0-3 4-5 12-5s12 2 12 5v7M46 40a10 10 0 1 0 0-20 10 10 0 0 0 0 20zM46 25v10",
  obelisk: "M26 40 29 13l3-7 3 7 3 27zM18 40h28M29 22h6M28 30h8",
  pyramid: "M4 40 30 8l30 32zM30 8l12 32M46 40l-6-10M12 30h4",
  quarry: "M5 40 17 20l9 6 10-17 14 19 9 12zM17 20l4 20M36 9l-3 31M50 28l-6 12",
  road: "M4 40 26 8h12l22 32zM32 12v5M32 21v6M32 31v7",
  ship: "M8 30h48l-8 10H16zM32 30V6l18 18H32M32 10 18 24h14M4 43h56",
  stable: "M20 40c0-12 3-15 6-20l-8 4-4-6L26 7l3-5 5 5c12 4 18 14 17 33zM28 15h1",
  star: "M32 6l5 12 13 1-10 9 3 12-11-7-11 7 3-12-10-9 13-1z",
  temple: "M8 40V22h48v18M4 22 32 8l28 14zM14 40V22M23 40V22M32 40V22M41 40V22M50 40V22M4 40h56",
  tower: "M22 40V18h20v22M18 18h28v-6H18zM24 12V6h16v6M28 40v-8a4 4 0 0 1 8 0v8M14 40h36M28 22h8",
  workshop: "M12 40h26M16 40c0-6 3-8 8-9v-5h-9c-5 0-8-3-8-7h34v7h-9v5c5 1 8 3 8 9M44 27 57 14M41 8l10 11",
  ziggurat: "M6 40V30h8V20h10V10h16v10h10v10h8v10zM28 40V28h8v12",
  caesar:
    "M22 41c0-6-4-9-4-17 0-9 6-14 14-14s13 5 13 12l4 7-4 1v4c0 3-2 4-6 4l-1 3M17 19c7-9 20-10 28-3M22 14l-4-4M28 11l-2-5M35 10V5M41 12l3-4",
  caliph:
    "M22 41c0-6-4-8-4-14M45 20l4 8-4 1v4c0 3-2 4-6 4l-1 3M16 22C12 10 24 5 33 5s16 6 13 15c-9-4-20-4-30 2zM19 14c8-4 17-4 27 0M24 8c5 2 14 7 18 11",
  king: "M22 41c0-6-4-9-4-17 0-9 6-15 14-15s13 5 13 12l4 7-4 1v5c0 3-2 4-6 4l-1 3M18 20 16 9l8 6 6-9 6 9 8-5-2 10",
  pharaoh:
    "M18 10h26l10 30H42l-4-6H24l-4 6H8zM23 17c0 11 4 17 8 17s8-6 8-17M18 10c5-6 21-6 26 0M23 17h16M31 10V5",
} as const;

type Picture = keyof typeof PICTURES;

// prettier-ignore
const OF_CARDS: Record<string, Picture> = {
  brewery: "workshop", insula: "house", via_appia: "road", castra: "fort", villa_rustica: "house",
  brickyard: "workshop", armoury: "workshop", mint: "mint", harbour_of_ostia: "ship", amphitheatre: "circus",
  basilica: "arcade", thermae: "canal", aqueduct: "aqueduct", triumphal_arch: "arch", temple_of_jupiter: "temple",
  circus_maximus: "circus", colosseum: "circus", pantheon: "temple",
  qanat: "canal", caravanserai: "arcade", paradise_garden: "garden", stables_of_nisaia: "stable",
  barracks_of_the_immortals: "fort", border_fort: "fort", stone_quarry: "quarry", royal_road: "road",
  daric_mint: "mint", satraps_court: "arcade", treasury: "mint", fire_temple: "temple", behistun_relief: "quarry",
  tomb_of_cyrus: "ziggurat", palace_of_susa: "arcade", gate_of_all_nations: "arch",
  hall_of_a_hundred_columns: "temple", apadana: "temple",
  souk: "market", canal_of_isa: "canal", paper_mill: "book", barid_post: "stable", cavalry_stables: "stable",
  arsenal: "workshop", gatehouse: "arch", dinar_mint: "mint", glass_workshop: "workshop", hammam: "dome",
  bimaristan: "dome", madrasa: "dome", translation_bureau: "book", palace_of_the_golden_gate: "dome",
  observatory: "star", great_mosque_of_samarra: "tower", round_city: "fort", house_of_wisdom: "book",
  granary: "house", irrigation_canal: "canal", papyrus_workshop: "book", nilometer: "tower",
  brickworks: "workshop", quarry_of_aswan: "quarry", gold_mine_of_nubia: "quarry", chariot_workshop: "stable",
  fortress_of_buhen: "fort", mastaba: "ziggurat", obelisk: "obelisk", temple_of_luxor: "temple",
  valley_of_the_kings: "quarry", great_sphinx: "pyramid", step_pyramid: "ziggurat", abu_simbel: "temple",
  karnak: "obelisk", great_pyramid: "pyramid",
};

const LEADERS: Record<string, Picture> = { rome: "caesar", abbasid: "caliph", egypt: "pharaoh" };

/** The drawing of a card; an owner's own cards get that of their kind. */
export function pictureOf(card: Card): string {
  const leader = LEADERS[card.civilization] ?? "king";
  return PICTURES[card.kind === "leader" ? leader : (OF_CARDS[card.id] ?? "house")];
}
