import { multiply, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { lineOf } from '#engine/settlement/payments.ts';
import type { Options } from '../options/options.ts';
import { TARGET } from '../played/counted.ts';
import { paidByEach } from '../settlement/fixed.ts';
import { kontraShares, missing } from '../settlement/from-pot.ts';
import { inPoints } from '../words/points.ts';
import { cents } from './cents.ts';
import type { Counted, Price, Worked } from './price.ts';

/** Up to how many points from the target a game costs the least, won and lost (bavarian §7.2). */
const [WON_WITHIN, LOST_WITHIN] = [4, 5];

/** Cents for these points; the bands go with a raised target where that is agreed (R17). */
function priceOf({ options, points, target, made }: Counted) {
  const { least, point } = options['haferl-tariff'];
  const from = options['target-pricing'] === 'relative' ? target : TARGET;
  const [edge, beyond] = made
    ? [from + WON_WITHIN, points - from - WON_WITHIN]
    : [from - LOST_WITHIN, from - LOST_WITHIN - points];
  const more = Math.max(0, beyond);
  return { cents: least + point * more, least, point, edge, more };
}
const centsFor = (game: Counted): number => priceOf(game).cents;

/** `5 Cent, dazu 38 Augen über 65`. */
function howOf(game: Counted): Text {
  const { least, point, edge, more } = priceOf(game);
  const [from, { de, en }] = [cents(2 * least), inPoints(more)];
  const at = point === 1 ? text('', '') : text(` zu ${cents(2 * point).de}`, ` at ${cents(2 * point).en}`);
  if (more === 0)
    return game.made
      ? text(`${from.de} bis ${edge} Augen`, `${from.en} up to ${edge} points`)
      : text(`${from.de} ab ${edge} Augen`, `${from.en} from ${edge} points on`);
  return game.made
    ? text(`${from.de}, dazu ${de} über ${edge}${at.de}`, `${from.en}, and ${en} over ${edge}${at.en}`)
    : text(`${from.de}, dazu ${de} unter ${edge}${at.de}`, `${from.en}, and ${en} under ${edge}${at.en}`);
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
  worked: (game): Worked => ({
    cents: rational(centsFor(game)),
    how: howOf(game),
    isSum: priceOf(game).more > 0,
    flow: game.made
      ? text('aus der Kasse', 'from the pot')
      : text(
          'dem ersten Gegner vom Spieler, dem zweiten aus der Kasse',
          'to the first defender from the declarer, to the second from the pot',
        ),
  }),
  pays(game) {
    const { options, contract, declarer, defenders, made, factors } = game;
    const base = rational(centsFor(game));
    const doubled = factors.reduce((amount, { by }) => multiply(amount, by), base);
    if (!made) {
      const [first, second] = defenders;
      if (first === undefined || second === undefined) throw new Error('two defenders');
      return [
        ...lineOf(contract, { from: declarer, to: first, base }, factors),
        ...lineOf(contract, { from: 'pot', to: second, base }, factors),
        ...missing(game, second, doubled),
      ];
    }
    // A kontra that was wrong is paid by those who said it, where that is agreed (R22).
    const shared: Rational = options['kontra-pot'] === 'defenders' ? subtract(doubled, base) : ZERO;
    return [
      ...lineOf(contract, { from: 'pot', to: declarer, base }, shared.n > 0 ? [] : factors),
      ...kontraShares(shared, defenders, declarer),
      ...missing(game, declarer, subtract(doubled, shared)),
    ];
  },
};

const timesFor = ({ options, made }: Counted): number => (made && options['hand-payment'] === 'split' ? 1 : 2);

/** Twice as much, from each defender or to each; where it is agreed, two who have lost pay it together (R14, B4). */
export const direct: Price = {
  ...priced(2),
  worked(game): Worked {
    const how = howOf(game);
    return {
      cents: rational(timesFor(game) * centsFor(game)),
      how: timesFor(game) === 1 ? how : text(`zweimal (${how.de})`, `twice (${how.en})`),
      flow: game.made ? text('von jedem Gegner', 'from each defender') : text('jedem Gegner', 'to each defender'),
    };
  },
  pays: (game): readonly LineItem[] => paidByEach(game, { [game.contract]: timesFor(game) * centsFor(game) }),
};
