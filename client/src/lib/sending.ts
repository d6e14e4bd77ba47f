/** Sending something until the house has taken it: the same key each time, so that it is taken once. */

import { ask, HouseError, Unreachable } from "../api/client";

const RETRIES = 5;
const RETRY_AFTER = 700;

type Call<T> = (key: string) => Promise<{ data?: T; error?: unknown; response: Response }>;

/** Whether it is unknown if the house took it; sending it again is safe and needed. */
export function isLost(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof HouseError && error.status >= 500);
}

/** `again` is told before each new attempt. */
export async function sendUntilTaken<T>(call: Call<T>, again: () => void = () => {}): Promise<T> {
  const key = crypto.randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(call(key));
    } catch (error) {
      if (!isLost(error) || attempt === RETRIES) throw error;
      again();
      await new Promise((done) => setTimeout(done, RETRY_AFTER * attempt));
    }
  }
}
