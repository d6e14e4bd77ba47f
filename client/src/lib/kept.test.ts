import { beforeEach, expect, test } from "vitest";
import { keep, recall } from "./kept";

beforeEach(() => localStorage.clear());

test("what was kept is recalled, and forgotten when it is gone", () => {
  keep("cart", ["pottery"]);
  expect(recall("cart")).toEqual(["pottery"]);
  keep("cart", undefined);
  expect(recall("cart")).toBeUndefined();
});

test("what cannot be read is forgotten", () => {
  localStorage.setItem("ecumene.cart", "{");
  expect(recall("cart")).toBeUndefined();
});
