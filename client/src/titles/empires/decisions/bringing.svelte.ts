/** A question about places that one does not see brings them into view. */

import { tick } from "svelte";
import type { Point } from "../board/atlas";
import type { Game } from "../game";
import { litBy } from "../map/lit";
import { boundsOf } from "../map/shapes";

/** Room around the places, in board units. */
const MARGIN = 160;

/** Of so few places one wants to see all. */
const FEW = 4;

/** With each question, once what it lights lies on the map: who sees its places is left where they are. */
export function bringIntoView({ drawing, scene, camera }: Game, asked: () => string): void {
  const question = $derived(asked());
  const lit = $derived(litBy(scene).map(([place]) => place));
  const isLit = $derived(lit.length > 0);
  $effect(() => {
    void question;
    if (isLit && camera.width) void tick().then(look);
  });

  function look(): void {
    const places = lit.flatMap((id) => {
      const area = drawing.areas[id];
      const [spot] = area?.tokens ?? [];
      return area && spot ? [{ at: [spot[0], spot[1]] as Point, path: area.land }] : [];
    });
    const seen = places.filter(({ at }) => camera.shows(at)).length;
    if (places.length <= FEW ? seen === places.length : seen > 0) return;
    const [x, y, width, height] = boundsOf(places.map(({ path }) => path));
    camera.fit([x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]);
  }
}
