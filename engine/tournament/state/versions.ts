import type { DealResult, RoundTotal } from './types.ts';

/**
 * What stands written, word for word, as everybody may know it. Whoever replaces or confirms it says it back, so that
 * nobody replaces what he has not seen. The order of fields makes no difference; what the host works out does not count.
 */
export const dealVersion = ({ row, entry, source, at, by, reason }: DealResult): string =>
  canonical({ row, entry, source, at, by, reason });

/** The same of a table's total. */
export const totalVersion = ({ points, deals, at, by, reason }: RoundTotal): string =>
  canonical({ points, deals, at, by, reason });

/** As long as such a text may be in a command: that of the longest Renonce has two thirds of it. */
export const LONGEST_VERSION = 60_000;

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
