import type { Json } from '../core/json.ts';
import type { DealRecord, Rules } from '../kernel/types.ts';

/**
 * What a score writer at a table would note of a finished deal. Card points he counts in every other deal; else he only
 * writes down who won.
 */
export function entryOfRow(rules: Rules, { row, now }: DealRecord): Json | undefined {
  const entry = row ? rules.note?.(row) : undefined;
  const [game] = row?.games ?? [];
  const isCounted = typeof entry === 'object' && entry !== null && 'thirds' in entry && 'declarer' in entry;
  if (!isCounted || !game || now.deal % 2 === 0) return entry;
  const { thirds: _, ...rest } = entry;
  return { ...rest, won: game.result === 'made' };
}
