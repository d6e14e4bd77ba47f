import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableCard } from "../api/client";
import { session } from "../lib/session.svelte";
import { house } from "./house.svelte";
import SeatList from "./SeatList.svelte";

const card: TableCard = {
  id: "t",
  name: "Saturday at Susa",
  title: "elsewhere",
  status: "gathering",
  host: "ines",
  open: true,
  hotseat: false,
  options: {},
  created: 1,
  seats: [
    { seat: 0, person: "ines", name: "Ines" },
    { seat: 1, person: "omer", name: "Ömer" },
    { seat: 2, bot: "greedy" },
    { seat: 3 },
  ],
};

function show(host: boolean, about: Partial<TableCard> = {}) {
  const acts = { onsit: vi.fn(), onrise: vi.fn(), onbot: vi.fn(), onname: vi.fn() };
  render(SeatList, { card: { ...card, ...about }, host, busy: false, ...acts });
  return acts;
}

beforeEach(() => {
  house.offer = { titles: [], bots: ["random", "greedy"] };
  session.person = undefined;
});

describe("the seats before the game", () => {
  it("offer a stranger the free ones only", async () => {
    const acts = show(false);
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(acts.onsit).toHaveBeenCalledWith(3);
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("let those who sit stand up, and no one else", async () => {
    session.person = { id: "omer", name: "Ömer" };
    const acts = show(false);
    expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Stand up" }));
    expect(acts.onrise).toHaveBeenCalledWith(1);
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("let the host empty seats and cast bots", async () => {
    session.person = { id: "ines", name: "Ines" };
    const acts = show(true);
    await fireEvent.click(screen.getByRole("button", { name: "Ask Ömer to stand up" }));
    expect(acts.onrise).toHaveBeenCalledWith(1);
    await fireEvent.change(screen.getByLabelText("Seat 4"), { target: { value: "random" } });
    expect(acts.onbot).toHaveBeenCalledWith(3, "random");
    await fireEvent.change(screen.getByLabelText("Seat 3"), { target: { value: "" } });
    expect(acts.onrise).toHaveBeenCalledWith(2);
  });

  it("let the host take several at one screen, and name each hand", async () => {
    session.person = { id: "ines", name: "Ines" };
    const seats = [
      { seat: 0, person: "ines", name: "Ines" },
      { seat: 1, person: "ines", name: "Ines" },
      { seat: 2 },
    ];
    const acts = show(true, { hotseat: true, seats });
    expect(screen.getByRole("button", { name: "Sit down" })).toBeInTheDocument();
    await fireEvent.change(screen.getByLabelText("Who plays seat 2?"), { target: { value: "Omar" } });
    expect(acts.onname).toHaveBeenCalledWith(1, "Omar");
  });

  it("have no colours yet: at the table they get those of what they lead", () => {
    show(true);
    const chips = [...document.querySelectorAll(".chip")];
    expect(chips).toHaveLength(4);
    expect(chips.every((chip) => chip.classList.contains("plain"))).toBe(true);
  });
});
