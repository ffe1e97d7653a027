import type { Dealt, Shared, Vowed } from './entries.ts';
import { vowKey } from './fair.ts';
import type { Evening } from './house.ts';

/** What an entry does to the vows of an evening; whether it can follow what was before. */
export function keepVow({ vows }: Pick<Evening, 'vows'>, entry: Vowed | Shared | Dealt): boolean {
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
