import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Table } from "../lib/table.svelte";
import { words } from "../lib/words.svelte";
import { houseWith, stateAt } from "../testing/house";
import ScoreSheet from "./ScoreSheet.svelte";

const STANDINGS = [{ seat: 0, rank: 1, score: 7662, parts: { advances: 7650, treasury: 12 } }];

/** The sheet of a game in which a hand counts once it is over. */
async function sheet(over: boolean): Promise<void> {
  houseWith(stateAt(10, { over, standings: STANDINGS }));
  const table = new Table("t", "en");
  await table.readCard();
  await table.open();
  table.terms = { ...table.terms, parts: { commodities: "Commodities in hand" }, at_end: ["commodities"] };
  render(ScoreSheet, { props: { table } });
}

afterEach(() => words.speak("en"));

describe("a score in thousands", () => {
  it("is written as the language writes numbers", async () => {
    await sheet(true);
    expect(screen.getByText("7,662")).toBeInTheDocument();
    await words.speak("de");
    expect(await screen.findByText("7.662")).toBeInTheDocument();
  });
});

describe("what is secret", () => {
  it("is said to count only at the end", async () => {
    await sheet(false);
    expect(screen.getByText(/Not counted yet: Commodities in hand\./)).toBeInTheDocument();
  });

  it("is said no more once the game is over", async () => {
    await sheet(true);
    expect(screen.queryByText(/Not counted yet/)).toBeNull();
  });
});
