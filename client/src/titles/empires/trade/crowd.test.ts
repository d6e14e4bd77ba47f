import { fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../../../lib/words.svelte";
import type { Table } from "../../../lib/table.svelte";
import { printed as eighteen, SCENE, tableOfEighteen } from "../eighteen";
import type { Game } from "../game";
import type { Printed } from "../printed";
import { CHAPTERS } from "../words/chapters";
import { inBlocks } from "./fixture";
import Fixture from "./Fixture.svelte";
import type { Offer } from "./floor";

const HAND = ["salt.w", "salt.e", "hides", "hides", "spice", "pearls"];
const cards = { "salt.w": 9, "salt.e": 9, hides: 9, bronze: 6, spice: 6, pearls: 5, "treachery.w": 1 };
const printed = {
  ...eighteen,
  ...inBlocks,
  scenes: { [SCENE]: { ...eighteen.scenes[SCENE], cards } },
} as unknown as Printed;

const offer = (maker: number, gives: string[], wants: string[], rest: Partial<Offer> = {}): Offer => ({
  id: `${maker}-${rest.to ?? "all"}-1`,
  version: 1,
  maker,
  says: { count: 3, kinds: gives, claims: [] },
  wants: { count: 3, kinds: wants, claims: [] },
  note: "",
  ...rest,
});
/** Seats 0 to 8 are of the East, 9 to 17 of the West. */
const OFFERS = [
  offer(1, ["bronze", "bronze"], ["pearls", "spice"]),
  offer(2, ["spice", "spice"], ["salt", "hides"]),
  offer(9, ["salt", "salt"], ["hides", "hides"]),
  offer(10, ["bronze", "hides"], ["bronze", "pearls"]),
  offer(11, ["pearls", "hides"], ["bronze", "bronze"]),
  offer(12, ["hides", "salt"], ["bronze", "spice"]),
  offer(9, ["hides", "hides"], ["spice", "pearls"], { to: 0, note: "for you" }),
];

function tableInTrade(): Table {
  const table = tableOfEighteen();
  const view = table.now.view as Record<string, unknown>;
  const seats = Array.from({ length: 18 }, (_, seat) => seat);
  const asks = seats
    .filter((seat) => seat !== 17)
    .map((seat) => [
      seat,
      { frame: "ask_trade", seat, ...(seat === 3 ? { given: { do: "finished" } } : {}) },
    ]);
  const request = { id: "trade-1", seat: 0, kind: "trade", prompt: "", options: [], exhaustive: false };
  table.now = {
    ...table.now,
    phase: "trade",
    requests: { "trade-1": request },
    view: {
      ...view,
      phase: "trade",
      rules: { ast: "basic", trade_answers: 40 },
      flow: { steps: { 1: { frame: "trade", alarm: false } }, asks: Object.fromEntries(asks) },
      floor: { offers: Object.fromEntries(OFFERS.map((one) => [one.id, one])), made: {} },
      you: { seat: 0, hand: HAND, known: {}, patience: 40 },
    },
  } as unknown as Table["now"];
  return table;
}

function open(
  known: Record<string, string[]> = {},
  hand: readonly string[] = HAND,
  more: readonly Offer[] = [],
): { table: Table; container: HTMLElement } {
  const table = tableInTrade();
  Object.assign(table.now.view["you"] as object, { known, hand });
  const { offers } = table.now.view["floor"] as { offers: Record<string, Offer> };
  for (const one of more) offers[one.id] = one;
  const { container } = render(Fixture, { game: { table, printed } as unknown as Game });
  return { table, container };
}

const floor = (): HTMLElement => screen.getByRole("region", { name: "Trade floor" });
const { names } = tableOfEighteen().now;
/** Whose offers stand above the blocks, the best first. */
const makers = (): number[] =>
  within(floor())
    .getAllByRole("listitem")
    .map((row) => Number(Object.keys(names).find((seat) => within(row).queryByText(names[seat] ?? ""))));
const lineOf = (side: string, seat: number): HTMLElement =>
  within(block(side)).getByRole("button", { name: new RegExp(names[seat] ?? "") });
const press = (name: string | RegExp): Promise<boolean> =>
  fireEvent.click(within(floor()).getByRole("button", { name }));
const block = (name: string): HTMLElement => screen.getByRole("region", { name });

beforeAll(async () => {
  await words.learn(CHAPTERS);
});

describe("on the floor of eighteen seats", () => {
  it("the best five offers come first, and one may ask for all", async () => {
    open();
    expect(makers()).toHaveLength(5);
    expect(makers()[0]).toBe(2);
    expect(within(floor()).getAllByText(/cards, West$/)).not.toHaveLength(0);
    await press("Show all 7 offers");
    expect(makers()).toHaveLength(7);
  });

  it("each seat has a line in its block, with its best offer and how many it makes", () => {
    open();
    expect(within(block("East")).getAllByRole("listitem")).toHaveLength(9);
    expect(within(block("West")).getByText("8 of 9 are trading")).toBeVisible();
    expect(lineOf("West", 9)).toHaveTextContent(/2 Salt \+1.*2$/);
    expect(lineOf("East", 3)).toHaveTextContent("finished");
  });

  it("one looks at what one can answer, at one block, or at what is for oneself alone", async () => {
    open();
    await press(/^I can answer/);
    expect(makers()).toEqual([2, 9, 1, 9]);
    await press("West");
    expect(makers()).toEqual([9, 9]);
    expect(screen.queryByRole("region", { name: "East" })).toBeNull();
    await press(/^For me alone/);
    expect(makers()).toEqual([9]);
    expect(within(floor()).getByText("for you")).toBeVisible();
    await press("Show all again");
    expect(makers()).toHaveLength(5);
  });

  it("the line of a seat shows all that it offers", async () => {
    open();
    const line = lineOf("West", 9);
    await fireEvent.click(line);
    expect(line).toHaveAttribute("aria-pressed", "true");
    expect(within(floor()).getAllByRole("button", { name: "Accept" })).toHaveLength(2);
    expect(within(floor()).getByText(/2 of 7 offers match/)).toBeVisible();
  });

  it("what one knows of other hands is a tab of the floor, not a part of the hand", async () => {
    open({ 1: ["salt.w", "salt.e"], 9: ["pearls"] });
    const hand = screen.getByRole("region", { name: "My hand" });
    expect(within(hand).queryByText("What you know")).toBeNull();
    await press("What you know");
    expect(screen.queryByRole("region", { name: "Trade floor" })).toBeNull();
    const sheet = screen.getByRole("region", { name: "What you know" });
    expect(within(sheet).getByText("2 Salt")).toBeVisible();
    expect(within(sheet).getByText(names[9] ?? "")).toBeVisible();
    expect(within(sheet).getByRole("button", { name: "What you know" })).toHaveAttribute("aria-current");
    await fireEvent.click(within(sheet).getByRole("button", { name: /^Trade floor/ }));
    expect(floor()).toBeVisible();
  });

  it("whoever knows nothing has no such tab", () => {
    open();
    expect(screen.queryByRole("button", { name: "What you know" })).toBeNull();
  });

  it("haggling takes the place of the floor, and the draft of an offer stays below both", async () => {
    open();
    await fireEvent.click(screen.getByRole("button", { name: "Offer Spice" }));
    expect(screen.getByRole("region", { name: "New offer" })).toBeVisible();
    await press("Haggling");
    expect(screen.queryByRole("region", { name: "Trade floor" })).toBeNull();
    const partners = screen.getByRole("region", { name: "Whom you can haggle with" });
    await fireEvent.click(within(partners).getByRole("button", { name: /minoa/ }));
    const talk = screen.getByRole("region", { name: "minoa" });
    expect(within(talk).getAllByRole("button", { name: "Accept" })).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: "Collapse" }));
    expect(screen.getByText(/Spice/, { selector: ".bar *" })).toBeVisible();
  });

  it("a bot that answers nothing to an offer of mine has seen it", async () => {
    open({}, HAND, [offer(0, ["hides", "hides"], ["spice", "spice"], { to: 1, gives: ["hides", "hides"] })]);
    await press("Haggling");
    const partners = screen.getByRole("region", { name: "Whom you can haggle with" });
    await fireEvent.click(within(partners).getByRole("button", { name: new RegExp(names[1] ?? "") }));
    expect(screen.getByText(`${names[1]} has seen it and leaves it open`, { exact: false })).toBeVisible();
  });

  it("an offer is accepted with cards of either mark", async () => {
    const { table } = open();
    const answer = vi.spyOn(table, "answer").mockResolvedValue(true);
    const accept = within(floor()).getAllByRole<HTMLButtonElement>("button", { name: "Accept" })[0];
    await vi.waitFor(() => expect(accept).toBeEnabled());
    await fireEvent.click(accept as HTMLElement);
    const said = answer.mock.calls[0]?.[1];
    expect(said).toMatchObject({ do: "accept", offer: "2-all-1", version: 1 });
    expect((said?.gives as string[]).filter((card) => card.startsWith("salt."))).toHaveLength(1);
  });

  it("one chooses in the row of an offer which card goes unnamed, a calamity too", async () => {
    const { table, container } = open({}, [...HAND, "treachery.w"]);
    const answer = vi.spyOn(table, "answer").mockResolvedValue(true);
    const row = within(floor()).getAllByRole("listitem")[0] as HTMLElement;
    const chooser = within(row).getByRole<HTMLSelectElement>("combobox", { name: /besides those/ });
    expect(container.querySelector("[data-thing='treachery.w'] select")).toBe(chooser);
    await fireEvent.change(chooser, { target: { value: "treachery.w" } });
    expect(chooser).toHaveDisplayValue("Treachery");
    const accept = within(row).getByRole<HTMLButtonElement>("button", { name: "Accept" });
    await vi.waitFor(() => expect(accept).toBeEnabled());
    await fireEvent.click(accept);
    const said = answer.mock.calls[0]?.[1];
    expect(said).toMatchObject({ do: "accept", offer: "2-all-1" });
    expect((said?.gives as string[]).at(-1)).toBe("treachery.w");
  });

  it("has no barriers, with the offer open and in the haggle", async () => {
    const { container } = open();
    const barriers = async (): Promise<string[]> => {
      const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    expect(await barriers()).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Expand" }));
    expect(await barriers()).toEqual([]);
    await press("Haggling");
    expect(await barriers()).toEqual([]);
  });
});
