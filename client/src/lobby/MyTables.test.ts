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

const ines = { id: "ines", name: "Ines" };
const asked = { turn: 3, names: ["Rome"], awaited: [0], standings: [] };
const mine = (id: string, about: Partial<TableCard> = {}): TableCard => ({
  ...card,
  id,
  name: id,
  glance: asked,
  ...about,
});
const until = (seconds: number): TableCard["clock"] => ({
  pace: "day",
  awaited: [{ seat: 0, since: 1, until: seconds }],
});

describe("what waits", () => {
  beforeEach(() => {
    history.replaceState(null, "", "/");
    session.person = ines;
  });

  it("is one key away, the most urgent first", () => {
    house.tables = { mine: [mine("later", { clock: until(9e9) }), mine("sooner", { clock: until(8e9) })] };
    render(MyTables);
    expect(screen.getByRole("link", { name: /Next that waits\s*: sooner/ }).getAttribute("href")).toBe(
      "/table/sooner",
    );
    expect(screen.getByText("2 wait for you")).toBeTruthy();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    expect(location.pathname).toBe("/table/sooner");
  });

  it("is left alone by who writes, holds a command key, or has a dialog open", () => {
    house.tables = { mine: [mine("sooner")] };
    render(MyTables);
    const field = document.body.appendChild(document.createElement("input"));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", ctrlKey: true, bubbles: true }));
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    expect(location.pathname).toBe("/");
    field.remove();
    dialog.remove();
  });

  it("is nothing where a table rests, or waits for others", () => {
    house.tables = {
      mine: [
        mine("rests", { clock: { pace: "day", rests: true, awaited: [] } }),
        mine("others", { glance: { ...asked, awaited: [] } }),
      ],
    };
    render(MyTables);
    expect(screen.queryByRole("link", { name: /Next that waits/ })).toBeNull();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    expect(location.pathname).toBe("/");
  });
});

describe("a table that nobody can play", () => {
  it("is on hold among one's own, and says why", () => {
    house.tables = { mine: [damaged] };
    render(MyTables);
    expect(screen.getByText("on hold")).toBeTruthy();
    expect(screen.getByText(damaged.reason)).toBeTruthy();
  });

  it("is on hold among the open ones, and offers no seat", () => {
    house.tables = { open: [{ ...damaged, status: "gathering", seats: [{ seat: 0 }] }] };
    render(OpenTables);
    expect(screen.getByText("on hold")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Sit down|Watch/ })).toBeNull();
  });

  it("is listed as usual once it is well", () => {
    house.tables = { open: [{ ...card, status: "gathering", seats: [{ seat: 0 }] }] };
    render(OpenTables);
    expect(screen.queryByText("on hold")).toBeNull();
    expect(screen.getByRole("button", { name: "Sit down at Saturday at Susa" })).toBeTruthy();
  });
});
