import { handOf } from '#engine/core/card.ts';
import type { Rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { turnOf } from '../apply.ts';
import type { Rules } from '../rules.ts';
import type { State } from '../state.ts';

/** What everybody gets, by seat, in the unit of the family's scores. */
export type Payments = readonly Rational[];

/** Makes payments of line items. */
export type Pays = (items: readonly LineItem[], seats: number) => Payments;

/**
 * Whether nobody has a card left where something may still be claimed then (tuebingen §7.1), which is for the people at the table to
 * say. Where nothing is claimed the deal goes on to its end: the talon may still have to be given away (reform §7.9, Apotheker).
 */
export const isPlayedOut = ({ readInFull }: Pick<Rules, 'readInFull'>, { active, zones }: State): boolean =>
  readInFull !== undefined && active.every((seat) => (zones[handOf(seat)] ?? []).length === 0);

/**
 * Whose card the deal waits for, if for nothing else; `undefined`: for several players, for none, or the host may say something at any
 * time, as where a clock ends a phase (reform §7.3, Sautanz): then nobody can see how it ends, even with all cards open.
 */
export function playerAt(rules: Rules, s: State): Seat | undefined {
  const { must, table } = turnOf(rules, s);
  return s.end === null && must.length === 1 && table === undefined ? must[0] : undefined;
}

/**
 * How a deal is settled whose cards are played, if nobody forgets what may still be said. Whoever compares ways of playing
 * compares this: what hangs on the last trick alone is often claimed after it.
 */
export const settledInFull = (rules: Rules, s: State): readonly LineItem[] =>
  rules.settle((rules.readInFull ?? rules.read)(s), s.now);
