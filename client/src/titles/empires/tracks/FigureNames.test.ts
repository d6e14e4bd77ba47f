import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { words } from "../../../lib/words.svelte";
import { CHAPTERS } from "../words/chapters";
import FigureNames from "./FigureNames.svelte";

beforeAll(async () => {
  await words.learn(CHAPTERS);
});

it("names the figures beneath icons in their order", () => {
  render(FigureNames, { figures: ["cities", "hand"] });
  const mark = screen.getByRole("button", { name: "What the figures are" });
  expect(mark).toHaveAccessibleDescription(
    "From left to right: Cities, Trade cards, A.S.T., Victory points (VP).",
  );
});
