import type { Seat } from '#engine/core/seat.ts';
import { type Doubling, type Game, type Item, itemOf, type Row, type Verdict } from '#engine/kernel/score.ts';
import { type BonusId, kindOf } from './bonuses.ts';
import { judge, reaches } from './played/counted.ts';
import type { Column } from './profiles/profile.ts';
import type { Ruleset } from './ruleset.ts';

/** Something on top of a game: announced, silent, or melded. */
export interface Noted {
  readonly id: BonusId;
  readonly stage: Column;
  readonly by: Seat;
  readonly doublings: readonly Doubling[];
  /** Not asked of promised points, which the count decides. */
  readonly made: boolean;
}

/** All that is known of a finished game with a declarer, by its cards or from paper. */
export interface Facts {
  readonly game: Game;
  /** The declarer's tricks and discards. */
  readonly thirds: number;
  readonly doublings: readonly Doubling[];
  readonly noted: readonly Noted[];
}

/** As a scorer lists them: what was announced, what came about silently, what was melded. */
const ORDER: readonly Column[] = ['before', 'announced', 'silent', 'meld'];
const placeOf = ({ stage }: Noted): number => Math.max(1, ORDER.indexOf(stage));

/** The row of a game with a declarer. */
export function rowOf({ options }: Ruleset, facts: Facts, table: number, dealer: Seat): Row {
  const { game, thirds, doublings, noted } = facts;
  const verdict = judge(thirds);
  const bonus = (one: Noted): Item & Verdict => ({
    ...itemOf(one.id, one.stage, one.by),
    doublings: one.doublings,
    result: (kindOf(one.id) === 'points' ? reaches(options, one.id, thirds) : one.made) ? 'made' : 'lost',
  });
  return {
    ...{ table, dealer, outcome: 'played', notes: {} },
    games: [{ ...game, ...verdict }],
    items: [
      { ...itemOf('game', 'bid', game.declarer), doublings, result: verdict.result },
      ...[...noted].sort((a, b) => placeOf(a) - placeOf(b)).map(bonus),
    ],
  };
}

/** The row of a Trischaken: everybody's thirds by seat (illustrated §8.5). */
export const trischakenRow = (thirds: readonly number[], forehand: Seat, table: number, dealer: Seat): Row => ({
  ...{ table, dealer, outcome: 'played', notes: {} },
  games: [{ declarer: forehand, contract: 'trischaken', with: {}, result: 'draw' }],
  items: [],
  measures: thirds,
});
