import { must } from '#engine/core/assert-never.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import type { Suit } from '#engine/decks/deck-36.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import { type Doubling, type Game, itemOf, type Row } from '#engine/kernel/score.ts';
import { sweepOf } from './bonuses.ts';
import type { Counted } from './goals/goal.ts';
import { HALF, TARGET } from './played/counted.ts';
import type { Ruleset } from './ruleset.ts';

/** All that is known of a finished deal, by its cards or from paper. */
export interface Facts {
  readonly game: Game;
  readonly doublings: readonly Doubling[];
  readonly counted: Counted;
}

/** Who stands for the defenders where both act together: the one after the declarer. */
export const defenderIn = ({ declarer }: Game, active: readonly Seat[]): Seat =>
  must(from(declarer, active)[1], 'a defender');

/** A game with its target, if it has several, and its trumps: the suit that was named, or the only one that it can have. */
export function gameOf(
  ruleset: Ruleset,
  declarer: Seat,
  said: { readonly contract: string; readonly trump?: Suit | undefined; readonly target?: number | undefined },
): Game {
  const { contract, target = TARGET } = said;
  const played = ruleset.contractOf(said);
  const [only, other] = played.trumps(ruleset.options);
  const trump = said.trump ?? (other === undefined ? only : undefined);
  return { declarer, contract, with: { ...(trump && { trump }), ...(played.targets && { target }) } };
}

/** The row of a deal, whether it was read from cards or from paper. */
export function rowOf(ruleset: Ruleset, { table, dealer, active }: EntryTable, facts: Facts): Row {
  const { game, counted, doublings } = facts;
  const verdict = ruleset.contractOf(game).goal.judge(ruleset.options, game, counted, doublings);
  const played = { ...itemOf('game', 'bid', game.declarer), doublings, result: verdict.result };
  const { allTricks, points = HALF } = counted;
  const sweep = allTricks && sweepOf(ruleset, allTricks, points);
  const by = allTricks === 'declarer' ? game.declarer : defenderIn(game, active);
  return {
    ...{ table, dealer, outcome: 'played', notes: {} },
    games: [{ ...game, ...verdict }],
    items: sweep ? [played, { ...itemOf(sweep, 'silent', by), result: 'made' }] : [played],
  };
}
