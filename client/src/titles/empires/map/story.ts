/** Everything that the board says about a place, in sentences. */

import type { BoardDrawing } from "../board/atlas";
import { areaIn, nameOf, type Printed, type Scene } from "../printed";
import { say, words } from "../../../lib/words.svelte";
import type { Piece } from "./pieces";

export type Fact = { text: string; rule: string };
export type Story = {
  id: string;
  name: string;
  /** The region that an area lies in. */
  region: string;
  facts: Fact[];
  standing: { piece: Piece; text: string }[];
  /** What it borders on by land and by water; its open seas are among the latter. */
  land: string[];
  water: string[];
};

export type Book = { drawing: BoardDrawing; printed: Printed; setup: Scene };

export function storyOf(book: Book, id: string, pieces: readonly Piece[]): Story {
  const { drawing, printed, setup } = book;
  const standing = pieces
    .filter((piece) => piece.place === id && !piece.ghost)
    .map((piece) => ({ piece, text: saidAt(printed, piece) }));
  const name = nameOf(printed, id);
  if (!drawing.areas[id]) {
    const water = Object.keys(printed.areas).filter((area) => areaIn(printed, setup, area).seas.includes(id));
    const facts = [{ text: say("empires-map-open-sea"), rule: "ch3.map.open_sea" }];
    return { id, name, region: "", facts, standing, land: [], water };
  }
  const area = areaIn(printed, setup, id);
  const region = nameOf(printed, area.region);
  return {
    id,
    name,
    region,
    facts: factsOf(book, id),
    standing,
    land: area.land,
    water: [...area.water, ...area.seas],
  };
}

function factsOf({ printed, setup }: Book, id: string): Fact[] {
  if (setup.out_of_play.includes(id))
    return [{ text: say("empires-map-out-of-play"), rule: "ch3.map.nameless" }];
  const area = areaIn(printed, setup, id);
  const facts: Fact[] = [{ text: say("empires-map-limit", { limit: area.limit }), rule: "ch3.map.marks" }];
  const begins = Object.entries(setup.starts).find(([, start]) => start === id);
  if (begins) {
    const civilization = nameOf(printed, begins[0]);
    facts.push({ text: say("empires-map-start", { civilization }), rule: "ch3.map.marks#start" });
  }
  const onPlain = area.flood_plain && area.site === "black";
  if (area.site) {
    const key = onPlain ? "empires-map-site-off-plain" : "empires-map-site";
    facts.push({ text: say(key), rule: onPlain ? "ch3.map.black_site" : "ch3.map.marks#site" });
  }
  if (area.flood_plain) facts.push({ text: say("empires-map-flood-plain"), rule: "ch3.map.flood_plain" });
  if (Object.values(setup.volcanoes).some((areas) => areas.includes(id))) {
    facts.push({ text: say("empires-map-volcano"), rule: "ch3.map.volcano" });
  }
  facts.push({
    text: say(area.coastal ? "empires-map-coastal" : "empires-map-inland"),
    rule: "ch3.map.coastal",
  });
  const coasts = (area.coasts ?? []).map((coast) => nameOf(printed, coast.id));
  if (coasts.length)
    facts.push({
      text: say("empires-map-two-coasts", { coasts: new Intl.ListFormat(words.language).format(coasts) }),
      rule: "ch3.map.two_coasts",
    });
  if (area.frontier) facts.push({ text: say("empires-map-frontier"), rule: "ch3.map.frontier" });
  return facts;
}

/** A piece in words, with the coast at which a ship lies where there are two. */
const saidAt = (printed: Printed, piece: Piece): string =>
  [said(piece), ...(piece.coast ? [nameOf(printed, piece.coast)] : [])].join(", ");

/** A piece in words, without whose it is. */
function said({ kind, count, marked, fresh }: Piece): string {
  if (kind === "tokens") return say("empires-map-tokens", { count, moved: marked });
  if (kind === "ship") return say("empires-map-ships", { count, cargo: marked });
  if (kind === "city") return say(fresh ? "empires-map-new-city" : "empires-map-city");
  if (kind === "barbarians") return say("empires-map-barbarians", { count });
  return say("empires-map-pirates");
}

/** The whole story in one breath, for those who hear it. */
export function aloud({ region, facts, standing }: Story, owner: (piece: Piece) => string): string {
  const there = standing.map(({ piece, text }) => [owner(piece), text].filter(Boolean).join(": "));
  return [...there, region && say("empires-map-in", { region }), ...facts.map(({ text }) => text)]
    .filter(Boolean)
    .join(". ");
}
