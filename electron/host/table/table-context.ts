import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Ledger } from '../state/ledger.ts';
import type { FoundRest, RestQuestion } from '../workers/rest.ts';
import type { Worked } from '../workers/worked.ts';
import type { Arrivals } from './arrivals.ts';
import type { Chance } from './chance.ts';

/** What tables need from the host. */
export interface TableContext {
  readonly ledger: Ledger;
  readonly chance: Chance;
  /** What the chance of bots follows from, as long as this host runs. */
  readonly botSecret: string;
  /** ISO time. */
  readonly now: () => string;
  /** How long a deal waits for the numbers that were promised for it. */
  readonly arrivals: Arrivals;
  /** Works out a claim in a thread; `undefined`: that failed, or the host stops. */
  readonly restFor: (question: RestQuestion) => Promise<Worked<FoundRest | null> | undefined>;
}

export type Done = Result<null, readonly Refusal[]>;
