import { beforeEach, describe, expect, it } from "vitest";
import type { Request, Shown } from "../lib/protocol";
import { placesOf, selectorsOf } from "./pointing";

const NOTHING: Shown = { things: [], questions: [], panels: [] };
const asked = { id: "play-3", kind: "play" } as unknown as Request;

/** A page in which everything has a size, but for what says otherwise. */
function lay(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll("*")) {
    const size = Number(element.getAttribute("size") ?? 40);
    element.getBoundingClientRect = () => new DOMRect(0, 0, size, size);
  }
}

const found = (show: Partial<Shown>): string[] =>
  placesOf(selectorsOf({ ...NOTHING, ...show }, [asked])).map(({ id }) => id);

describe("what a lesson shows", () => {
  beforeEach(() =>
    lay(`
      <section id="hand" data-panel="hand"><b id="card" data-thing="insula"></b></section>
      <p id="map" data-place="ur"></p><p id="unseen" data-thing="ur" size="1"></p>
      <form id="question" aria-labelledby="asked-play-3"></form>
      <section data-coach><b id="coach" data-thing="insula"></b></section>`),
  );

  it("is found by its id, on any board", () => {
    expect(found({ things: ["insula"] })).toEqual(["card"]);
    expect(found({ things: ["ur"] })).toEqual(["map"]);
  });

  it("is the question that is asked now", () => {
    expect(found({ questions: ["play"] })).toEqual(["question"]);
    expect(found({ questions: ["swap"] })).toEqual([]);
  });

  it("is a part of the board where no thing is named", () => {
    expect(found({ panels: ["hand"] })).toEqual(["hand"]);
    expect(found({ panels: ["hand"], things: ["insula"] })).toEqual(["card"]);
  });

  it("is nothing where a board does not know it", () => {
    expect(found({ things: ["no_such"], panels: ["no_such"] })).toEqual([]);
  });
});
