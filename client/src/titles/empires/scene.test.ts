import { describe, expect, it, vi } from "vitest";
import { placesOf } from "./places";
import { Scene } from "./scene.svelte";

describe("a coast that is meant", () => {
  const coasts = ["campania_west", "campania_east"];

  it("is taken at once where there is one, and asked for where there are two", () => {
    const scene = new Scene();
    const take = vi.fn();
    scene.takeCoast("rome", ["rome"], take);
    expect(take).toHaveBeenCalledWith("rome");
    scene.takeCoast("rome", [], take);
    scene.takeCoast("campania", coasts, take);
    expect(take).toHaveBeenCalledTimes(1);
    expect(scene.choice).toMatchObject({ area: "campania", coasts });
  });

  it("is not asked for any more once something else is picked, or the question is gone", () => {
    const scene = new Scene();
    scene.takeCoast("campania", coasts, vi.fn());
    scene.legal = placesOf(["rome"]);
    scene.onpick = vi.fn();
    scene.pick("rome");
    expect(scene.choice).toBeUndefined();
    scene.takeCoast("campania", coasts, vi.fn());
    scene.clear();
    expect(scene.choice).toBeUndefined();
  });
});
