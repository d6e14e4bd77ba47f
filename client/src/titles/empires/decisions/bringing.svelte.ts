/** A question about places that one does not see brings them into view. */

import { tick, untrack } from "svelte";
import { phone } from "../../../table/desk.svelte";
import type { Point } from "../board/atlas";
import type { Request } from "../../../lib/protocol";
import type { Game } from "../game";
import { litBy } from "../map/lit";
import { boundsOf } from "../map/shapes";

/** Room around the places, in board units. */
const MARGIN = 160;

/** Pixels that what is picked keeps from the sheet below and from the buttons above. */
const ROOM = 60;

/** Of so few places one wants to see all; but whoever moves begins at home, with names to be read. */
const FEW = 4;

/** With each question, once what it lights lies on the map: who sees its places is left where they are. Who was led
 * farther away for it, and has not moved the map since, comes back with its end. */
export function bringIntoView({ drawing, scene, camera }: Game, asked: () => Request): void {
  const question = $derived(asked().id);
  const lit = $derived(litBy(scene).map(([place]) => place));
  const isLit = $derived(lit.length > 0);
  let before: { at: Point; scale: number; isHome: boolean } | undefined;
  let moves = 0;
  $effect(() => {
    void question;
    if (isLit && camera.width) void tick().then(look);
  });
  $effect(() => {
    void question;
    return () => untrack(comeBack);
  });

  function look(): void {
    const places = lit.flatMap((id) => {
      const area = drawing.areas[id];
      const [spot] = area?.tokens ?? [];
      return area && spot ? [{ at: [spot[0], spot[1]] as Point, path: area.land }] : [];
    });
    const seen = places.filter(({ at }) => camera.shows(at)).length;
    const few = asked().kind === "move" ? 0 : FEW;
    if (places.length <= few ? seen === places.length : seen > 0) return;
    const [x, y, width, height] = boundsOf(places.map(({ path }) => path));
    if (camera.moves !== moves) before = undefined;
    before ??= { at: [camera.x, camera.y], scale: camera.scale, isHome: camera.isHome };
    camera.fit([x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]);
    moves = camera.moves;
  }

  function comeBack(): void {
    const from = camera.moves === moves && camera.scale < (before?.scale ?? 0) ? before : undefined;
    before = undefined;
    if (from?.isHome) camera.goHome();
    else if (from) camera.goTo(from.at, from.scale);
  }
}

/** On a phone, where the sheet below takes half of the map: what is picked stays in sight above it, with the places where
 * it may go as far as there is room. Between two picks the map is left to whoever moves it. */
export function keepAbove(
  { drawing, scene, camera }: Game,
  picked: () => string | undefined,
  goals: () => readonly string[],
): void {
  const spotOf = (id: string): Point[] => {
    const [spot] = drawing.areas[id]?.tokens ?? [];
    return spot ? [[spot[0], spot[1]]] : [];
  };
  const below = $derived(camera.insets.bottom);
  $effect(() => {
    const place = picked();
    const [first] = place === undefined || !phone.current || scene.hand?.holding ? [] : spotOf(place);
    if (!first || !below) return;
    const others = goals().flatMap(spotOf);
    untrack(() => camera.bringIn(first, others, ROOM));
  });
}
