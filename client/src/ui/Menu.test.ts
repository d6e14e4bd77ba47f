import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Menu from "./Menu.svelte";

const children = createRawSnippet(() => ({ render: () => "<span>open</span>" }));

function show() {
  const acts = [vi.fn(), vi.fn(), vi.fn()];
  const items = [
    { text: "Light", chosen: true, act: acts[0] as () => void },
    { text: "Dark", chosen: false, act: acts[1] as () => void },
    { text: "As the system", chosen: false, act: acts[2] as () => void },
  ];
  render(Menu, { label: "Theme", items, children });
  return { acts, button: screen.getByRole("button", { name: "Theme" }) };
}

describe("a menu", () => {
  it("opens at its first entry and says which one is chosen", async () => {
    const { button } = show();
    expect(button).toHaveAttribute("aria-expanded", "false");
    await fireEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    const first = screen.getByRole("menuitemradio", { name: "Light" });
    expect(first).toHaveFocus();
    expect(first).toHaveAttribute("aria-checked", "true");
  });

  it("is walked by arrows in a circle, and by letters", async () => {
    const { button } = show();
    await fireEvent.keyDown(button, { key: "ArrowDown" });
    const menu = await screen.findByRole("menu");
    await fireEvent.keyDown(menu, { key: "ArrowUp" });
    expect(screen.getByText("As the system").closest("button")).toHaveFocus();
    await fireEvent.keyDown(menu, { key: "ArrowDown" });
    expect(screen.getByText("Light").closest("button")).toHaveFocus();
    await fireEvent.keyDown(menu, { key: "d" });
    expect(screen.getByText("Dark").closest("button")).toHaveFocus();
  });

  it("does what is chosen, closes, and gives the focus back", async () => {
    const { acts, button } = show();
    await fireEvent.click(button);
    await fireEvent.click(screen.getByText("Dark"));
    expect(acts[1]).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(button).toHaveFocus();
  });

  it("closes by Escape without doing anything", async () => {
    const { acts, button } = show();
    await fireEvent.click(button);
    await fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    expect(screen.queryByRole("menu")).toBeNull();
    expect(acts.every((act) => act.mock.calls.length === 0)).toBe(true);
  });
});
