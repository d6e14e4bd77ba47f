import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import symbols from "./symbols.svg?raw";
import Chip from "./Chip.svelte";
import { CIVILIZATIONS, civilizationOf, COLOURS, colourOf } from "./civilizations";

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

/** What people call a colour, roughly. */
function called(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most < 64) return "black";
  if (least > 220) return "white";
  if (red < green) return "green";
  return green > 0.7 * red && blue < green / 2 ? "yellow" : most < 160 ? "brown" : "red";
}

describe("colours of seats", () => {
  it("are told from names that no colour has", () => {
    expect(colourOf("yellow")).toBe("yellow");
    expect(colourOf("seat2")).toBeUndefined();
  });

  it.each(COLOURS)("%s is drawn so, and its number can be read on it", (colour) => {
    const [, paint = "", ink = ""] =
      new RegExp(`\\.c-${colour} \\{\\s+--c: (#\\w+);\\s+--k: (#\\w+);`).exec(tokens) ?? [];
    expect(called(paint)).toBe(colour);
    expect(called(ink.length === 4 ? ink.replace(/\w/g, "$&$&") : ink)).toBe(
      ["black", "brown"].includes(colour) ? "white" : "black",
    );
    render(Chip, { seat: COLOURS.indexOf(colour), colour, label: `seat ${colour}` });
    expect(screen.getByRole("img", { name: `seat ${colour}` })).toHaveClass(`c-${colour}`);
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

it("a seat whose colour nobody knows yet has none", () => {
  render(Chip, { seat: 3, plain: true, label: "Seat 4" });
  const chip = screen.getByRole("img", { name: "Seat 4" });
  expect(chip).toHaveClass("plain");
  expect(chip.className).not.toMatch(/c-seat/);
  expect(chip).toHaveTextContent("4");
});
