import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Point } from "../board/atlas";
import { Camera } from "../map/camera.svelte";
import { Drift, FASTEST, NEAR, speedAt } from "./drift";

const window = { width: 1000, height: 700, insets: { left: 200, right: 300, top: 0, bottom: 0 } };
const from: Point = [450, 350];

describe("the map below a hand that carries something", () => {
  it("moves near an edge, the faster the nearer", () => {
    expect(speedAt([450, 300], from, window)).toEqual([0, 0]);
    expect(speedAt([200 + NEAR / 2, 300], from, window)).toEqual([FASTEST / 2, 0]);
    expect(speedAt([450, 0], from, window)).toEqual([0, FASTEST]);
    expect(speedAt([450, 690], [450, 600], window)[1]).toBeLessThan(0);
  });

  it("moves no faster over a sheet", () => {
    expect(speedAt([990, 350], from, window)).toEqual([-FASTEST, 0]);
  });

  it("stays where something is taken up at an edge, and carried away from it", () => {
    expect(speedAt([230, 350], [210, 350], window)).toEqual([0, 0]);
    expect(speedAt([205, 350], [210, 350], window)[0]).toBeGreaterThan(0);
  });
});

describe("a hand that rests at an edge", () => {
  let camera: Camera;
  let holding: boolean;
  let looked: number;
  let drift: Drift;

  beforeEach(() => {
    vi.useFakeTimers();
    camera = new Camera([0, 0, 3000, 2000]);
    camera.resize(1000, 700, window.insets);
    camera.moveTo([1500, 1000]);
    [holding, looked] = [true, 0];
    drift = new Drift(
      camera,
      () => holding,
      () => (looked += 1),
    );
  });
  afterEach(() => {
    drift.stop();
    camera.close();
    vi.useRealTimers();
  });

  it("looks again at what lies below it, as long as the map moves", () => {
    drift.follow([699, 350], from);
    vi.advanceTimersByTime(200);
    expect(camera.x).toBeGreaterThan(1500);
    expect(looked).toBeGreaterThan(2);
    drift.follow([450, 350], from);
    const { x } = camera;
    vi.advanceTimersByTime(200);
    expect(camera.x).toBe(x);
  });

  it("moves nothing once it has let go", () => {
    drift.follow([699, 350], from);
    vi.advanceTimersByTime(50);
    holding = false;
    vi.advanceTimersByTime(50);
    const { x } = camera;
    vi.advanceTimersByTime(200);
    expect(camera.x).toBe(x);
  });
});
