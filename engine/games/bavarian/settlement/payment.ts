import { rational, ZERO } from '#engine/core/rational.ts';
import { from } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { Row, Situation } from '#engine/kernel/score.ts';
import type { BonusId } from '../bonuses.ts';
import { activeSeats } from '../deal/seats.ts';
import { HALF, targetIn } from '../played/counted.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Settled } from './settled.ts';

/** Whether the side that has won took all tricks, and is paid for it. */
export const isDurchPaid = ({ options }: Ruleset, row: Row, game: Row['games'][number]): boolean =>
  winnersSwept(row, game, 'durch') && (game.result === 'made' || options['durch-against']);

function winnersSwept({ items: [, sweep] }: Row, game: Row['games'][number], id: BonusId): boolean {
  const won = game.result === 'made' ? 'declarer' : 'defenders';
  return sweep?.about === id && sideOf(game, sweep.by) === won;
}

/** A finished game as payments see it. */
export function toSettle(ruleset: Ruleset, row: Row, game: Row['games'][number], { pot, totals }: Situation): Settled {
  const { options } = ruleset;
  const [played] = row.items;
  const { contract, declarer, measure: points = HALF } = game;
  const [, ...defenders] = from(declarer, activeSeats(row.table, row.dealer));
  const counted = { options, points, made: game.result === 'made', target: targetIn(game) };
  return {
    ...counted,
    ...{ contract, declarer, defenders, pot },
    ...(totals && { totals }),
    factors: (played?.doublings ?? []).map(({ step }) => ({ code: step, by: rational(2) })),
    bare: ruleset.contractOf(game).price.worked?.(counted).cents ?? ZERO,
    durch: isDurchPaid(ruleset, row, game),
    schwarz: winnersSwept(row, game, 'schwarz'),
  };
}
