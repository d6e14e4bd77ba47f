import { expect, it } from "vitest";
import { FakeHouse, FakeSocket } from "../testing/house";
import { eventually } from "../testing/patience";
import type { ServerMessage } from "./protocol";
import { Line } from "./socket";

const present = (...seats: number[]): ServerMessage => ({ type: "presence", present: seats });

it("tells all that waits before anything is drawn", async () => {
  new FakeHouse();
  const heard: ServerMessage[] = [];
  let drawn = 0;
  let dirty = false;
  const line = new Line({
    address: () => "ws://house.test/",
    heard: (message) => {
      heard.push(message);
      if (!dirty) queueMicrotask(() => (drawn++, (dirty = false)));
      dirty = true;
    },
    changed: () => undefined,
    refused: () => undefined,
  });
  for (const seat of [1, 2, 3]) FakeSocket.last.say(present(seat));
  await eventually(() => expect(heard).toEqual([present(1), present(2), present(3)]));
  expect(drawn).toBe(1);

  FakeSocket.last.say(present(4));
  line.close();
  await new Promise((done) => setTimeout(done));
  expect(heard).toHaveLength(3);
});
