import { compare, type Rational, sum, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { amountOf } from '#engine/settlement/payments.ts';
import type { Format } from '../format/schema.ts';
import { inPotAt } from '../state/tables.ts';
import type { TableState } from '../state/types.ts';

/**
 * What a player who leaves a table leaves in its pot: their antes of the running series, as far as they are still there. Those
 * who stay share it in the end (bavarian B23).
 */
export function leftInPot(format: Format, table: TableState, seat: Seat): Rational {
  const { results } = table;
  const begun = results.findLastIndex(({ ends }) => ends !== undefined) + 1;
  const antes = results
    .slice(begun)
    .flatMap(({ settlement }) => settlement)
    .filter((item) => item.beside !== undefined && item.from === seat && item.to === 'pot');
  const paid = sum(antes.map(paidIn));
  const inPot = inPotAt(format, table);
  return [paid, inPot].some(({ n }) => n <= 0) ? ZERO : compare(paid, inPot) > 0 ? inPot : paid;
}

const paidIn = (item: LineItem): Rational => amountOf(item, item.only ?? 'score');
