import type { CashRules } from './cash-rules.ts';
import type { CashFormat } from './cash-schema.ts';

/** The cash rules of a format, as the closing applies them. */
export const cashRules = ({
  fee,
  reduced,
  houseKeeps,
  perPoint,
  prizes,
  step,
  goods,
  penaltiesTo,
}: CashFormat): CashRules => ({
  fee: { full: fee, houseKeeps, reduced },
  ...(perPoint > 0 && { pointMoney: { perPoint, direction: 'both', rest: 'house' } }),
  ...(prizes && { prizes: { places: prizes, step, remainder: 'first' } }),
  goods,
  penaltiesTo,
});
