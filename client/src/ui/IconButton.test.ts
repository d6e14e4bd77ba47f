import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import IconButton from "./IconButton.svelte";

it("says the number that it shows", () => {
  render(IconButton, { icon: "list", label: "Log", count: 3 });
  expect(screen.getByRole("button").getAttribute("aria-label")).toMatch(/^Log.*3/);
});
