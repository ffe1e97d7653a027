import { rational } from '../../../core/rational.ts';
import { from } from '../../../core/seat.ts';
import { sideOf } from '../../../judging/sides.ts';
import type { LineItem, Row, Situation } from '../../../kernel/score.ts';
import { activeSeats, type Ruleset } from '../ruleset.ts';

/** Whether the side that has won took all tricks, and is paid for it. */
export function isDurchPaid({ options }: Ruleset, { items: [, durch] }: Row, game: Row['games'][number]): boolean {
  const won = game.result === 'made' ? 'declarer' : 'defenders';
  return durch !== undefined && sideOf(game, durch.by) === won && (won === 'declarer' || options['durch-against']);
}

/** A finished game as payments see it. */
export function toSettle(ruleset: Ruleset, row: Row, game: Row['games'][number], { pot }: Situation) {
  const { options } = ruleset;
  const [played] = row.items;
  const { contract, declarer, measure: points = 0 } = game;
  const [, ...defenders] = from(declarer, activeSeats(row.table, row.dealer));
  const made = game.result === 'made';
  const factors = (played?.doublings ?? []).map(({ step }) => ({ code: step, by: rational(2) }));
  return {
    ...{ options, contract, declarer, defenders, made, points, factors, pot },
    price: ruleset.contractOf(game).price(options.tariff),
    durch: isDurchPaid(ruleset, row, game),
  };
}

export type Settled = ReturnType<typeof toSettle>;
export type Payment = (game: Settled) => readonly LineItem[];
