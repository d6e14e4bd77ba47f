import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { houseWith, stateAt } from "../testing/house";
import { eventually } from "../testing/patience";
import TablePage from "./TablePage.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("keeps the curtain closed where the next hand's table does not come", async () => {
  const state = stateAt(10, { awaited: { 1: true } });
  const house = houseWith(state, "boardless");
  house
    .on("GET /api/titles", [])
    .on("GET /api/tables/t/state", ({ query }: { query: URLSearchParams }) =>
      query.get("seat") === "1" ? "lost" : { body: { number: 10, seat: 0, seats: [0, 1], state } },
    );
  const { container } = render(TablePage, { id: "t" });
  await eventually(() => expect(container.querySelector(".curtain")).not.toBeNull());
  await fireEvent.click(screen.getByRole("button"));
  const lost = (): unknown[] =>
    house.asked("GET /api/tables/t/state").filter((call) => call.query.get("seat") === "1");
  await eventually(() => expect(lost()).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  expect(container.querySelector(".curtain")).not.toBeNull();
});
