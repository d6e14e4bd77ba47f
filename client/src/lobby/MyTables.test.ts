import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { TableCard } from "../api/client";
import { session } from "../lib/session.svelte";
import { house } from "./house.svelte";
import MyTables from "./MyTables.svelte";
import OpenTables from "./OpenTables.svelte";

const card: TableCard = {
  id: "t",
  name: "Saturday at Susa",
  title: "elsewhere",
  status: "running",
  host: "ines",
  open: true,
  hotseat: false,
  options: {},
  created: 1,
  seats: [{ seat: 0, person: "ines", name: "Ines" }],
};
const damaged = { ...card, trouble: "damaged", reason: "What is written of this table is damaged." };

beforeEach(() => {
  house.offer = { titles: [], bots: [] };
  session.person = undefined;
});

describe("a table that nobody can play", () => {
  it("is on hold among one's own, and says why", () => {
    house.tables = { mine: [damaged] };
    render(MyTables);
    expect(screen.getByText("on hold")).toBeTruthy();
    expect(screen.getByText(damaged.reason)).toBeTruthy();
  });

  it("is on hold among the open ones, and offers no seat", () => {
    house.tables = { open: [damaged] };
    render(OpenTables);
    expect(screen.getByText("on hold")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Sit down|Watch/ })).toBeNull();
  });

  it("is listed as usual once it is well", () => {
    house.tables = { open: [card] };
    render(OpenTables);
    expect(screen.queryByText("on hold")).toBeNull();
    expect(screen.getByText("running")).toBeTruthy();
  });
});
