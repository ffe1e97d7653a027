import type { Action } from '#engine/kernel/deal/action.ts';
import type { Valued } from './types.ts';

/** An action, and what its seat was paid in each deal in which it was tried: all actions in the same deals, in the same order. */
export interface Tried {
  readonly action: Action;
  readonly payments: readonly number[];
}

/** What is thought of actions that were tried, the best on average first; empty: nothing was tried. */
export function valuedBy(tried: readonly Tried[]): readonly Valued[] {
  const ordered = tried
    .filter(({ payments }) => payments.length > 0)
    .map((one) => ({ ...one, ...meanAndError(one.payments) }))
    .sort((a, b) => b.mean - a.mean);
  const [first] = ordered;
  const most = first?.payments.map((_, deal) => Math.max(...ordered.map(({ payments }) => payments[deal] ?? 0))) ?? [];
  const isBest = ({ payments }: Tried, deal: number): boolean => payments[deal] === most[deal];
  return ordered.map(({ action, mean, error, worlds, payments }) => {
    const best = payments.filter((_, deal) => isBest({ action, payments }, deal)).length;
    const instead = payments.filter((_, deal) => isBest({ action, payments }, deal) && first && !isBest(first, deal));
    return { action, mean, error, worlds, among: { best, instead: instead.length } };
  });
}

/** Mean and its standard error. */
export function meanAndError(values: readonly number[]): Omit<Valued, 'action'> {
  const worlds = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / worlds;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: worlds > 1 ? Math.sqrt(spread / (worlds - 1) / worlds) : 0, worlds };
}
