import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { pictureOf, sceneOf } from "./compose";
import Drawing from "./Drawing.svelte";
import { CIVILIZATIONS, WONDERS } from "./scenes";
import { SHAPES } from "./shapes";

/** The ids of a table of the content, as the rules read it. */
function idsOf(table: "civilizations" | "wonders"): string[] {
  const text = readFileSync(`../src/ecumene/titles/ages/content/${table}.toml`, "utf8");
  return [...text.matchAll(new RegExp(`^\\[${table}\\.(\\w+)\\]`, "gm"))].map(([, id]) => id ?? "");
}
const ALL = [...Object.keys(CIVILIZATIONS), ...Object.keys(WONDERS)];

describe("the drawings of Age of Civilization", () => {
  it("are there for each civilization and each wonder of the content, and for nothing else", () => {
    expect(idsOf("civilizations")).toHaveLength(48);
    expect(Object.keys(CIVILIZATIONS).sort()).toEqual(idsOf("civilizations").sort());
    expect(Object.keys(WONDERS).sort()).toEqual(idsOf("wonders").sort());
  });

  it("are all different, also without land, sky and sizes", () => {
    const drawn = ALL.map((card) => JSON.stringify(pictureOf(card)));
    expect(new Set(drawn).size).toBe(ALL.length);
    const told = ALL.map((card) => {
      const { shapes, sign } = sceneOf(card);
      return JSON.stringify([[...new Set(shapes.map(([name]) => name))].sort(), sign?.[0]]);
    });
    expect(new Set(told).size).toBe(ALL.length);
  });

  it("use every shape, and keep all of them on the card", () => {
    const used = new Set(ALL.flatMap((card) => sceneOf(card).shapes.map(([name]) => name)));
    expect(Object.keys(SHAPES).filter((name) => !used.has(name as keyof typeof SHAPES))).toEqual([]);
    for (const card of ALL) {
      for (const [name, x] of sceneOf(card).shapes)
        expect(x >= 10 && x <= 112, `${name} of ${card}`).toBe(true);
    }
  });

  it("draw the same card alike each time, and a card of an owner's own plainly", () => {
    expect(pictureOf("egypt")).toEqual(pictureOf("egypt"));
    expect(pictureOf("atlantis").parts.length).toBeGreaterThan(4);
  });

  it("are painted by tokens, with the sign of the house where there is one", () => {
    const { container } = render(Drawing, { card: "rome" });
    expect(container.querySelector("use")?.getAttribute("href")).toContain("s-rome");
    expect(container.querySelector("[fill],[stroke]")).toBeNull();
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
