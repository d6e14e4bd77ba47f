/** How much is drawn at a scale: pieces and names keep a size that can be read, small names give way. */

/** Radius of a disc of tokens in board units, and its bounds in pixels. */
const DISC = 22;
const SMALLEST_DISC = 7;
const LARGEST_DISC = 30;

/** The common size of a name in board units, and its bounds in pixels. */
const NAME = 24;
const LARGEST_NAME = 30;
const SMALLEST_NAME = 7.6;

/** The marks of an area (limit, site) are about this wide at scale 1; they are read down to so many pixels. */
const MARK = 14;
const SMALLEST_MARK = 9.5;

/** Below this many pixels a unit there is no room for signs: both boards as a whole on a phone. Pieces are dots then. */
const DOTS = 0.11;
/** The radius of a dot in pixels. */
const DOT = 3.5;

/** Below this many pixels a unit, regions are named instead of areas. */
const FAR = 0.27;
const NEAR = 0.55;

export type Level = {
  /** The radius of a disc in board units. */
  disc: number;
  /** What names are multiplied with so that they do not outgrow the pieces. */
  names: number;
  /** The smallest name that is drawn, in board units. */
  smallestName: number;
  /** What marks are multiplied with besides, so that they stay readable from afar. */
  marks: number;
  /** Near: stacks of discs. Middle: one disc and the count. Far: regions are named, not areas. */
  detail: "near" | "middle" | "far";
  /** Whether pieces are dots in the colours of their seats, without signs and numbers; marks give way. */
  dots: boolean;
};

export function levelAt(scale: number): Level {
  const names = Math.min(1, LARGEST_NAME / (NAME * scale));
  const dots = scale < DOTS;
  return {
    disc: (dots ? DOT : Math.min(LARGEST_DISC, Math.max(SMALLEST_DISC, DISC * scale))) / scale,
    dots,
    names,
    smallestName: SMALLEST_NAME / scale / names,
    marks: Math.max(1, SMALLEST_MARK / (MARK * 1.6 * scale)),
    detail: scale < FAR ? "far" : scale < NEAR ? "middle" : "near",
  };
}
