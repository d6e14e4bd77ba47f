import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Table } from "../lib/table.svelte";
import Awaited from "./Awaited.svelte";

const table = (other: object): Table =>
  ({
    seat: 0,
    seats: [0],
    busy: false,
    answeredByItself: false,
    present: [0, 1],
    shown: { keys: {}, names: { 0: "Rome", 1: "Persia" }, awaited: { 0: true, 1: true }, over: false },
    card: { seats: [{ seat: 0 }, { seat: 1 }] },
    ...other,
  }) as unknown as Table;

it("says that the table waits for me, but not while a question is answered by itself", async () => {
  const { rerender } = render(Awaited, { table: table({}) });
  expect(screen.getByText("you")).toBeVisible();
  await rerender({ table: table({ busy: true, answeredByItself: true }) });
  expect(screen.queryByText("you")).toBeNull();
  expect(screen.getByText("Persia")).toBeVisible();
  await rerender({ table: table({ busy: true }) });
  expect(screen.getByText("you")).toBeVisible();
});
