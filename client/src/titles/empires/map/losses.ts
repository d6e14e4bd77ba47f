/** Where on the map something was lost: the place is lit and brought into view. Markers stand on the A.S.T. */

import { say } from "../../../lib/words.svelte";
import type { Finder } from "../../../table/desk.svelte";
import type { Game } from "../game";
import { NOWHERE, placesOf } from "../places";
import { boundsOf } from "./shapes";

/** Room around what is shown, in board units. */
const MARGIN = 120;

type Doors = { openTracks: () => void };

export function lossFinder({ drawing, scene, camera }: Game, { openTracks }: Doors): Finder {
  const outline = (place: string) => drawing.areas[place]?.land ?? drawing.seas[place]?.path;
  const known = (places: readonly string[]): string[] => places.filter((place) => outline(place));
  return {
    has: ({ what, places }) => what === "marker" || known(places).length > 0,
    label: ({ what }) => say(what === "marker" ? "empires-map-show-ast" : "empires-map-show-lost"),
    icon: ({ what }) => (what === "marker" ? "track" : "map"),
    show: ({ what, places }) => {
      if (what === "marker") return openTracks();
      const lost = known(places);
      scene.lost = placesOf(lost);
      const [x, y, width, height] = boundsOf(lost.map((place) => outline(place) ?? ""));
      camera.fit([x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]);
    },
    leave: () => (scene.lost = NOWHERE),
  };
}
