import { createHash } from 'node:crypto';
import type { Hash } from '#engine/core/fair.ts';
import type { Context } from '#engine/tournament/state/commands.ts';
import { type Evening, runningAt } from './evening-state.ts';

export const SHA256: Hash = (text) => createHash('sha256').update(text).digest();

/** What the tournament needs to know of this moment to decide something about an evening; missing: about one still to be created. */
export const momentOf = ({ now }: { readonly now: () => string }, evening?: Evening): Context => ({
  now: now(),
  running: evening ? runningAt(evening) : [],
  hash: SHA256,
  ...(evening && { totals: evening.rules.totals }),
  ...(evening?.rules.late && { late: evening.rules.late }),
});
