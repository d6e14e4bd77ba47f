/** The kinds of requests that are answered in the advance shop. */
export const KINDS: readonly string[] = ["acquire", "free_advance", "credits"];
