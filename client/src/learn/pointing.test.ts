import { beforeEach, describe, expect, it } from "vitest";
import type { Request, Shown } from "../lib/protocol";
import { placesOf } from "./pointing";

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

const found = (show: Partial<Shown>, lit: readonly string[] = []): string[] =>
  placesOf({ ...NOTHING, ...show }, [asked], lit).map(({ id }) => id);

/** As if something lay on everything but on what has one of these ids. */
function cover(...bare: readonly string[]): void {
  const sheet = document.createElement("div");
  document.body.append(sheet);
  const top = bare.map((id) => document.getElementById(id)).find((one) => one !== null);
  document.elementFromPoint = () => top ?? sheet;
}

describe("what a lesson shows", () => {
  beforeEach(() => {
    document.elementFromPoint = () => null;
    lay(`
      <section id="hand" data-panel="hand"><b id="card" data-thing="insula"></b></section>
      <p id="map" data-place="ur"></p><p id="unseen" data-thing="ur" size="1"></p>
      <form id="question" aria-labelledby="asked-play-3"><div aria-labelledby="asked-play-3"></div></form>
      <section data-coach><b id="coach" data-thing="insula"></b></section>
      <button id="floor-tab" data-door="floor trade"></button><button id="hand-tab" data-door="hand"></button>`);
  });

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

  it("is also the part of the board that would show a thing out of sight", () => {
    expect(found({ things: ["insula", "salt"], panels: ["hand", "floor"] })).toEqual(["card", "floor-tab"]);
    expect(found({ things: ["ur", "teredon"], panels: ["hand"] }, ["ur", "teredon"])).toEqual([]);
  });

  it("is what opens a part of the board that something else lies on", () => {
    cover("hand-tab");
    expect(found({ panels: ["hand"] })).toEqual(["hand-tab"]);
    expect(found({ things: ["insula"], panels: ["hand"] })).toEqual(["hand-tab"]);
  });

  it("is what opens a question that is asked now", () => {
    const trade = { id: "trade-9", kind: "trade" } as unknown as Request;
    const show = { ...NOTHING, questions: ["trade"] };
    expect(placesOf(show, [trade]).map(({ id }) => id)).toEqual(["floor-tab"]);
    expect(placesOf(show, [asked])).toEqual([]);
  });

  it("is nothing where a board does not know it", () => {
    expect(found({ things: ["no_such"], panels: ["no_such"] })).toEqual([]);
  });
});
