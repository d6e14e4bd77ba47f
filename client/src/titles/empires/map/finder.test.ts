import { describe, expect, it, vi } from "vitest";
import type { Told } from "../../../table/news/news";
import type { Game } from "../game";
import { finderOn } from "./finder";

const told = (what: string, places: string[] = []): Told => ({
  ...{ id: "1.x", number: 1, turn: 1, what, good: false, places },
  ...{ titles: [], texts: [], rule: "", why: [], figures: [] },
});

describe("where something happened", () => {
  it("has the sign of where it is shown: the map, or the track of a marker", () => {
    const openTracks = vi.fn();
    const drawing = { areas: { ur: { land: "M0 0H1V1Z" } }, seas: {} };
    const finder = finderOn({ drawing, scene: {}, camera: {} } as unknown as Game, { openTracks });
    expect(finder.icon(told("city", ["ur"]))).toBe("map");
    expect(finder.icon(told("marker"))).toBe("track");
    finder.show(told("marker"));
    expect(openTracks).toHaveBeenCalledOnce();
  });
});
