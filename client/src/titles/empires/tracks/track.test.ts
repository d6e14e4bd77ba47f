import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Face } from "../../../table/faces";
import AstTrack from "./AstTrack.svelte";

const face = { seat: 0, name: "Saba", civilization: "saba" } as Face;

describe("a track", () => {
  it("is dark as far as its marker has come", () => {
    const track = { firstSteps: [0, 3, 6], last: 8 };
    const { container } = render(AstTrack, { face, track, step: 4 });
    const spaces = [...container.querySelectorAll(".track > span")];
    expect(spaces.map((space) => space.classList.contains("done"))).toEqual([
      ...Array.from({ length: 4 }, () => true),
      ...Array.from({ length: 5 }, () => false),
    ]);
    expect(spaces[4]?.querySelector(".chip")).not.toBeNull();
  });
});
