/** Waiting for what a test should see: a machine that runs all tests at once is slow at times. */

import { vi } from "vitest";

/** In milliseconds. */
export const PATIENCE = 30_000;

/** Until something is so; where it never comes to that, the test fails. */
export const eventually = <T>(so: () => T): Promise<T> => vi.waitFor(so, { timeout: PATIENCE });
