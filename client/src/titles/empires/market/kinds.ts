/** The kinds of requests that this part puts on the board. */
export const KINDS: readonly string[] = ["market_trade"];
