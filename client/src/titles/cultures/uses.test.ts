import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import type { Request } from "../../lib/protocol";
import type { Play } from "./plays";
import type { Printed } from "./printed";
import recorded from "./positions.json";
import { findPlay, gistOf, playsOf, USES, usesOf, waysOf } from "./uses";
import { sideOf, type View } from "./view";
import { CHAPTERS } from "./words/chapters";

beforeAll(() => words.learn(CHAPTERS));

type Recorded = { printed: Printed; positions: { view: View; options: { answer: Play }[] }[] };
const { printed, positions } = recorded as unknown as Recorded;

const requestOf = (options: { answer: Play }[]): Request => ({ options }) as unknown as Request;

describe.each(positions.map((position, number) => ({ ...position, number })))(
  "the hand of position $number",
  ({ view, options }) => {
    const seat = view.you?.seat ?? 0;
    const request = requestOf(options);

    it("reaches every option by its card, its use and the ways to place it", () => {
      const reached = (view.you?.hand ?? []).flatMap((card) => {
        const plays = playsOf(request, card);
        const { covers, ways } = waysOf(plays);
        return usesOf(plays).flatMap((use) =>
          use === "build"
            ? covers.flatMap((cover) => ways.map((way) => findPlay(plays, use, cover, way)))
            : [findPlay(plays, use, null, "no")],
        );
      });
      expect(reached).toHaveLength(options.length);
      expect(new Set(reached)).toEqual(new Set(options.map((option) => option.answer)));
    });

    it("says why a use is not there", () => {
      for (const card of view.you?.hand ?? []) {
        const there = usesOf(playsOf(request, card));
        for (const use of USES) {
          const gist = gistOf(printed, view, seat, card, use);
          if (gist.use === "build") expect(gist.dear).toBe(!there.includes("build"));
          if (gist.use === "military") expect(gist.full > 0).toBe(!there.includes("military"));
        }
      }
    });

    it("names the price that the house asks", () => {
      for (const [card, price] of Object.entries(view.you?.prices ?? {})) {
        expect(gistOf(printed, view, seat, card, "build")).toMatchObject({
          price,
          coins: sideOf(view, seat).coins,
        });
      }
    });
  },
);
