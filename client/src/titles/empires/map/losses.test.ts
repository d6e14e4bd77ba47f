import { describe, expect, it, vi } from "vitest";
import type { Lost } from "../../../table/lost";
import type { Game } from "../game";
import { lossFinder } from "./losses";

const lost = (what: string, places: string[] = []): Lost => ({
  id: "1.x",
  number: 1,
  what,
  texts: [],
  places,
});

describe("where something was lost", () => {
  it("has the sign of where it is shown: the map, or the track of a marker", () => {
    const openTracks = vi.fn();
    const drawing = { areas: { ur: { land: "M0 0H1V1Z" } }, seas: {} };
    const finder = lossFinder({ drawing, scene: {}, camera: {} } as unknown as Game, { openTracks });
    expect(finder.icon(lost("city", ["ur"]))).toBe("map");
    expect(finder.icon(lost("marker"))).toBe("track");
    finder.show(lost("marker"));
    expect(openTracks).toHaveBeenCalledOnce();
  });
});
