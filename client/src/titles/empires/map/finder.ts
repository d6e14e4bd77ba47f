/** Where on the map something happened: the place is lit and brought into view. Markers stand on the A.S.T. */

import { say } from "../../../lib/words.svelte";
import type { Finder } from "../../../table/desk.svelte";
import type { Game } from "../game";
import { NOWHERE, placesOf } from "../places";
import { boundsOf } from "./shapes";

/** Room around what is shown, in board units. */
const MARGIN = 120;

type Box = readonly [x: number, y: number, width: number, height: number];
const middleOf = ([x, y, width, height]: Box): [number, number] => [x + width / 2, y + height / 2];

type Doors = { openTracks: () => void };

export function finderOn({ drawing, scene, camera }: Game, { openTracks }: Doors): Finder {
  const outline = (place: string) => drawing.areas[place]?.land ?? drawing.seas[place]?.path;
  const known = (places: readonly string[]): string[] => places.filter((place) => outline(place));
  const around = (places: readonly string[]): Box => {
    const [x, y, width, height] = boundsOf(places.map((place) => outline(place) ?? ""));
    return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  };
  return {
    has: ({ what, places }) => what === "marker" || known(places).length > 0,
    label: ({ what }) => say(what === "marker" ? "empires-map-show-ast" : "empires-map-show-lost"),
    icon: ({ what }) => (what === "marker" ? "track" : "map"),
    show: ({ what, places, good }) => {
      if (what === "marker") return openTracks();
      const found = known(places);
      scene.news = placesOf(found);
      scene.good = good;
      camera.fit(around(found));
    },
    leave: () => (scene.news = NOWHERE),
    point: (places, goes = true) => {
      const found = known(places);
      scene.told = found.length ? placesOf(found) : NOWHERE;
      if (goes && found.length && !found.some((place) => camera.shows(middleOf(around([place])))))
        camera.goTo(middleOf(around(found)), camera.scale);
    },
  };
}
