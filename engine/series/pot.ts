import { add, compare, type Rational, rational, subtract } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import type { LineItem, Row } from '../kernel/score.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';

/** What the table agreed about its pot, in whole units of the stake (tirol §9). */
interface Terms {
  /** What everybody pays in whenever the pot is below the floor. */
  readonly ante: number;
  readonly floor: number;
  /** The most that one deal takes or pays. */
  readonly cap: number;
}

/** Who won or lost the pot in a deal: the whole side shares, and an odd remainder goes to the announcer. */
export interface PotResult {
  readonly won: boolean;
  readonly side: readonly Seat[];
  readonly announcer: Seat;
}

/** A pot apart from the score: unaffected by kontra and double rounds (tirol §9). */
export const pot = (
  { ante, floor, cap }: Terms,
  resultOf: (row: Row) => PotResult | undefined,
): SeriesRule<Rational> => ({
  id: 'pot',
  isOver: () => false,
  keepsPot: true,
  start: ({ pot: carried }) => carried,
  before(kassa, now, { table }) {
    const items: LineItem[] = [];
    let filled = kassa;
    while (compare(filled, rational(floor)) < 0) {
      for (let seat = 0; seat < table; seat++) items.push(payment('pot-ante', seat, 'pot', ante));
      filled = add(filled, rational(ante * table));
    }
    return { now: { ...now, pot: filled }, items, memory: filled };
  },
  // Whatever else ends, the money stays in the pot.
  renew: (kassa) => kassa,
  after(kassa, { row }) {
    const result = resultOf(row);
    if (!result) return { memory: kassa, items: [] };
    const { side, announcer, won } = result;
    const stake = Math.min(Math.floor(kassa.n / kassa.d), cap);
    const share = Math.floor(stake / side.length);
    const items = side
      .map((seat) => ({ seat, amount: share + (seat === announcer ? stake - share * side.length : 0) }))
      .filter(({ amount }) => amount > 0)
      .map(({ seat, amount }) => (won ? payment('pot', 'pot', seat, amount) : payment('pot', seat, 'pot', amount)));
    const change = rational(stake);
    return { memory: won ? subtract(kassa, change) : add(kassa, change), items };
  },
});

const payment = (code: string, from: LineItem['from'], to: LineItem['to'], amount: number): LineItem => ({
  code,
  from,
  to,
  base: rational(amount),
  factors: [],
  only: 'kassa',
});
