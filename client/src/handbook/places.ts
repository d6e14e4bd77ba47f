/** The addresses of the handbook: `/rules/<title>`, and below it sections, chapters, cards and sheets. */

export type Page =
  | { name: "contents" }
  | { name: "section"; id: string }
  | { name: "chapter"; id: number }
  | { name: "card"; id: string }
  | { name: "shelf"; id: string }
  | { name: "aids"; id: string };

/** What stands after `/rules/<title>`; a section unless it says otherwise. */
export function pageOf(parts: readonly string[]): Page {
  const [first = "", second = ""] = parts;
  if (!first) return { name: "contents" };
  if (first === "aids") return { name: "aids", id: second };
  if (first === "card" && second) return { name: "card", id: second };
  if (first === "shelf" && second) return { name: "shelf", id: second };
  if (first === "chapter" && /^\d{1,4}$/.test(second)) return { name: "chapter", id: Number(second) };
  return { name: "section", id: first };
}

const path = (...parts: readonly (string | number)[]): string =>
  ["/rules", ...parts.map((part) => encodeURIComponent(part))].join("/");

export const toTitle = (title: string): string => path(title);
export const toSection = (title: string, id: string): string => path(title, id);
export const toChapter = (title: string, id: string | number): string => path(title, "chapter", id);
export const toCard = (title: string, id: string): string => path(title, "card", id);
export const toShelf = (title: string, id: string): string => path(title, "shelf", id);
export const toAid = (title: string, id = ""): string => (id ? path(title, "aids", id) : path(title, "aids"));
