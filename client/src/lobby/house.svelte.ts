/** What the lobby knows of the house: its titles and its tables, looked at again whenever they change. */

import { api, ask, type Offer, type TableCard, type Title } from "../api/client";
import { followTables } from "../lib/hall";
import { words } from "../lib/words.svelte";
import { inOrder } from "../titles";

const EVERY = 5000;
const USUAL = "steady";
/** This bot and those after it think too long to play for nobody but onlookers. */
const TOO_STRONG = "strong";

export type Which = "open" | "mine" | "finished" | "watch";
/** What the first page lists. */
const HOME: readonly Which[] = ["open", "mine", "finished"];

class House {
  offer = $state.raw<Offer>();
  tables = $state.raw<Partial<Record<Which, TableCard[]>>>({});
  /** Whether the house answered when it was last looked at. */
  answers = $state(true);
  /** The title that is chosen for the next table. */
  chosen = $state("");
  #inOrder = $derived(inOrder(this.offer?.titles ?? []));

  get titles(): Title[] {
    return this.#inOrder;
  }

  title(id: string): Title | undefined {
    return this.titles.find((title) => title.id === id);
  }

  /** The bots that play a title. */
  bots(id: string): string[] {
    const without = this.title(id)?.without_bots ?? [];
    return (this.offer?.bots ?? []).filter((bot) => !without.includes(bot));
  }

  /** The bots that play a title alone, to be watched. */
  watchable(id: string): string[] {
    const all = this.offer?.bots ?? [];
    const weaker = all.includes(TOO_STRONG) ? all.slice(0, all.indexOf(TOO_STRONG)) : all;
    return this.bots(id).filter((bot) => weaker.includes(bot));
  }

  /** The bot that plays where nobody chooses another. */
  usualBot(id: string): string {
    const bots = this.bots(id);
    return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? USUAL);
  }

  /** Fetch the titles; once is enough. A newcomer begins with the first. */
  async furnish(): Promise<void> {
    this.offer ??= (await ask(api.GET("/api/titles"))) as Offer;
    this.chosen ||= this.titles[0]?.id ?? "";
  }

  async look(which = HOME): Promise<void> {
    try {
      const seen = await Promise.all(which.map(async (each) => [each, await list(each)] as const));
      this.tables = { ...this.tables, ...Object.fromEntries(seen) };
      this.answers = true;
    } catch {
      this.answers = false;
    }
  }

  /** Look again when the house says so while the page is seen, and at once when somebody comes back to it. */
  watch(which = HOME): () => void {
    void this.look(which);
    return followTables(() => void this.look(which), EVERY);
  }
}

async function list(which: Which): Promise<TableCard[]> {
  return await ask(api.GET("/api/tables", { params: { query: { which, language: words.language } } }));
}

export const house = new House();
