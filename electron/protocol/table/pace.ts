import type { Settings } from '../settings.ts';

/** What is shown at which pace, in ms. */
export interface ShownPace {
  /** How long a full trick lies open before it is swept to its winner. */
  readonly trick: number;
  /** How long one card of several that are known already lies there before the next one falls. */
  readonly card: number;
}

/** At every pace every card is painted, also the last one of a trick that nobody waits for. */
export const SHOWN: Readonly<Record<Settings['pace'], ShownPace>> = {
  slow: { trick: 4000, card: 900 },
  normal: { trick: 1600, card: 500 },
  fast: { trick: 800, card: 200 },
  'at-once': { trick: 100, card: 0 },
};
/** How long a trick takes on its way to its winner, in ms; nothing where nothing is to move. */
export const SWEEP = 250;
