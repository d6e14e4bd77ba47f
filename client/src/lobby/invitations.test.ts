import { beforeEach, expect, it } from "vitest";
import { invitationTo, keepInvitation, linkOf } from "./invitations";

beforeEach(() => localStorage.clear());

it("keeps one invitation for each table", () => {
  keepInvitation("a", "first");
  keepInvitation("b", "other");
  keepInvitation("a", "second");
  expect(invitationTo("a")).toBe("second");
  expect(invitationTo("b")).toBe("other");
  expect(invitationTo("c")).toBeUndefined();
});

it("forgets the oldest", () => {
  for (let i = 0; i < 70; i += 1) keepInvitation(`t${i}`, String(i));
  expect(invitationTo("t0")).toBeUndefined();
  expect(invitationTo("t69")).toBe("69");
});

it("shrugs at what it cannot read", () => {
  localStorage.setItem("ecumene.invitations", "{");
  expect(invitationTo("a")).toBeUndefined();
});

it("makes the link that one sends", () => {
  expect(linkOf("token")).toBe(`${location.origin}/invitation/token`);
});
