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

/** Why so many go if nobody says otherwise. */
export type Reason = "surplus" | "room" | "city" | "fight" | "one";
export type Usual = { count: number; reason: Reason };

/** Wherever something is carried: what is above the limit, else what may go, never more than the goal feeds. Where that
 * feeds nobody any more: what a city still lacks, if they are enough for it, else what is above the limit, else one; and
 * everybody against others. */
export function usual(start: Start, goal: Goal): Usual {
  const most = Math.min(start.free, goal.most);
  const { count, reason } = wanted(start, goal, most);
  return { count: within(count, most), reason };
}

function wanted(start: Start, { own, others, limit, city }: Goal, most: number): Usual {
  const surplus = surplusOf(start);
  const room = limit - own - others;
  if (room > 0 && surplus > 0 && surplus <= room) return { count: surplus, reason: "surplus" };
  if (room > 0) return { count: Math.min(start.free, room), reason: "room" };
  if (others > 0) return { count: start.free, reason: "fight" };
  if (city > own && city - own <= most) return { count: city - own, reason: "city" };
  return surplus > 0 ? { count: surplus, reason: "surplus" } : { count: 1, reason: "one" };
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

/** A neighbour that could give: its stack, how many of it may enter, and how many stay in any case. */
export type Source = Start & { most: number; keep: number };

/** How many of an area stay when its neighbours gather: what makes a city of it, and all that a plan has brought
 * together there. */
export function keptOf({ own, city }: Omit<Goal, "most">, isGoal: boolean): number {
  if (city > 0 && own >= city) return city;
  return isGoal ? own : 0;
}

/** What a neighbour can give at most. */
const givable = ({ free, own, keep, most }: Source): number => Math.max(0, Math.min(free, own - keep, most));

/** How many tokens a place still takes: for a city, if the neighbours have enough for one, else to stand there in
 * peace, else what the neighbours cannot feed; against others everybody. */
export function missing(sources: readonly Source[], goal: Omit<Goal, "most">): number {
  const { own, others, limit, city } = goal;
  const all = sources.reduce((sum, one) => sum + givable(one), 0);
  if (others > 0) return all;
  if (city > own && own + all >= city) return city - own;
  if (limit > own) return limit - own;
  return sources.reduce((sum, one) => sum + Math.min(surplusOf(one), givable(one)), 0);
}

/** What each neighbour gives: first what it cannot feed, then all but one, and the last ones only if they are needed. */
export function gathered(sources: readonly Source[], goal: Omit<Goal, "most">): number[] {
  const given = sources.map(() => 0);
  let open = missing(sources, goal);
  const rounds: ((source: Source) => number)[] = [surplusOf, ({ own }) => own - 1, ({ free }) => free];
  for (const upTo of rounds) {
    sources.forEach((source, at) => {
      const before = given[at] ?? 0;
      const more = Math.max(0, Math.min(open, Math.min(upTo(source), givable(source)) - before));
      given[at] = before + more;
      open -= more;
    });
  }
  return given;
}
