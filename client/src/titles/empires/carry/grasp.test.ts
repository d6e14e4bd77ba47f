import { expect, it } from "vitest";
import { aimed } from "./grasp";
import type { Target } from "./hand";

const at = (place: string): Target => ({ place, ship: false });
/** A hand that comes from Ma'in; only Saba and Marib may be entered. */
const hand = { leads: (over: Target | undefined) => over?.place === "saba" || over?.place === "marib" };

it("means what is seen in the hand, and what the finger lies on where that leads nowhere", () => {
  expect(aimed(hand, at("marib"), at("saba"))).toEqual(at("marib"));
  expect(aimed(hand, at("main"), at("saba"))).toEqual(at("saba"));
  expect(aimed(hand, undefined, at("saba"))).toEqual(at("saba"));
  expect(aimed(hand, at("main"), at("zafar"))).toEqual(at("main"));
  expect(aimed(hand, at("main"), undefined)).toEqual(at("main"));
});
