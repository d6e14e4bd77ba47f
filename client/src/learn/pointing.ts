/** Where on the screen something is that a lesson shows, by the ids that boards put on what they draw.
 *
 * `data-thing` (or, on a map, `data-place`) is on whatever has a name, `data-asks` on the sheet of a question with its
 * kind, `data-panel` on a part of the board, `data-door` on what opens a part or a question that is not on the screen.
 * A question that the request panel asks is found by its heading.
 */

import type { Request, Shown } from "../lib/protocol";

/** What is smaller is there for screen readers, or drawn from afar. */
const SMALLEST = 6;
/** So many places of one thing are lit at most. */
const MOST = 4;
/** Where it is looked whether something lies on an element, as shares of its width and height. */
const LOOKED_AT = [
  [0.5, 0.5],
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const;

/** What is drawn of a thing, other than on a map. */
export const drawnAs = (thing: string, root: ParentNode = document): Element[] =>
  seen(root, `[data-thing="${thing}"]`);

/** What is to be lit now, each thing a few times at most; `lit` are the things that the board lights itself.
 *
 * A part of the board is lit where no thing is named, or where one is out of sight: the part that does not show it.
 */
export function placesOf(
  show: Shown,
  requests: readonly Request[],
  lit: readonly string[] = [],
  root: ParentNode = document,
): Element[] {
  const wanted = show.things.filter((id) => !lit.includes(id));
  const drawn = wanted.map((id) => thingAt(root, id));
  const things = drawn.flatMap((found) => found.slice(0, MOST));
  const outOfSight = !show.things.length || drawn.some((found) => !found.length);
  const panels = outOfSight ? show.panels.flatMap((key) => partAt(root, key)) : [];
  const questions = show.questions.flatMap((kind) => questionAt(root, kind, requests));
  // around what is lit no ring is needed
  const others = [...questions, ...panels].filter((part) => !things.some((thing) => part.contains(thing)));
  const found = [...new Set([...things, ...others])];
  return found.filter((one) => !things.some((other) => other !== one && other.contains(one)));
}

function thingAt(root: ParentNode, id: string): Element[] {
  const drawn = drawnAs(id, root);
  return drawn.length ? drawn : seen(root, `[data-place="${id}"]`);
}

/** A part of the board, or else what opens it. */
export function partAt(root: ParentNode, key: string): Element[] {
  const part = seen(root, `[data-panel~="${key}"]`);
  return (part.length ? part : seen(root, `[data-door~="${key}"]`)).slice(0, 1);
}

function questionAt(root: ParentNode, kind: string, requests: readonly Request[]): Element[] {
  const asked = requests.filter((request) => request.kind === kind);
  const headings = asked.map(({ id }) => `[aria-labelledby="asked-${id}"]`);
  const found = seen(root, [`[data-asks~="${kind}"]`, ...headings].join(", "));
  return (found.length || !asked.length ? found : seen(root, `[data-door~="${kind}"]`)).slice(0, 1);
}

function seen(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter(isSeen);
}

function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width < SMALLEST || box.height < SMALLEST) return false;
  return !element.closest("[inert], .hidden, [data-coach]") && !isCovered(element, box);
}

/** Whether something else lies on it wherever it is on the screen, as the trade floor lies on the map. What has to be
 * scrolled to is not covered. */
function isCovered(element: Element, box: DOMRect): boolean {
  const spots = LOOKED_AT.map(([x, y]) => [box.left + x * box.width, box.top + y * box.height] as const);
  const onScreen = spots.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  return onScreen.length > 0 && onScreen.every(([x, y]) => liesBelow(element, x, y));
}

function liesBelow(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  // what scrolls within its own part, or is below the coach, can be brought up
  if (!top || top.closest("[data-coach]")) return false;
  return !element.contains(top) && !top.contains(element) && !isBeside(element, top);
}

/** Whether both are in one part of the board, so that one scrolls to see the other. */
function isBeside(element: Element, top: Element): boolean {
  const part = element.parentElement?.closest("[data-panel], .panel, form");
  return part?.contains(top) ?? false;
}
