import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Request } from "../../../lib/protocol";
import type { Game } from "../game";
import { Camera } from "../map/camera.svelte";
import { placesOf } from "../places";
import { Scene } from "../scene.svelte";
import { bringIntoView } from "./bringing.svelte";

const land = (x: number, y: number): unknown => ({
  tokens: [[x, y]],
  land: `M${x - 30} ${y - 30}l60 0 0 60 -60 0z`,
});
const drawing = { areas: { near: land(300, 300), far: land(2800, 1800) } };
let camera: Camera;
let scene: Scene;
let asked = $state("");
let leave: () => void;

/** Somebody is asked about these places. */
async function ask(id: string, ...places: string[]): Promise<void> {
  asked = id;
  scene.legal = placesOf(places);
  flushSync();
  await tick();
}

beforeEach(() => {
  camera = new Camera([0, 0, 3000, 2000]);
  camera.resize(1000, 700, { left: 0, right: 600, top: 0, bottom: 0 });
  camera.goTo([300, 300], 1);
  scene = new Scene();
  asked = "none";
  const game = { drawing, scene, camera } as unknown as Game;
  leave = $effect.root(() =>
    bringIntoView(game, () => ({ id: asked, kind: "cities" }) as unknown as Request),
  );
});
afterEach(() => leave());

test("whoever was led farther away by a question comes back with its end", async () => {
  await ask("cities-1", "near", "far");
  expect(camera.scale).toBeLessThan(0.5);
  leave();
  expect([camera.scale, camera.shows([300, 300])]).toEqual([1, true]);
});

test("whoever has moved the map since stays there", async () => {
  await ask("cities-1", "near", "far");
  camera.pan(10, 0);
  const { scale } = camera;
  await ask("cities-2");
  expect(camera.scale).toBe(scale);
});

test("with the next question one comes back, too, and not while the places of one change", async () => {
  await ask("cities-1", "near", "far");
  await ask("cities-1");
  expect(camera.scale).toBeLessThan(0.5);
  await ask("cities-2", "near");
  expect([camera.scale, camera.shows([300, 300])]).toEqual([1, true]);
});
