import type { Action } from '#engine/kernel/deal/action.ts';
import type { Valued } from './types.ts';

/** An action, and what its seat was paid in each deal in which it was tried: all actions in the same deals, in the same order. */
export interface Tried {
  readonly action: Action;
  readonly payments: readonly number[];
}

/** Sums of payments differ by less than this only because they were added up in another order. */
export const NOTHING = 1e-9;

/** What is thought of actions that were tried, in their order; some may have been tried in the first of the deals only. */
export function compared(tried: readonly Tried[]): readonly Valued[] {
  const [first] = tried;
  const deals = Math.max(0, ...tried.map(({ payments }) => payments.length));
  const most = Array.from({ length: deals }, (_, deal) =>
    Math.max(...tried.map(({ payments }) => payments[deal] ?? -Infinity)),
  );
  const isBest = ({ payments }: Tried, deal: number): boolean =>
    (payments[deal] ?? -Infinity) >= (most[deal] ?? 0) - NOTHING;
  return tried.map((one) => {
    const best = [...most.keys()].filter((deal) => isBest(one, deal));
    const instead = best.filter((deal) => first && !isBest(first, deal));
    return {
      action: one.action,
      ...meanAndError(one.payments),
      among: { best: best.length, instead: instead.length },
    };
  });
}

/** Mean and its standard error. */
export function meanAndError(values: readonly number[]): Omit<Valued, 'action'> {
  const worlds = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / worlds;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: worlds > 1 ? Math.sqrt(spread / (worlds - 1) / worlds) : 0, worlds };
}
