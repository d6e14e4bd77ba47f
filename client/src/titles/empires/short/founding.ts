/** What an area gives to a city that is placed before turn 1, and what comes of those that are picked. */

import { say } from "../../../lib/words.svelte";
import type { Told } from "../counsel";
import type { Line } from "../decisions/outlook";
import { areaIn, type Printed, sceneOf } from "../printed";
import type { View } from "../view";
import { shortGame } from "./opening";

/** An area in a few words: who could live there instead, what it may suffer from, and whether ships come. */
export function givesOf(printed: Printed, view: View, id: string): string[] {
  const scene = sceneOf(printed, view.scene);
  const area = areaIn(printed, scene, id);
  const isBelow = Object.values(scene.volcanoes).some((areas) => areas.includes(id));
  return [
    say("empires-decide-limit", { limit: area.limit }),
    say(area.coastal ? "empires-short-coast" : "empires-short-inland"),
    ...(area.flood_plain
      ? [say(area.site === "black" ? "empires-short-off-plain" : "empires-decide-flood-plain")]
      : []),
    ...(isBelow ? [say("empires-short-volcano")] : []),
  ];
}

/** The areas with a city site and the others, and how many cities may stand off the sites at most. */
export function sitesFirst(
  printed: Printed,
  view: View,
  areas: readonly string[],
): { sites: string[]; wild: string[]; most: number } {
  const { cities, cities_on_sites: least } = shortGame(printed);
  const scene = sceneOf(printed, view.scene);
  const has = (id: string): boolean => areaIn(printed, scene, id).site !== null;
  return { sites: areas.filter(has), wild: areas.filter((id) => !has(id)), most: cities - least };
}

/** What the cities that are picked leave for one's people, as the rules tell it: a warning where not all find room. */
export function regionLines(printed: Printed, told: Told<"region"> | undefined): Line[] {
  if (!told) return [];
  const isScarce = told.feeds < shortGame(printed).tokens;
  const { text, rule = "" } = told.says;
  return [{ icon: isScarce ? "warning" : "check", tone: isScarce ? "warn" : "good", text, rule }];
}

/** The places that are best for the cities that are left. */
export const bestOf = (told: Told<"region"> | undefined): string[] =>
  told ? told.places.slice(0, told.left).map(({ area }) => area) : [];

/** What the rules say against each area in which a city may stand. */
export const againstOf = (told: Told<"region"> | undefined): Map<string, string> =>
  new Map(
    told?.places
      .filter(({ says }) => says.length)
      .map(({ area, says }) => [area, says.map(({ text }) => text).join(" ")]),
  );
