/** Short notices at the edge of the screen: what just worked, or why it did not. */

import { HouseError, Unreachable } from "../api/client";
import { say } from "../lib/words.svelte";

export type Toast = { id: number; text: string; tone: "good" | "bad"; link?: string };

const LINGER = 6000;

/** What could not be told in time: the house says that better than any general sentence. */
const isLate = ({ status, problem }: HouseError): boolean =>
  status === 503 && (problem.code ?? "").endsWith("-late");

/** Why something failed, in a sentence for a player. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unreachable) return say("house-unreachable");
  if (!(error instanceof HouseError)) return say("error-unknown");
  if (error.status === 429) return say("error-hasty");
  if (error.status >= 500 && !isLate(error)) return say("error-house");
  return error.problem.details?.[0] ?? error.problem.reason;
}

class Toasts {
  all = $state<Toast[]>([]);
  #last = 0;

  /** With a `link` the notice leads somewhere, and stays longer. */
  tell(text: string, tone: Toast["tone"] = "good", link?: string): void {
    const id = ++this.#last;
    this.all = [...this.all.filter((toast) => toast.text !== text), { id, text, tone, link }];
    setTimeout(() => this.dismiss(id), link ? LINGER * 3 : LINGER);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Do something; where it fails say why. Whether it worked. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.tell(reasonOf(error), "bad");
      return false;
    }
  }
}

export const toasts = new Toasts();
