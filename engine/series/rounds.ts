import type { Seat } from '../core/seat.ts';
import type { Situation } from '../kernel/score.ts';
import type { SeriesSetup } from '../kernel/series-rule.ts';

/** Whether a deal is the first one without a player who has left. */
const isFirstWithout = ({ fewer }: SeriesSetup, { deal }: Pick<Situation, 'deal'>): boolean =>
  fewer !== undefined && deal === fewer.after + 1;

/** How many of the deals that a round still has are left: a player who has left no longer deals, so it ends without their turn. */
export function dealsLeft(deals: number, now: Pick<Situation, 'deal'>, setup: SeriesSetup): number {
  const { fewer, table } = setup;
  if (!fewer || !isFirstWithout(setup, now) || deals === Infinity) return deals;
  return deals - Math.ceil(Math.max(0, deals - fewer.turn) / (table + 1));
}

/** What each seat has, by the seats of a deal: `start` for those of whom nothing is known yet, and without a player who has left. */
export function bySeat<T>(held: readonly T[], { fewer, table }: SeriesSetup, start: T): readonly T[] {
  const isGone = (seat: Seat): boolean => held.length > table && seat === fewer?.seat;
  const staying = held.filter((_, seat) => !isGone(seat));
  return Array.from({ length: table }, (_, seat) => staying[seat] ?? start);
}
