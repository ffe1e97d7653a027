import { STEPS_UP } from '../played/counted.ts';

/** What is called in each form of bidding, from the lowest up; where games are bid for by name, `bid-` and the game (bavarian §3). */
export const LADDER = ['play', 'better', 'best'] as const;
export const SHARP = ['play', 'play-hearts'] as const;

type Raise = 'too' | `more-${Exclude<(typeof STEPS_UP)[number], 0>}`;
/** The calls for the targets of a hand; the lowest goes over a game with the stock. */
export const RAISES: readonly Raise[] = STEPS_UP.map((more): Raise => (more === 0 ? 'too' : `more-${more}`));

/** The calls of each form of bidding. */
export interface CallsOf<Game extends string> {
  readonly ladder: (typeof LADDER)[number];
  readonly named: `bid-${Game}`;
  readonly points: 'play' | Raise;
  readonly sharp: (typeof SHARP)[number];
}
