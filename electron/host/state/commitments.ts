import type { DealPlace, Promises, Shuffling } from '../../../engine/core/fair.ts';
import type { TablePlace } from '../../../engine/tournament/state/commands.ts';
import type { EveningState } from '../../../engine/tournament/state/types.ts';
import type { Dealt, Gathered, Promised, Shared, Vowed } from './journal-entries.ts';

/** A vow for a deal that is still to come: how it will be shuffled. Its seed leaves the host after the deal alone. */
export interface Vow extends Omit<Shuffling, 'redeal'> {
  /** Missing in older journals: no number is taken any more. */
  readonly promises?: Promises;
  /** Whether all promises are there that will be: numbers are taken from then on. */
  readonly gathered?: true;
}

/** An entry that says how a deal to come will be shuffled. */
export type AboutVow = Vowed | Promised | Gathered | Shared;

/** Whether an entry is one of these. */
export const isAboutVow = (entry: { readonly type: string }): entry is AboutVow =>
  ['vowed', 'promised', 'gathered', 'shared'].includes(entry.type);

/** Which vow a deal is dealt by; at a duplicate evening all tables of a round have the same. */
export const vowPlace = ({ id, format }: EveningState, { round, table }: TablePlace, deal: number): DealPlace => ({
  evening: id,
  round,
  table: format.duplicate ? 0 : table,
  deal,
});

export const vowKey = ({ round, table, deal }: DealPlace): string => `${round}/${table}/${deal}`;

/** What an entry does to the vows of an evening, by `vowKey`; whether it can follow what was before. */
export function keepVow({ vows }: { readonly vows: Map<string, Vow> }, entry: AboutVow | Dealt): boolean {
  if (entry.type === 'dealt') {
    // What is dealt carries its vow; at a duplicate evening the other tables need it still.
    if (entry.fair && entry.fair.table !== 0) vows.delete(vowKey(entry.fair));
    return true;
  }
  const key = vowKey(entry);
  if (entry.type === 'vowed') {
    const { type: _, ...vow } = entry;
    vows.set(key, vow);
    return true;
  }
  const vow = vows.get(key);
  if (!vow) return false;
  vows.set(key, after(vow, entry));
  return true;
}

function after(vow: Vow, entry: Promised | Gathered | Shared): Vow {
  switch (entry.type) {
    case 'promised':
      return { ...vow, promises: (vow.promises ?? []).with(entry.seat, entry.promise) };
    case 'gathered':
      return { ...vow, gathered: true };
    case 'shared':
      return { ...vow, shares: vow.shares.with(entry.seat, entry.share) };
  }
}
