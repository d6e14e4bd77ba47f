import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, TableState } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { words } from "../../lib/words.svelte";
import type { Play as Played } from "./plays";
import Play from "./Play.svelte";
import type { Printed } from "./printed";
import recorded from "./positions.json";
import type { View } from "./view";
import { CHAPTERS } from "./words/chapters";

beforeAll(() => words.learn(CHAPTERS));

type Recorded = { printed: Printed; positions: { view: View; options: { answer: Played }[] }[] };
const { printed, positions } = recorded as unknown as Recorded;
type Position = Recorded["positions"][number];

/** A table as the house would send it in a recorded position. */
function tableAt({ view, options }: Position): Table {
  const seat = view.you?.seat ?? 0;
  const request = {
    id: "play-1",
    seat,
    kind: "play",
    prompt: "Which card, and for what?",
    help: "",
    rule: "",
    exhaustive: true,
    default: options[0]?.answer as unknown as Answer,
    options: options.map(({ answer }) => ({ answer: answer as unknown as Answer, text: "" })),
  };
  const table = new Table("t", "en");
  const names = { "0": "Rome", "1": "Persia" };
  table.card = { seats: [{ seat: 0 }, { seat: 1 }] } as unknown as Table["card"];
  table.now = {
    number: 1,
    turn: view.round,
    phase: "play",
    over: false,
    names,
    keys: { "0": view.seats[0]?.civilization, "1": view.seats[1]?.civilization },
    awaited: { [seat]: true },
    view,
    requests: { [request.id]: request },
    amendable: {},
    standings: [],
    undo: 0,
  } as unknown as TableState;
  table.seat = seat;
  table.seats = [seat];
  return table;
}

const buildable = positions.find(({ options }) =>
  options.some(({ answer }) => answer.do === "build"),
) as Position;

describe("the board in play", () => {
  let table: Table;
  const build = buildable.options.find(({ answer }) => answer.do === "build")?.answer as Played;
  const name = printed.cards[build.card]?.name ?? "";

  beforeEach(() => {
    table = tableAt(buildable);
    render(Play, { props: { table, printed } });
  });

  it("shows the hand as cards to choose from, and nothing can be done before one is taken", () => {
    const hand = screen.getByRole("radiogroup", { name: "Your hand" });
    expect(within(hand).getAllByRole("radio")).toHaveLength(buildable.view.you?.hand.length ?? 0);
    expect(screen.getByRole("button", { name: "Choose a card" })).toBeDisabled();
  });

  it("sends the play that was chosen, once the main button is pressed", async () => {
    const answered = vi.spyOn(table, "answer").mockResolvedValue(true);
    await fireEvent.click(screen.getByRole("radio", { name }));
    const main = await screen.findByRole("button", { name: new RegExp(`^(Build|Place) ${name}`) });
    expect(screen.getByRole("list", { name: "What would happen" })).toBeVisible();
    expect(answered).not.toHaveBeenCalled();
    await fireEvent.click(main);
    expect(answered).toHaveBeenCalledOnce();
    expect(answered.mock.calls[0]?.[1]).toMatchObject({ do: "build", card: build.card });
  });

  it("offers the other uses of the card", async () => {
    const answered = vi.spyOn(table, "answer").mockResolvedValue(true);
    await fireEvent.click(screen.getByRole("radio", { name }));
    await fireEvent.click(screen.getByRole("radio", { name: /^Take 2 coins/ }));
    await fireEvent.click(screen.getByRole("button", { name: `Discard ${name} for 2 coins` }));
    expect(answered.mock.calls[0]?.[1]).toMatchObject({ do: "coins", card: build.card });
  });

  it("puts the card back", async () => {
    await fireEvent.click(screen.getByRole("radio", { name }));
    await fireEvent.click(screen.getByRole("button", { name: "Put the card back" }));
    expect(screen.getByRole("button", { name: "Choose a card" })).toBeDisabled();
  });

  it("says whom it waits for while it asks nothing", async () => {
    table.now = { ...table.now, requests: {} };
    expect(await screen.findByText(/^Waiting for/)).toBeVisible();
  });
});
