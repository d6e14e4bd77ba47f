/** A choice in the making outlives what others do, and ends with its question. */

import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { anew } from "./anew.svelte";

describe("a choice in the making", () => {
  it("begins anew with another question, not with the same one told again", () => {
    let request = $state.raw({ id: "damage-1", prompt: "5 points are left." });
    let chosen: string[] | undefined;
    const leave = $effect.root(() =>
      anew(
        () => request.id,
        () => (chosen = []),
      ),
    );
    flushSync();
    expect(chosen).toEqual([]);
    chosen = ["susa"];
    request = { id: "damage-1", prompt: "5 points are left; Persia has chosen." };
    flushSync();
    expect(chosen).toEqual(["susa"]);
    request = { id: "damage-2", prompt: "2 points are left." };
    flushSync();
    expect(chosen).toEqual([]);
    leave();
  });
});
