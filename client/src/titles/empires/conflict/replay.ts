/** Conflicts as they were fought: which entry ended the movement of a turn, and every step of a battle. */

import type { Mark } from "../../../lib/protocol";
import type { Told } from "../counsel";

export type Battle = Told<"battles">["battles"][number];
export type Fight = NonNullable<Battle["conflict"]>;
type Sentence = Fight["says"][number];

/** A moment of a battle: what each party has left, who has just lost a token, and why. */
export type Step = {
  /** The round, from 1 on; 0 before the first. */
  round: number;
  left: number[];
  lost: (number | null)[];
  says: Sentence | undefined;
};

/** The entry by which the movement of a turn ended, after which its conflicts were fought. */
export function entryOf(marks: readonly Mark[], turn: number): number | undefined {
  const phases = marks.filter((mark) => mark.turn === turn);
  const moved = phases.findLastIndex((mark) => mark.phase === "movement");
  return moved < 0 ? undefined : phases[moved + 1]?.number;
}

/** The battle among tokens: that of the area itself, or the one that follows an attack on its city. */
export const fightOf = (battle: Battle): Fight | undefined =>
  battle.conflict ?? battle.attack?.fight ?? undefined;

/** A battle loss by loss. */
export function stepsOf(fight: Fight): Step[] {
  const left = fight.sides.map(({ before }) => before);
  const steps: Step[] = [{ round: 0, left: [...left], lost: [], says: undefined }];
  fight.rounds.forEach(({ losses }, index) => {
    for (const loss of losses) {
      loss.parties.forEach((party, at) => {
        const side = fight.sides.findIndex((one) => one.party === party);
        if (side >= 0) left[side] = loss.left[at] ?? 0;
      });
      steps.push({ round: index + 1, left: [...left], lost: loss.parties, says: loss.says });
    }
  });
  return steps;
}

/** Whether a seat fights in a battle. */
export function concerns(battle: Battle, seat: number | undefined): boolean {
  const parties = [
    ...(fightOf(battle)?.sides.map(({ party }) => party) ?? []),
    battle.attack?.attacker,
    battle.attack?.defender,
  ];
  return seat !== undefined && parties.includes(seat);
}

/** One's own battles first. */
export const inOrder = (battles: readonly Battle[], seat: number | undefined): Battle[] => [
  ...battles.filter((battle) => concerns(battle, seat)),
  ...battles.filter((battle) => !concerns(battle, seat)),
];
