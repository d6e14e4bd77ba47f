import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera, LEGIBLE, NEAREST, REST } from "./camera.svelte";
import { cameraKeys } from "./keys";

const FRAME = [1000, 500, 3000, 2000] as const;
/** A pause is counted from the frame that shows the last step. */
const FRAME_TIME = 16;
const NO_SHEETS = { left: 0, right: 0, top: 0, bottom: 0 };

function camera(duration = 0): Camera {
  const made = new Camera(FRAME, () => duration);
  made.resize(1200, 800, NO_SHEETS);
  made.fitAll("once");
  return made;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the camera", () => {
  it("shows the whole board, in the middle of what the sheets leave free", () => {
    const made = camera();
    const [left, top] = made.toWindow([1000, 500]);
    const [right, bottom] = made.toWindow([4000, 2500]);
    expect([left, top].every((edge) => edge >= 0)).toBe(true);
    expect(right).toBeLessThanOrEqual(1200);
    expect(bottom).toBeLessThanOrEqual(800);
    made.resize(1200, 800, { ...NO_SHEETS, left: 300 });
    expect(made.toWindow([made.x, made.y])).toEqual([750, 400]);
  });

  it("keeps the board below a hand while sheets change their size", () => {
    const made = camera();
    made.goTo([2500, 1500], 1);
    const before = made.toWindow([2600, 1400]);
    made.resize(1200, 800, { ...NO_SHEETS, bottom: 300 }, "board");
    expect(made.toWindow([2600, 1400])).toEqual(before);
    made.resize(1200, 800, NO_SHEETS);
    expect(made.toWindow([2600, 1400])).not.toEqual(before);
  });

  it("brings what is picked above a sheet, and its goals with it, and moves no more than that", () => {
    const made = camera();
    made.resize(1200, 800, { ...NO_SHEETS, bottom: 400 });
    made.goTo([2500, 1500], 1);
    made.bringIn([2500, 1500], [[2600, 1450]]);
    expect([made.x, made.y]).toEqual([2500, 1500]);
    made.bringIn([2500, 1700], [[2600, 1600]]);
    expect(made.x).toBe(2500);
    expect(made.shows([2500, 1700], 47) && made.shows([2600, 1600], 47)).toBe(true);
    made.bringIn([2500, 1700], [[2500, 2400]]);
    expect(made.shows([2500, 1700], 47)).toBe(true);
  });

  it("knows whether its frame of home was moved, and what it will show when it has come there", () => {
    const made = camera(300);
    made.home = { box: [1200, 700, 300, 200], pieces: [] };
    made.goHome("once");
    made.resize(900, 800, { ...NO_SHEETS, right: 300 });
    expect(made.isHome).toBe(true);
    made.goTo([3500, 2000], 1);
    expect(made.isHome).toBe(false);
    expect([made.shows([3500, 2000]), made.shows([1350, 800])]).toEqual([true, false]);
    made.pan(1, 0);
    expect(made.shows([1350, 800])).toBe(true);
  });

  it("shows a land that is too large as far as its names can be read, where most of one's pieces stand", () => {
    const made = camera();
    made.home = {
      box: [1000, 500, 2900, 1900],
      pieces: [
        [1200, 700, 4],
        [1500, 900, 3],
        [3700, 2200, 5],
      ],
    };
    made.goHome("once");
    expect(made.scale).toBeCloseTo(LEGIBLE);
    expect(made.shows([1200, 700], 0) && made.shows([1500, 900], 0)).toBe(true);
    expect(made.shows([3700, 2200], 0)).toBe(false);
    expect([made.x, made.y], "none of them at the edge").toEqual([1350, 800]);
  });

  it("shows the whole board by one key, and one's land by the same", () => {
    const made = camera();
    made.home = { box: [1200, 700, 300, 200], pieces: [] };
    const zero = () => cameraKeys(made)(new KeyboardEvent("keydown", { key: "0" }));
    made.goHome("once");
    zero();
    expect(made.isFurthest).toBe(true);
    zero();
    expect([made.x, made.y]).toEqual([1350, 800]);
  });

  it("goes home, which is the whole board for those who have no land", () => {
    const made = camera();
    made.home = { box: [1200, 700, 300, 200], pieces: [] };
    cameraKeys(made)(new KeyboardEvent("keydown", { key: "Home" }));
    expect([made.x, made.y]).toEqual([1350, 800]);
    made.home = undefined;
    made.goHome();
    expect(made.isFurthest).toBe(true);
  });

  it("keeps what is under the pointer there when it zooms", () => {
    const made = camera();
    const before = made.toBoard([900, 200]);
    made.zoom(2, [900, 200]);
    const after = made.toBoard([900, 200]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it("goes with the hand that drags it, and not off the board", () => {
    const made = camera();
    made.zoom(2);
    const held = made.toBoard([600, 400]);
    made.pan(50, -30);
    expect(made.toWindow(held)[0]).toBeCloseTo(650);
    expect(made.toWindow(held)[1]).toBeCloseTo(370);
    made.pan(1e6, 1e6);
    const [left, top] = made.toWindow([1000, 500]);
    expect([left, top].every((edge) => edge > 0)).toBe(true);
    expect(left).toBeLessThan(1200 / 2);
    expect(top).toBeLessThan(800 / 2);
  });

  it("has a board that fits in the middle, wherever one drags it", () => {
    const made = camera();
    made.pan(300, 200);
    expect([made.x, made.y]).toEqual([2500, 1500]);
  });

  it("zooms no nearer than nearest and no further than the whole board", () => {
    const made = camera();
    made.zoom(100);
    expect(made.scale).toBe(NEAREST);
    expect(made.isNearest).toBe(true);
    made.zoom(0.0001);
    expect(made.scale).toBeCloseTo(made.furthest);
    expect(made.isFurthest).toBe(true);
  });

  it("is painted anew only when a gesture has come to rest", () => {
    const made = camera();
    const before = made.settled;
    made.zoom(1.4);
    vi.advanceTimersByTime(REST - 1);
    made.zoom(1.1);
    vi.advanceTimersByTime(REST - 1);
    expect(made.settled).toBe(before);
    expect(made.transform).toContain(`scale(${made.scale / before})`);
    vi.advanceTimersByTime(FRAME_TIME + 1);
    expect(made.settled).toBe(made.scale);
    expect(made.transform).toContain("scale(1)");
  });

  it("eases in its time, and takes none where that is none", () => {
    const made = camera(480);
    made.goTo([2000, 1000], 1);
    vi.advanceTimersByTime(200);
    expect(made.scale).toBeGreaterThan(made.furthest);
    expect(made.scale).toBeLessThan(1);
    vi.advanceTimersByTime(400);
    expect([made.x, made.y, made.scale, made.settled]).toEqual([2000, 1000, 1, 1]);
    const still = camera();
    still.goTo([2000, 1000], 1);
    expect([still.x, still.y, still.scale]).toEqual([2000, 1000, 1]);
  });

  it("knows what can be seen beside the sheets", () => {
    const made = camera();
    made.goTo([2000, 1000], 1);
    made.resize(1200, 800, { ...NO_SHEETS, left: 300 });
    expect(made.shows([2000, 1000])).toBe(true);
    expect(made.shows(made.toBoard([200, 400]))).toBe(false);
    expect(made.shows(made.toBoard([1190, 400]))).toBe(false);
  });
});
