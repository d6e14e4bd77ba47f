/** What the tracks can be opened to. */

export const LEAVES = ["ast", "seats", "advances", "odds"] as const;
export type Leaf = (typeof LEAVES)[number];
