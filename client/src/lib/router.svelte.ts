/** Where one is in the house. Every place has an address that can be shared and come back to. */

export type Place =
  | { name: "lobby" }
  | { name: "new" }
  | { name: "account" }
  | { name: "notices" }
  | { name: "achievements" }
  | { name: "learn" }
  | { name: "watch" }
  | { name: "rules"; title: string; parts: readonly string[] }
  | { name: "table"; id: string; review?: { seat?: number } }
  | { name: "invitation"; token: string }
  | { name: "seat"; token: string };

export function placeOf(path: string): Place {
  const [, first = "", second = "", ...rest] = path.split("/").map(decoded);
  if (first === "table" && second) return { name: "table", id: second, review: reviewIn(rest) };
  if (first === "invitation" && second) return { name: "invitation", token: second };
  if (first === "seat" && second) return { name: "seat", token: second };
  if (first === "new") return { name: "new" };
  if (first === "account") return { name: "account" };
  if (first === "notices") return { name: "notices" };
  if (first === "achievements") return { name: "achievements" };
  if (first === "watch") return { name: "watch" };
  if (first === "learn") return { name: "learn" };
  if (first === "rules") return { name: "rules", title: second, parts: rest };
  return { name: "lobby" };
}

/** Whose review is read at a table, if one is: of no seat in particular at first. */
function reviewIn([part, seat = ""]: readonly string[]): { seat?: number } | undefined {
  if (part !== "review") return undefined;
  return /^\d{1,2}$/.test(seat) ? { seat: Number(seat) } : {};
}

/** A part of an address as it is meant; one that nobody can have meant stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  /** Whose review is read, where one is at the page of a table. */
  get reviews(): { seat?: number } | undefined {
    return this.place.name === "table" ? this.place.review : undefined;
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }

  /** For links: follow them here, unless the reader wants a new window. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
