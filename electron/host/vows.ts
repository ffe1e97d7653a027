import type { DealPlace, Shuffling } from '../../engine/core/fair.ts';
import type { TablePlace } from '../../engine/tournament/commands.ts';
import type { EveningState } from '../../engine/tournament/types.ts';
import type { Dealt, Shared, Vowed } from './entries.ts';

/** A vow for a deal that is still to come: how it will be shuffled. Its seed leaves the host after the deal alone. */
export type Vow = Omit<Shuffling, 'redeal'>;

/** Which vow a deal is dealt by; at a duplicate evening all tables of a round have the same. */
export const vowPlace = ({ id, format }: EveningState, { round, table }: TablePlace, deal: number): DealPlace => ({
  evening: id,
  round,
  table: format.duplicate ? 0 : table,
  deal,
});

export const vowKey = ({ round, table, deal }: DealPlace): string => `${round}/${table}/${deal}`;

/** What an entry does to the vows of an evening, by `vowKey`; whether it can follow what was before. */
export function keepVow({ vows }: { readonly vows: Map<string, Vow> }, entry: Vowed | Shared | Dealt): boolean {
  if (entry.type === 'vowed') {
    const { type: _, ...vow } = entry;
    vows.set(vowKey(vow), vow);
    return true;
  }
  if (entry.type === 'shared') {
    const vow = vows.get(vowKey(entry));
    if (!vow) return false;
    const shares = vow.shares.map((share, seat) => (seat === entry.seat ? entry.share : share));
    vows.set(vowKey(entry), { ...vow, shares });
    return true;
  }
  // What is dealt carries its vow; at a duplicate evening the other tables need it still.
  if (entry.fair && entry.fair.table !== 0) vows.delete(vowKey(entry.fair));
  return true;
}
