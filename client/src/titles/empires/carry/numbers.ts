/** How many tokens go where a hand carries them, unless it says otherwise. */

/** A stack that is taken up: what may go, all that stands there, and what the area feeds. */
export type Start = { free: number; own: number; limit: number };

/** Where it goes: one's own tokens there, those of others, what it feeds, how many may enter, and how many make a
 * city there (none where no city can come to stand). */
export type Goal = { own: number; others: number; limit: number; most: number; city: number };

export type Preset = { name: "one" | "surplus" | "half" | "all"; count: number };

const within = (wanted: number, most: number): number => Math.max(1, Math.min(wanted, most));

/** What an area cannot feed of what may go. */
export const surplusOf = ({ free, own, limit }: Start): number => Math.max(0, Math.min(free, own - limit));

/** What is above the limit, else all: as many as the goal feeds; where it feeds no more, so many as a city takes, and
 * against others everybody. */
export function usual(start: Start, goal: Goal): number {
  return within(wanted(start, goal), Math.min(start.free, goal.most));
}

function wanted(start: Start, { own, others, limit, city }: Goal): number {
  const offered = surplusOf(start) || start.free;
  const room = limit - own - others;
  if (room > 0) return Math.min(offered, room);
  if (others > 0) return start.free;
  return city > own ? city - own : offered;
}

/** What one may choose from with one touch. */
export function presetsOf(start: Start): Preset[] {
  const { free } = start;
  const surplus = surplusOf(start);
  const all: Preset[] = [
    { name: "one", count: 1 },
    { name: "surplus", count: surplus },
    { name: "half", count: Math.floor(free / 2) },
    { name: "all", count: free },
  ];
  return all.filter(({ count }) => count > 0);
}

/** The preset that a number is: what is above the limit before what happens to be as many. */
export function presetOf(presets: readonly Preset[], count: number): Preset["name"] | undefined {
  const order: readonly Preset["name"][] = ["surplus", "all", "one", "half"];
  return order.find((name) => presets.some((one) => one.name === name && one.count === count));
}

/** A neighbour that could give: its stack, and how many of it may enter. */
export type Source = Start & { most: number };

/** How many tokens a place still takes: for a city, if the neighbours have enough for one, else to stand there in
 * peace, else what the neighbours cannot feed; against others everybody. */
export function missing(sources: readonly Source[], goal: Omit<Goal, "most">): number {
  const { own, others, limit, city } = goal;
  const all = sources.reduce((sum, one) => sum + Math.min(one.free, one.most), 0);
  if (others > 0) return all;
  if (city > own && own + all >= city) return city - own;
  if (limit > own) return limit - own;
  return sources.reduce((sum, one) => sum + surplusOf(one), 0);
}

/** What each neighbour gives: first what it cannot feed, then all but one, and the last ones only if they are needed. */
export function gathered(sources: readonly Source[], goal: Omit<Goal, "most">): number[] {
  const given = sources.map(() => 0);
  let open = missing(sources, goal);
  const rounds: ((source: Source) => number)[] = [surplusOf, ({ free }) => free - 1, ({ free }) => free];
  for (const upTo of rounds) {
    sources.forEach((source, at) => {
      const before = given[at] ?? 0;
      const more = Math.max(0, Math.min(open, Math.min(upTo(source), source.most) - before));
      given[at] = before + more;
      open -= more;
    });
  }
  return given;
}
