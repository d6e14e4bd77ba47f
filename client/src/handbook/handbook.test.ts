import { describe, expect, it } from "vitest";
import { placeOf } from "../lib/router.svelte";
import { holds, type Part, treeOf } from "./handbook";
import { pageOf, toAid, toCard, toChapter, toSection } from "./places";

const part = (id: number, level: number, ...sections: string[]): Part => ({
  id,
  level,
  number: "",
  title: `part ${id}`,
  sections: sections.map((section) => ({ id: section, title: section })),
});

describe("the addresses of the handbook", () => {
  it.each([
    ["/rules", { name: "rules", title: "", parts: [] }],
    ["/rules/chess", { name: "rules", title: "chess", parts: [] }],
    ["/rules/chess/4a.minority", { name: "rules", title: "chess", parts: ["4a.minority"] }],
    ["/rules/chess/%E0%A4%A", { name: "rules", title: "chess", parts: ["%E0%A4%A"] }],
  ])("%s is a place", (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  it("lead back to the pages that they were made for", () => {
    const open = (path: string): unknown => {
      const place = placeOf(path);
      return place.name === "rules" && pageOf(place.parts);
    };
    expect(open(toSection("chess", "4a.minority"))).toEqual({ name: "section", id: "4a.minority" });
    expect(open(toCard("chess", "drama and/or poetry"))).toEqual({
      name: "card",
      id: "drama and/or poetry",
    });
    expect(open(toChapter("chess", 12))).toEqual({ name: "chapter", id: 12 });
    expect(open(toAid("chess"))).toEqual({ name: "aids", id: "" });
    expect(open(toAid("chess", "turn"))).toEqual({ name: "aids", id: "turn" });
  });

  it("that nobody made are sections that the house does not know", () => {
    expect(pageOf(["chapter", "x"])).toEqual({ name: "section", id: "chapter" });
    expect(pageOf(["card"])).toEqual({ name: "section", id: "card" });
    expect(pageOf([""])).toEqual({ name: "contents" });
  });
});

describe("the headings of a book", () => {
  const tree = treeOf([part(0, 0, "a"), part(1, 1, "b"), part(2, 2, "c"), part(3, 1), part(4, 0, "d")]);

  it("are a tree", () => {
    expect(tree.map(({ id }) => id)).toEqual([0, 4]);
    expect(tree[0]?.below.map(({ id }) => id)).toEqual([1, 3]);
    expect(tree[0]?.below[0]?.below.map(({ id }) => id)).toEqual([2]);
  });

  it("hold what stands anywhere below them", () => {
    expect(tree.map((branch) => holds(branch, "c"))).toEqual([true, false]);
    expect(tree.map((branch) => holds(branch, "d"))).toEqual([false, true]);
  });
});
