import type { Settings } from '../settings.ts';

/** What is shown at which pace, in ms. */
export interface ShownPace {
  /** How long a full trick stays open before it is swept to its winner. */
  readonly trick: number;
  /** How long one of several known cards lies there before the next one falls. */
  readonly card: number;
}

/** At every pace every card is painted, even the last one of a trick that nobody waits for. */
export const SHOWN: Readonly<Record<Settings['pace'], ShownPace>> = {
  slow: { trick: 4000, card: 900 },
  normal: { trick: 1600, card: 500 },
  fast: { trick: 800, card: 200 },
  'at-once': { trick: 100, card: 0 },
};
/** How long a trick takes on its way to its winner, in ms; 0 if nothing moves. */
export const SWEEP = 250;
