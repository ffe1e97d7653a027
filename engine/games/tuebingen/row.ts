import { must } from '#engine/core/assert-never.ts';
import type { Seat } from '#engine/core/seat.ts';
import { membersOf, type Side } from '#engine/judging/sides.ts';
import { type Game, type Item, itemOf, REDEAL, type Row, type Verdict } from '#engine/kernel/score.ts';
import { type BonusId, isRun, WORTH } from './bonuses.ts';
import type { Contract } from './contracts/contract.ts';
import { CONTRACTS } from './contracts/index.ts';
import { activeSeats } from './ruleset.ts';

/** A Strafe as a scorer notes it: whose it is, and how long a run. */
interface NotedStrafe {
  readonly id: BonusId;
  readonly side: Side;
  readonly length?: number | undefined;
}

/** All that is known of a game that is over, by its cards or from paper. */
export interface Facts {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly partner?: Seat | undefined;
  /** Card points of the declarer's side. */
  readonly points: number;
  /** The best opponent's points with additions, in a Raus. */
  readonly best: number;
  /** Tricks of a Tout. */
  readonly tricks: number;
  readonly strafen: readonly NotedStrafe[];
}

/** Card points of the pack. */
export const ALL = 91;

/** Tricks with which a Tout is won: a little one, a grand one. */
export const LITTLE = 18;
export const GRAND = 19;

/** Ids of rows that are no deal, after which the same dealer deals again (tuebingen §2, §12). */
export const MISDEAL = 'misdeal';
export const NO_DEALS = ['stecken', 'throw-in', MISDEAL] as const;
type NoDeal = (typeof NO_DEALS)[number];
export const isNoDeal = (id: unknown): id is NoDeal => (NO_DEALS as readonly unknown[]).includes(id);

/** What came between two deals, and its dealer. */
export const noDealRow = (code: NoDeal, table: number, dealer: Seat): Row => ({
  ...{ table, dealer, outcome: REDEAL, games: [], items: [] },
  notes: { beside: { code, by: dealer } },
});

/** How a game ended; a Tout that was lost is lost by any number of tricks. */
function verdictOf({ contract, points, best, tricks }: Omit<Facts, 'strafen'>): Verdict {
  if (contract.threshold === undefined)
    return tricks >= LITTLE ? { result: 'made', measure: tricks } : { result: 'lost' };
  const isWon = contract.needed === undefined ? points > best : points >= contract.needed;
  return { result: isWon ? 'made' : 'lost', measure: points };
}

/** The row of a deal that was played. */
export function rowOf(facts: Facts, table: number, dealer: Seat): Row {
  const { contract, declarer, partner, best, strafen } = facts;
  const game: Game = { declarer, contract: contract.id, ...(partner !== undefined && { partner }), with: {} };
  const isForPoints = contract.threshold !== undefined && contract.id !== CONTRACTS.ruf.id;
  return {
    ...{ table, dealer, outcome: 'played' },
    games: [{ ...game, ...verdictOf(facts) }],
    items: strafen.map((one) => itemFor(game, one, activeSeats(table, dealer))),
    notes: isForPoints ? { best } : {},
  };
}

/** An item stands for its side by the declarer, or by the first opponent in play. */
function itemFor(game: Game, { id, side, length }: NotedStrafe, active: readonly Seat[]): Item & Verdict {
  const by = side === 'declarer' ? game.declarer : must(membersOf(game, side, active)[0], 'an opponent');
  return {
    ...itemOf(id, 'claimed', by),
    result: WORTH[id] > 0 ? 'made' : 'lost',
    ...(isRun(id) && { measure: length ?? 0 }),
  };
}
