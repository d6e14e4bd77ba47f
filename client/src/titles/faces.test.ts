// @vitest-environment node
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Faces = typeof import("./index");

/** A face as small as it can be. */
const FACE = (order: number, about: string): string => `export default {
  order: ${order},
  Art: "a picture",
  words: { en: async () => ["${about}"], de: async () => ["${about} (de)"] },
  board: async () => "a board",
};`;

describe("a folder of titles", () => {
  const folder = mkdtempSync(join(tmpdir(), "titles-"));
  let server: ViteDevServer;
  let titles: Faces;

  beforeAll(async () => {
    copyFileSync("src/titles/index.ts", join(folder, "index.ts"));
    add("noughts", FACE(2, "title-noughts-about = Three in a row."));
    add("shared", undefined);
    server = await createServer({
      root: folder,
      configFile: false,
      logLevel: "silent",
      server: { middlewareMode: true },
    });
    titles = (await server.ssrLoadModule("/index.ts")) as Faces;
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  function add(id: string, face: string | undefined): void {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, face ? "face.ts" : "map.ts"), face ?? "export {};");
  }

  it("has the titles whose folders have a face, and no others", async () => {
    expect(Object.keys(titles.FACES)).toEqual(["noughts"]);
    expect(titles.FACES.noughts?.Art).toBe("a picture");
    expect(await titles.FACES.noughts?.board()).toBe("a board");
    expect(await titles.LOBBY_WORDS.de()).toEqual(["title-noughts-about = Three in a row. (de)"]);
  });

  it("needs nothing else when a title is added: it appears, in its place", async () => {
    const listed = [{ id: "elsewhere" }, { id: "chess" }, { id: "noughts" }, { id: "parley" }];
    const order = () => titles.inOrder(listed).map(({ id }) => id);
    expect(order()).toEqual(["noughts", "elsewhere", "chess", "parley"]);
    add("chess", FACE(1, "title-chess-about = Mate."));
    server.moduleGraph.invalidateAll();
    titles = (await server.ssrLoadModule("/index.ts")) as Faces;
    expect(Object.keys(titles.FACES).sort()).toEqual(["chess", "noughts"]);
    expect(order()).toEqual(["chess", "noughts", "elsewhere", "parley"]);
    expect(await titles.LOBBY_WORDS.en()).toHaveLength(2);
  });
});

describe("the titles of the house", () => {
  it("have different places in the lobby, and each says what it is about", async () => {
    const faces = import.meta.glob<{ order: number }>("./*/face.ts", { eager: true, import: "default" });
    const orders = Object.values(faces).map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length);
    const said = import.meta.glob<string>("./*/lobby/*.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    for (const path of Object.keys(faces)) {
      const id = path.split("/")[1];
      for (const language of ["en", "de"]) {
        const text = said[`./${id}/lobby/${language}.ftl`];
        expect(text).toContain(`title-${id}-about = `);
        expect(text).toContain(`title-${id}-length = `);
      }
    }
  });
});
