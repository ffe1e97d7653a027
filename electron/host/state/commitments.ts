import type { DealPlace, Promises, Shuffling } from '#engine/core/fair.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Committed, Dealt, Gathered, Promised, Shared } from './journal-entries.ts';

/** A commitment to how a future deal will be shuffled. Its seed leaves the host only after the deal. */
export interface Commitment extends Omit<Shuffling, 'redeal'> {
  /** Missing in older journals: no number is accepted any more. */
  readonly promises?: Promises;
  /** Whether promises are complete: from then on numbers are accepted. */
  readonly gathered?: true;
}

/** An entry that says how a future deal will be shuffled. */
export type CommitmentEntry = Committed | Promised | Gathered | Shared;

/** Whether an entry is one of these. */
export const isCommitmentEntry = (entry: { readonly type: string }): entry is CommitmentEntry =>
  ['vowed', 'promised', 'gathered', 'shared'].includes(entry.type);

/** Which commitment a deal is dealt by; at a duplicate evening all tables of a round share one. */
export const commitmentPlace = (
  { id, format }: EveningState,
  { round, table }: TablePlace,
  deal: number,
): DealPlace => ({
  evening: id,
  round,
  table: format.duplicate ? 0 : table,
  deal,
});

export const commitmentKey = ({ round, table, deal }: DealPlace): string => `${round}/${table}/${deal}`;

/** What an entry does to the commitments of an evening, by `commitmentKey`; whether it can follow what was before. */
export function applyCommitment(
  { commitments }: { readonly commitments: Map<string, Commitment> },
  entry: CommitmentEntry | Dealt,
): boolean {
  if (entry.type === 'dealt') {
    // A dealt deal carries its commitment; at a duplicate evening the other tables still need it.
    if (entry.fair && entry.fair.table !== 0) commitments.delete(commitmentKey(entry.fair));
    return true;
  }
  const key = commitmentKey(entry);
  if (entry.type === 'vowed') {
    const { type: _, ...commitment } = entry;
    commitments.set(key, commitment);
    return true;
  }
  const commitment = commitments.get(key);
  if (!commitment) return false;
  commitments.set(key, after(commitment, entry));
  return true;
}

function after(commitment: Commitment, entry: Promised | Gathered | Shared): Commitment {
  switch (entry.type) {
    case 'promised':
      return { ...commitment, promises: (commitment.promises ?? []).with(entry.seat, entry.promise) };
    case 'gathered':
      return { ...commitment, gathered: true };
    case 'shared':
      return { ...commitment, shares: commitment.shares.with(entry.seat, entry.share) };
  }
}
