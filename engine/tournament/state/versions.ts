import { canonical } from '../../core/json.ts';
import type { DealResult, RoundTotal } from './types.ts';

/**
 * The recorded result, word for word, as everybody may know it. Replacing or confirming it requires sending it back, so
 * that nobody replaces what they have not seen. The order of fields makes no difference; what the host derives is left out.
 */
export const dealVersion = ({ row, entry, source, at, by, reason }: DealResult): string =>
  canonical({ row, entry, source, at, by, reason });

/** The same for a table's total. */
export const totalVersion = ({ points, deals, at, by, reason }: RoundTotal): string =>
  canonical({ points, deals, at, by, reason });

/** The longest such text that a command may contain; that of the longest Renonce takes two thirds of it. */
export const LONGEST_VERSION = 60_000;
