import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../../lib/table.svelte";
import { words } from "../../../lib/words.svelte";
import { FakeHouse } from "../../../testing/house";
import type { Game } from "../game";
import { nameOf } from "../printed";
import { CHAPTERS } from "../words/chapters";
import { aMarket, open, printed } from "./fixture";
import MarketFixture from "./Fixture.svelte";
import { inWords, planOf, type Best } from "./suggesting";

const market = aMarket({ "3.2": open("salt") });
const best = (place: [string, string][], take: string[], gain: number): Best => ({
  place,
  take,
  placed: 8,
  taken: 7,
  gain,
  calamity: 0,
  answer: { do: "exchange", place, take },
  says: { text: `brings about ${gain}`, rule: "4.7.value" },
});
const FIRST = best(
  [
    ["bronze", "6.2"],
    ["treachery", "-2"],
  ],
  ["3.2", "4.1"],
  12.4,
);

beforeAll(() => words.learn(CHAPTERS));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("a trade that the rules suggest", () => {
  it("is said with what one knows, and becomes the trade in the making", () => {
    const names = {
      name: (card: string) => nameOf(printed, card),
      lying: (space: string) => market.spaces[space],
    };
    expect(inWords(names, FIRST)).toEqual({ puts: "Bronze, Treachery on −2", takes: "Salt, hidden 4" });
    expect(planOf(FIRST)).toEqual({
      puts: [
        { card: "bronze", space: "6.2" },
        { card: "treachery", space: "-2" },
      ],
      takes: ["3.2", "4.1"],
    });
  });
});

/** Counsel holds for one position of one table, so that each test has its own. */
let tables = 0;

function show(told: unknown): { house: FakeHouse; container: HTMLElement } {
  const id = `t${(tables += 1)}`;
  const house = new FakeHouse().on(`POST /api/tables/${id}/counsel`, { result: told });
  const now = {
    number: 7,
    turn: 3,
    phase: "trade",
    over: false,
    keys: {},
    names: {},
    awaited: {},
    view: { scene: "east_4", market, seats: {}, you: { seat: 1, hand: ["bronze", "treachery", "hides"] } },
  };
  const table = {
    id,
    seat: 1,
    language: "en",
    now,
    shown: now,
    past: { at: undefined },
    requests: [{ id: "market_trade-1", seat: 1, kind: "market_trade", options: [] }],
    card: { seats: [] },
    rules: {},
    busy: false,
  } as unknown as Table;
  const game = { table, printed } as unknown as Game;
  const { container } = render(MarketFixture, { game, market });
  return { house, container };
}

describe("the best trades", () => {
  it("are asked for when somebody wants to see them, fill the bench, and send nothing", async () => {
    const { house, container } = show({ best: [FIRST], refusal: null });
    expect(house.calls).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Best trades" }));
    const sheet = screen.getByRole("region", { name: "Best trades" });
    const row = await within(sheet).findByRole("button", { name: /Bronze, Treachery on −2/ });
    expect(row).toHaveTextContent("+12");
    expect(row).toHaveTextContent("brings about 12.4");
    expect((await axe.run(container)).violations).toEqual([]);
    await fireEvent.click(row);
    expect(screen.queryByRole("region", { name: "Best trades" })).toBeNull();
    expect(screen.getByRole("group", { name: "You put in" })).toHaveTextContent("4");
    expect(house.calls.every(({ path }) => path.endsWith("/counsel"))).toBe(true);
  });

  it("say why there are none", async () => {
    show({ best: [], refusal: { text: "That space is not free.", rule: "4.7.full" } });
    await fireEvent.click(screen.getByRole("button", { name: "Best trades" }));
    await waitFor(() => expect(screen.getByText(/That space is not free/)).toBeVisible());
    await fireEvent.keyDown(screen.getByRole("region", { name: "Best trades" }), { key: "Escape" });
    expect(screen.queryByRole("region", { name: "Best trades" })).toBeNull();
  });
});
