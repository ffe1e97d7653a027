import type { Seat } from '../../core/seat.ts';
import type { Doubling, Game, Row } from '../../kernel/score.ts';
import type { Counted } from './counted.ts';
import type { Ruleset } from './ruleset.ts';

/** All that is known of a finished deal, by its cards or from paper. */
export interface Facts extends Counted {
  readonly table: number;
  readonly dealer: Seat;
  readonly game: Game;
  /** Who took all tricks: the declarer, or a defender for both. */
  readonly allTricks: Seat | undefined;
}

export const PASSED_OUT = 'passed-out';

/** Everybody passed: the cards are thrown in, and the next one deals (R4). */
export const passedOutRow = (table: number, dealer: Seat): Row => ({
  ...{ table, dealer, outcome: PASSED_OUT, games: [], items: [], notes: {} },
});

/** The row of a deal, whether it was read from cards or from paper. */
export function rowOf(ruleset: Ruleset, facts: Facts): Row {
  const { table, dealer, game, doublings, allTricks } = facts;
  const verdict = ruleset.contractOf(game).judge(ruleset.options, facts);
  const item = (about: string, by: Seat, said: readonly Doubling[]) => ({ about, by, against: [], doublings: said });
  return {
    table,
    dealer,
    outcome: 'played',
    games: [{ ...game, ...verdict }],
    items: [
      { ...item('game', game.declarer, doublings), stage: 'bid', result: verdict.result },
      ...(allTricks === undefined
        ? []
        : [{ ...item('durch', allTricks, []), stage: 'silent' as const, result: 'made' as const }]),
    ],
    notes: {},
  };
}
