import { exactly, reach } from '#engine/judging/verdicts.ts';
import type { Verdict } from '#engine/kernel/score.ts';
import { WON } from '../sizes.ts';

/** What a game is counted by once it is over. */
interface Counts {
  /** Card points of the declarer's side, in thirds. */
  readonly thirds: () => number;
  /** Numbers of the tricks that the declarer has won. */
  readonly tricks: () => readonly number[];
}

/** When a contract counts as made. */
export interface Goal {
  /** The least card points, in thirds; or the exact number of tricks. Neither: nobody can make it. */
  readonly thirds?: number;
  readonly tricks?: number;
  judge(counts: Counts): Verdict;
}

/** More than half of the points. */
export const HALF_THE_POINTS: Goal = { thirds: WON, judge: ({ thirds }) => reach(thirds(), WON) };

/** The tricks that were won show how it ended. */
export const exactTricks = (tricks: number): Goal => ({
  tricks,
  judge(counts) {
    const proof = counts.tricks();
    return { ...exactly(proof.length, tricks), proof };
  },
});

/** Everybody alone: what counts is settled among all, and nobody has made or lost anything. */
export const LEAST_POINTS: Goal = { judge: () => ({ result: 'draw' }) };
