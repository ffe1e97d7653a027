import { multiply, rational, subtract, ZERO, type Rational } from '../../../core/rational.ts';
import { text } from '../../../core/text.ts';
import type { LineItem } from '../../../kernel/score.ts';
import { lineOf } from '../../../settlement/payments.ts';
import { TARGET } from '../counted.ts';
import type { Options } from '../options.ts';
import { paidByEach } from '../settlement/fixed.ts';
import { kontraShares, missing } from '../settlement/from-pot.ts';
import type { Settled } from '../settlement/settled.ts';
import type { Price } from './price.ts';

/** So many points from the target cost no more than the least, won or lost (bavarian §7.2). */
const [WON_WITHIN, LOST_WITHIN] = [4, 5];

/** Cents for these points; the bands go with a raised target where that is agreed (R17). */
function centsFor({ options, points, target, made }: Settled): number {
  const { least, point } = options['haferl-tariff'];
  const from = options['target-pricing'] === 'relative' ? target : TARGET;
  return least + point * Math.max(0, made ? points - from - WON_WITHIN : from - LOST_WITHIN - points);
}

const priced = (times: number): Pick<Price, 'listed' | 'said'> => ({
  listed: (options) => String(times * options['haferl-tariff'].least),
  said(options) {
    const [least, point] = [times * options['haferl-tariff'].least, times * options['haferl-tariff'].point];
    const { over, under } = bandIn(options);
    return text(
      `${least} Cent, dazu ${point} je Auge über ${over.de} oder unter ${under.de}`,
      `${least} ${least === 1 ? 'cent' : 'cents'}, and ${point} per point over ${over.en} or under ${under.en}`,
    );
  },
});

/** Within which points a game costs the least. */
function bandIn(options: Options) {
  const same = (points: number) => text(String(points), String(points));
  if (options['target-pricing'] === 'absolute')
    return { over: same(TARGET + WON_WITHIN), under: same(TARGET - LOST_WITHIN) };
  return {
    over: text(`Ziel + ${WON_WITHIN}`, `the target + ${WON_WITHIN}`),
    under: text(`Ziel − ${LOST_WITHIN}`, `the target − ${LOST_WITHIN}`),
  };
}

/** The pot pays a winner and one of two who have won; the loser pays the other one (R23). */
export const fromHaferl: Price = {
  ...priced(1),
  pays(game) {
    const { options, contract, declarer, defenders, made, factors } = game;
    const base = rational(centsFor(game));
    const doubled = factors.reduce((amount, { by }) => multiply(amount, by), base);
    if (!made) {
      const [first, second] = defenders;
      if (first === undefined || second === undefined) throw new Error('two defenders');
      return [
        ...lineOf(contract, declarer, first, base, factors),
        ...lineOf(contract, 'pot', second, base, factors),
        ...missing(game, second, doubled),
      ];
    }
    // A kontra that was wrong is paid by those who said it, where that is agreed (R22).
    const shared: Rational = options['kontra-pot'] === 'defenders' ? subtract(doubled, base) : ZERO;
    return [
      ...lineOf(contract, 'pot', declarer, base, shared.n > 0 ? [] : factors),
      ...kontraShares(shared, defenders, declarer),
      ...missing(game, declarer, subtract(doubled, shared)),
    ];
  },
};

/** Twice as much, from each defender or to each; where it is agreed, two who have lost pay it together (R14, B4). */
export const direct: Price = {
  ...priced(2),
  pays(game): readonly LineItem[] {
    const { options, contract, made } = game;
    const isShared = made && options['hand-payment'] === 'split';
    return paidByEach(game, { [contract]: (isShared ? 1 : 2) * centsFor(game) });
  },
};
