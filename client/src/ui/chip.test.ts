import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import symbols from "./symbols.svg?raw";
import Chip from "./Chip.svelte";
import { CIVILIZATIONS, civilizationOf } from "./civilizations";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

describe("civilizations", () => {
  it.each(CIVILIZATIONS)("%s has a symbol and a colour", (id) => {
    expect(symbols).toContain(`id="s-${id}"`);
    expect(tokens).toContain(`.c-${id} {`);
  });

  it("are found by the name of a seat", () => {
    expect(civilizationOf("rome")).toBe("rome");
    expect(civilizationOf("abbasid")).toBe("abbasid");
    expect(civilizationOf("Rome")).toBeUndefined();
    expect(civilizationOf("seat0")).toBeUndefined();
    expect(civilizationOf(undefined)).toBeUndefined();
  });
});

describe("a chip", () => {
  it("shows a sign with its colour: a symbol, a number or a letter", () => {
    const { container } = render(Chip, { civilization: "persia", label: "Persia" });
    expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#s-persia$/);
    expect(screen.getByRole("img", { name: "Persia" })).toHaveClass("c-persia");
    expect(render(Chip, { seat: 11 }).container).toHaveTextContent("12");
    expect(render(Chip, { seat: 1, letter: "I" }).container).toHaveTextContent("I");
  });
});
