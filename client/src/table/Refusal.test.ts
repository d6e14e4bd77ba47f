import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { FakeHouse, houseWith, stateAt } from "../testing/house";
import { eventually } from "../testing/patience";
import { Desk, DESK } from "./desk.svelte";
import { Keeping } from "./keeping/keeping.svelte";
import Refusal from "./Refusal.svelte";

const ONLY_BY_VOTE = {
  reason: "Others have relied on your answer since then; only a vote can take it back.",
  code: "table-refuse-undo-others",
};
const VOTE = {
  id: 1,
  proposal: { do: "undo", seat: 0 },
  seat: 0,
  opened: 0,
  closes: 9,
  voters: [0, 1],
  needed: 2,
};

let house: FakeHouse;
let table: Table;

/** Whoever took back an answer at a table where somebody else, or only a bot, sits was refused. */
async function refused(other: object): Promise<void> {
  house = houseWith(stateAt(10, { undo: 9 }));
  house.on("POST /api/tables/t/undo", () => ({ status: 422, body: ONLY_BY_VOTE }));
  house.on("POST /api/tables/t/votes", { now: 0, terms: { pace: "none" }, seats: [], votes: [VOTE] });
  table = new Table("t", "en");
  await table.readCard();
  table.card = { ...table.card, seats: [table.card.seats[0], other] } as never;
  await table.open();
  const context = new Map([[DESK, new Desk()]]);
  render(Refusal, { props: { table, keeping: new Keeping(table) }, context });
  await table.undo();
  expect(await screen.findByRole("alert")).toHaveTextContent("only a vote can take it back");
}

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe("what only a vote can take back", () => {
  it("is proposed right there", async () => {
    await refused({ seat: 1, person: "bo", name: "Bo" });
    await fireEvent.click(screen.getByRole("button", { name: "Ask the others: propose a vote" }));
    await eventually(() => expect(house.asked("POST /api/tables/t/votes")).toHaveLength(1));
    const proposal = { do: "undo", seat: 0 };
    expect(house.asked("POST /api/tables/t/votes")[0]?.body).toEqual({ seat: 0, proposal });
    await eventually(() => expect(screen.getByRole("alert")).toBeEmptyDOMElement());
    await table.undo();
    await eventually(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("There is already a vote on this"),
    );
    expect(screen.queryByRole("button", { name: "Ask the others: propose a vote" })).toBeNull();
  });

  it("stays where nobody could vote", async () => {
    await refused({ seat: 1, bot: "greedy" });
    expect(screen.getByRole("alert")).toHaveTextContent("Nobody else at this table can vote on it");
    expect(screen.queryByRole("button", { name: "Ask the others: propose a vote" })).toBeNull();
  });
});
