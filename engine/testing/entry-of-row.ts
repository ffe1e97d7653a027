import type { Json } from '../core/json.ts';
import type { DealRecord, Rules } from '../kernel/types.ts';

/**
 * What a scorer at a table would record of a finished deal. They count card points in every other deal; otherwise they
 * only write down who won.
 */
export function entryOfRow(rules: Rules, { row, now }: DealRecord): Json | undefined {
  const entry = row ? rules.note?.(row) : undefined;
  const [game] = row?.games ?? [];
  const isCounted = typeof entry === 'object' && entry !== null && 'thirds' in entry && 'declarer' in entry;
  if (!isCounted || !game || now.deal % 2 === 0) return entry;
  const { thirds: _, ...rest } = entry;
  return { ...rest, won: game.result === 'made' };
}
