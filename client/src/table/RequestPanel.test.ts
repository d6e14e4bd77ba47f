import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Request } from "../lib/protocol";
import { Table } from "../lib/table.svelte";
import { asking, FakeSocket, houseWith, stateAt, type FakeHouse } from "../testing/house";
import { eventually } from "../testing/patience";
import { Desk, DESK } from "./desk.svelte";
import RequestPanel from "./RequestPanel.svelte";

const rates = asking([
  { do: "low", text: "1 token" },
  { do: "high", text: "2 tokens" },
]);

let house: FakeHouse;
let table: Table;

async function show(request: Request, amending = false, texts: string[] = []): Promise<void> {
  house = houseWith(stateAt(10, { requests: { [request.id]: request } }));
  house.on(`GET /api/tables/t/requests/${request.id}/texts`, texts);
  table = new Table("t", "en");
  await table.readCard();
  await table.open();
  const context = new Map([[DESK, new Desk()]]);
  render(RequestPanel, { props: { table, request, amending }, context });
}

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe("the request panel", () => {
  it("asks, explains, and marks the usual answer", async () => {
    await show(rates);
    expect(screen.getByRole("heading", { name: "How much tax?" })).toBeInTheDocument();
    expect(screen.getByText("Taxes fill the treasury.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /1 token\s+usual/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: "2 tokens" })).toBeEnabled();
  });

  it("answers, and waits with its buttons until the table has moved on", async () => {
    await show(rates);
    house.on("POST /api/tables/t/answers", { number: 11 });
    await fireEvent.click(screen.getByRole("button", { name: "2 tokens" }));
    expect(screen.getByRole("button", { name: "2 tokens" })).toBeDisabled();
    await eventually(() => expect(house.asked("POST /api/tables/t/answers")).toHaveLength(1));
    expect(house.asked("POST /api/tables/t/answers")[0]?.body).toMatchObject({
      seat: 0,
      request: "tax-1",
      answer: { do: "high" },
    });
    FakeSocket.last.say({ type: "change", from: 10, number: 11, patch: { number: 11 }, log: [] });
    await eventually(() => expect(screen.getByRole("button", { name: "2 tokens" })).toBeEnabled());
  });

  it("walks through the answers with arrows", async () => {
    await show(rates);
    const [first, second] = [/1 token/, /2 tokens/].map((name) => screen.getByRole("button", { name }));
    first?.focus();
    await fireEvent.keyDown(first as HTMLElement, { key: "ArrowDown" });
    expect(second).toHaveFocus();
    await fireEvent.keyDown(second as HTMLElement, { key: "ArrowDown" });
    expect(first).toHaveFocus();
  });

  it("fetches the words of many answers and lets one search them", async () => {
    const many = asking(Array.from({ length: 90 }, (_, index) => ({ do: `move${index}`, text: "" })));
    const texts = many.options.map((_, index) => `To area ${index}`);
    await show(many, false, texts);
    const box = await screen.findByRole("searchbox");
    await fireEvent.input(box, { target: { value: "area 42" } });
    expect(screen.getAllByRole("button", { name: /To area/ }).map((one) => one.textContent)).toHaveLength(1);
    expect(screen.getByText("1 answer")).toBeInTheDocument();
  });

  it("says what was answered while others are awaited, and opens it to change it", async () => {
    await show({ ...rates, given: { answer: { do: "low" }, text: "1 token" } }, true);
    expect(screen.getByText(/You answered: .*1 token/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "2 tokens" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Change my answer" }));
    expect(screen.getByRole("button", { name: /1 token\s+your answer/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: "2 tokens" })).toBeEnabled();
  });
});
