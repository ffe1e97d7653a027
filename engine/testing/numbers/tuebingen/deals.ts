import type { Json, Notes } from '#engine/core/json.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { amountOf } from '#engine/settlement/payments.ts';
import { type At, settledAt } from '../at.ts';

/** Deals of Tübingen Tarock from paper, made for what a sentence says (docs/rules/tuebingen.md). */

export const DECLARER = 0;
export const PARTNER = 1;
/** An opponent in every game; the dealer is another. */
export const X = 2;

export const ruf = (points: number): Json => ({ contract: 'ruf', declarer: DECLARER, partner: PARTNER, points });
export const raus = (points: number, best: number, strafen: readonly Json[] = []): Json => ({
  ...{ contract: 'raus', declarer: DECLARER, points, best, strafen },
});
const tout = (tricks: number | string): Json => ({ contract: 'tout', declarer: DECLARER, tricks });

/** What somebody writes down or is paid for a deal. */
export const paidTo = (at: At, seat: number, entry: Json, options?: Notes): number =>
  Number(settledAt(at, entry, options && { options }).payments[seat]);

/** How many stand against one who plays alone: that many pay where the losers pay. */
export const opponents = (at: At): number =>
  settledAt(at, raus(39, 38), { options: { scoring: 'natural' } }).payments.filter((paid) => paid < 0).length;

const WON = [39, 38] as const;
/** What Strafen of the soloist add to a Raus, for the declarer and for an opponent. */
export const addedTo = (at: At, seat: number, strafen: readonly Json[]): number =>
  paidTo(at, seat, raus(...WON, strafen)) - paidTo(at, seat, raus(...WON));

/** What one point more of the soloist is to somebody. */
export const pointOfRaus = (at: At, seat: number): number =>
  paidTo(at, seat, raus(WON[0] + 1, WON[1])) - paidTo(at, seat, raus(...WON));

/** What Strafen add in points of the game. */
export const worthOf = (at: At, id: string, more: Notes = {}): number =>
  addedTo(at, DECLARER, [{ id, side: 'declarer', ...more }]) / pointOfRaus(at, DECLARER);

/** What a Tout is worth in all; where each opponent pays all of it, it is paid as often. */
export const toutWorth = (at: At, tricks: number | string): number => {
  const { scoring, 'tout-natural': shares } = at.table.options;
  return paidTo(at, DECLARER, tout(tricks)) / (scoring === 'natural' && shares === 'each' ? opponents(at) : 1);
};

/** What a misdeal costs its dealer, before a third of it is rounded. */
export function misdeal({ rules, seats }: At): number {
  const row = rules.check({ contract: 'misdeal' }, seats, X);
  if (!row.ok) throw new Error('nobody may misdeal');
  return foldSeries(rules, setupOf(seats, null), [row.value]).deals.reduce(
    (sum, { settlement }) =>
      settlement
        .filter(({ code, from }) => code === 'misdeal' && from === X)
        .map((item) => amountOf(item))
        .reduce((all, { n, d }) => all + n / d, sum),
    0,
  );
}
