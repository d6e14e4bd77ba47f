/** Where on the screen something is that a lesson shows, by the ids that boards put on what they draw.
 *
 * `data-thing` (or, on a map, `data-place`) is on whatever has a name, `data-asks` on the sheet of a question with its
 * kind, `data-panel` on a part of the board. A question that the request panel asks is found by its heading.
 */

import type { Request, Shown } from "../lib/protocol";

/** What is smaller is there for screen readers, or drawn from afar. */
const SMALLEST = 6;
/** So many places of one thing are lit at most. */
const MOST = 4;

/** `found`: the board has places among the things, and lights them itself. */
export function selectorsOf(show: Shown, requests: readonly Request[], found = false): string[] {
  const asked = requests.filter(({ kind }) => show.questions.includes(kind));
  return [
    ...show.things.map((id) =>
      found ? `[data-thing="${id}"]` : `[data-thing="${id}"], [data-place="${id}"]`,
    ),
    ...show.questions.map((kind) => `[data-asks~="${kind}"]`),
    ...asked.map(({ id }) => `[aria-labelledby="asked-${id}"]`),
    ...(show.things.length ? [] : show.panels.map((key) => `[data-panel~="${key}"]`)),
  ];
}

/** What is to be lit now, each thing a few times at most. Of panels only those that hold nothing lit. */
export function placesOf(selectors: readonly string[], root: ParentNode = document): Element[] {
  const found = selectors.flatMap((selector) =>
    [...root.querySelectorAll(selector)].filter(isSeen).slice(0, MOST),
  );
  return [...new Set(found)].filter(
    (one) => !found.some((other) => other !== one && other.contains(one) && isWhole(other)),
  );
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= SMALLEST && height >= SMALLEST && !element.closest("[inert], .hidden, [data-coach]");
}

/** A thing within another lit thing needs no ring of its own; within a question or a panel it does. */
function isWhole(element: Element): boolean {
  return element.hasAttribute("data-thing") || element.hasAttribute("data-place");
}
