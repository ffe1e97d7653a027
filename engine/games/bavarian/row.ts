import { must } from '../../core/assert-never.ts';
import { from, type Seat } from '../../core/seat.ts';
import type { Suit } from '../../decks/deck-36.ts';
import type { EntryTable } from '../../entry/check.ts';
import type { Side } from '../../judging/sides.ts';
import { itemOf, type Doubling, type Game, type Row } from '../../kernel/score.ts';
import { judge } from './counted.ts';
import type { Ruleset } from './ruleset.ts';

/** All that is known of a finished deal, by its cards or from paper. */
export interface Facts {
  readonly game: Game;
  /** The declarer's card points with stock or discards. */
  readonly points: number;
  readonly doublings: readonly Doubling[];
  readonly allTricks: Side | undefined;
}

/** Who stands for the defenders where both act together: the one after the declarer. */
export const defenderIn = ({ declarer }: Game, active: readonly Seat[]): Seat =>
  must(from(declarer, active)[1], 'a defender');

/** A game with its trumps: the suit that was named, or the only one that it can have. */
export function gameOf(ruleset: Ruleset, declarer: Seat, contract: string, named?: Suit): Game {
  const [only, other] = ruleset.contractOf({ contract }).trumps(ruleset.options);
  const trump = named ?? (other === undefined ? only : undefined);
  return { declarer, contract, with: trump === undefined ? {} : { trump } };
}

/** The row of a deal, whether it was read from cards or from paper. */
export function rowOf({ options }: Ruleset, { table, dealer, active }: EntryTable, facts: Facts): Row {
  const { game, points, doublings, allTricks } = facts;
  const verdict = judge(options, points, doublings);
  const played = { ...itemOf('game', 'bid', game.declarer), doublings, result: verdict.result };
  const durch = itemOf('durch', 'silent', allTricks === 'declarer' ? game.declarer : defenderIn(game, active));
  return {
    ...{ table, dealer, outcome: 'played', notes: {} },
    games: [{ ...game, ...verdict }],
    items: allTricks ? [played, { ...durch, result: 'made' }] : [played],
  };
}
