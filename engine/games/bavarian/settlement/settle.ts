import { rational } from '../../../core/rational.ts';
import { from } from '../../../core/seat.ts';
import { agreedIn, agreedItems } from '../../../kernel/common-entries.ts';
import type { LineItem, Row, Situation } from '../../../kernel/score.ts';
import { afterDealer } from '../../../phases/seats.ts';
import type { Options } from '../options.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';
import { fixed } from './fixed.ts';
import type { Payment } from './payment.ts';
import { points } from './points.ts';

/** How games are paid, by the option of that name (bavarian §7.2). */
const PAYMENTS: Readonly<Record<Options['payment'], Payment>> = { points, fixed };

/** The only way from a deal to its line items. */
export function settle(ruleset: Ruleset, row: Row, now: Situation): readonly LineItem[] {
  const agreed = agreedIn(row);
  if (agreed) return agreedItems(agreed.payments);
  const { games, items, table, dealer } = row;
  const [game] = games;
  if (!game || game.result === 'draw') return [];
  const { options } = ruleset;
  const [declarer = game.declarer, ...defenders] = from(game.declarer, afterDealer(PLAYING)(table, dealer));
  const factors = items.flatMap(({ doublings }) => doublings.map(({ step }) => ({ code: step, by: rational(2) })));
  const made = game.result === 'made';
  return PAYMENTS[options.payment]({
    options,
    price: ruleset.contractOf(game).price(options.tariff),
    declarer,
    defenders,
    made,
    points: game.measure ?? 0,
    durch:
      items.some(({ about, by }) => about === 'durch' && (by === declarer) === made) &&
      (made || options['durch-against']),
    factors,
    times: 2 ** factors.length,
    pot: now.pot,
  });
}
