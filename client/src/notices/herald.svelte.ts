/** Tells on open pages that a table waits: in a toast while somebody looks, else by the browser and in the tab.
 *
 * Each letter is told by one page only: the first that says to the house that it has. */

import { api, ask, type Schemas } from "../api/client";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { toasts } from "../ui/toasts.svelte";
import { canPopUp, knownWorker } from "./push";

type ToTell = Schemas["ToTell"];

const SEEN_EVERY = 10_000;
const HIDDEN_EVERY = 30_000;
const LOOKING_EVERY = 60_000;

class Herald {
  /** How many letters came while nobody looked. */
  missed = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Before the name of a page in its tab. */
  get mark(): string {
    return this.missed ? `(${this.missed}) ` : "";
  }

  watch(): () => void {
    const seen = (): void => {
      if (document.visibilityState === "visible") this.missed = 0;
      this.#soon(0);
    };
    document.addEventListener("visibilitychange", seen);
    this.#soon(0);
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Look for letters at once. */
  hurry(): void {
    this.#soon(0);
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), wait);
  }

  async #look(): Promise<void> {
    try {
      if (session.person) {
        for (const letter of await ask(api.GET("/api/notices/page"))) await this.#tell(letter);
      }
    } catch {
      // the house is closed; it is asked again
    }
    this.#soon(document.visibilityState === "visible" ? SEEN_EVERY : HIDDEN_EVERY);
  }

  async #tell(letter: ToTell): Promise<void> {
    const { shown } = await ask(api.POST("/api/notices/page/shown", { body: { ids: [letter.id] } }));
    if (!shown) return;
    if (document.visibilityState === "visible") {
      if (!isHere(letter)) toasts.tell(letter.subject, "good", letter.link);
      return;
    }
    this.missed += 1;
    await popUp(letter);
  }
}

function isHere(letter: ToTell): boolean {
  const place = router.place;
  return place.name === "table" && letter.tables.includes(place.id);
}

async function popUp(letter: ToTell): Promise<void> {
  if (!canPopUp() || Notification.permission !== "granted") return;
  const shown = { body: letter.body, tag: letter.id, icon: "/assets/icon.svg", data: letter.link };
  const worker = await knownWorker();
  if (worker) await worker.showNotification(letter.subject, shown);
  else new Notification(letter.subject, shown).onclick = () => window.focus();
}

/** While somebody has a table before their eyes the house need not tell them of it. */
export function lookAt(table: string): () => void {
  const tell = (looking: boolean): void => {
    const params = { path: { id: table } };
    const call = api.PUT("/api/notices/tables/{id}/looking", { params, body: { looking }, keepalive: true });
    void call.catch(() => undefined);
  };
  const now = (): void => tell(document.visibilityState === "visible");
  const gone = (): void => tell(false);
  now();
  const timer = setInterval(() => document.visibilityState === "visible" && tell(true), LOOKING_EVERY);
  document.addEventListener("visibilitychange", now);
  addEventListener("pagehide", gone);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", now);
    removeEventListener("pagehide", gone);
    gone();
  };
}

export const herald = new Herald();
