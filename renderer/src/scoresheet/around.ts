import { add, type Rational, ZERO } from '#engine/core/rational.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { type BesideLine, lineOf } from '#engine/series/sheet.ts';
import { balanceOf, ownItems, paymentsOf } from '#engine/settlement/payments.ts';

/** A deal, what was paid around it, and what both come to. */
interface Around {
  /** What the deal itself brought: by seat, then the pot. */
  readonly own: readonly Rational[];
  /** Before it, after it and, if it was the last one, for the end of the table; each with what it moved into the pot. */
  readonly besides: readonly BesideLine[];
  /** All of it together, by seat, then the pot; empty where nothing around it changes anything. */
  readonly together: readonly Rational[];
}

/** The same in money, where rows of money stand beside those of points. */
interface InMoney {
  /** What is paid around the deal in money alone, such as for the difference of a series. */
  readonly besides: readonly BesideLine[];
  /** All of it together, by seat; empty where nothing was paid around the deal. */
  readonly together: readonly Rational[];
}

const NOTHING = { totals: [], pot: ZERO };

/** `closing`: what was paid when the table had ended, each list a line of its own; it is no part of the deal (docs/formats.md). */
export function aroundDeal(
  settlement: readonly LineItem[],
  closing: readonly (readonly LineItem[])[],
  seats: number,
): Around {
  const parts = (['before', 'after'] as const).map((when) => settlement.filter(({ beside }) => beside === when));
  const besides = [...parts, ...closing]
    .map((items) => lineOf(items, seats, NOTHING, 'score'))
    .filter(({ codes }) => codes.length > 0);
  const items = ownItems(settlement);
  const own = [...paymentsOf(items, seats), balanceOf('pot', items)];
  const changes = besides.some(({ payments }) => payments.some(({ n }) => n !== 0));
  return {
    own,
    besides,
    together: changes
      ? besides.reduce<readonly Rational[]>(
          (all, { payments, pot }) => all.map((amount, i) => add(amount, payments[i] ?? pot)),
          own,
        )
      : [],
  };
}

export function moneyAroundDeal(
  settlement: readonly LineItem[],
  closing: readonly (readonly LineItem[])[],
  seats: number,
): InMoney {
  const around = [...settlement.filter(({ beside }) => beside !== undefined), ...closing.flat()];
  const alone = around.filter(({ only }) => only === 'money');
  const besides = [lineOf(alone, seats, NOTHING, 'money')].filter(({ codes }) => codes.length > 0);
  const changes = paymentsOf(around, seats, 'money').some(({ n }) => n !== 0);
  return { besides, together: changes ? paymentsOf([...settlement, ...closing.flat()], seats, 'money') : [] };
}
