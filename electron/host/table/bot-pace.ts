import type { Settings } from '#electron/protocol/settings.ts';
import { SHOWN, SWEEP } from '#electron/protocol/table/pace.ts';
import { DECK, isOwned, TRICK, type Zone } from '#engine/core/card.ts';
import { type Actor, canSee } from '#engine/core/seat.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { TableState } from '#engine/tournament/state/types.ts';

/** How long bots and the clock wait before they act, in ms. */
export interface Pace {
  /** Before every action of a bot, so that people can follow. */
  readonly bot: number;
  /** The same after a full trick if no person plays: pages that show it for a while would fall behind; and for a talon. */
  readonly trick: number;
  /** Before the host acts for all if somebody must. */
  readonly clock: number;
}

/** How long bots take at each pace, in ms. `TAROCKABEND_BOT_PAUSE` overrides it. */
const BOT_PAUSES: Readonly<Record<Settings['pace'], number>> = { slow: 1400, normal: 700, fast: 300, 'at-once': 0 };

/** How long everybody may think about a claim that nobody has to make, in ms. */
const CLOCK = 5_000;

/** Pages show the trick and sweep it; bots leave them the time if no person's card does. */
const paceAt = (pace: Settings['pace']): Pace => ({
  bot: BOT_PAUSES[pace],
  trick: BOT_PAUSES[pace] + (pace === 'at-once' ? 0 : SHOWN[pace].trick + SWEEP),
  clock: CLOCK,
});

const fixedBy = (pause: string | undefined): Partial<Pace> =>
  pause !== undefined && /^\d+$/.test(pause) ? { bot: Number(pause), trick: Number(pause) } : {};

/** The pace of the settings as it is at any moment, except for what is `forced`. */
export function paceBy(setting: () => Settings['pace'], forced: Partial<Pace> = {}): () => Pace {
  const fixed = { ...fixedBy(process.env['TAROCKABEND_BOT_PAUSE']), ...forced };
  return () => ({ ...paceAt(setting()), ...fixed });
}

/**
 * How long the bot to act waits, in ms. With a person in every trick nobody gets more than a few cards ahead of that
 * person's page.
 */
export function waitOf(
  { clock, trick, bot }: Pace,
  who: Actor,
  state: Pick<State, 'active' | 'log'>,
  holders: TableState['holders'],
): number {
  if (who === 'table') return clock;
  const isAmongBots = state.active.every((seat) => holders[seat] === 'bot');
  const moved = movedLast(state);
  // Talon cards may have joined a full trick.
  const isTrickFull = moved.some(({ from }) => from === TRICK);
  // Of a talon everybody has to see every card before some are taken.
  const isTurnedUp = moved.some(
    ({ from, to, seenBy }) => ![from, to].some(isElsewhere) && state.active.every((seat) => canSee(seenBy, seat)),
  );
  return (isAmongBots && isTrickFull) || isTurnedUp ? trick : bot;
}

/** Whether what lies in a zone is in a trick, not dealt yet, or somebody's. */
const isElsewhere = (zone: Zone): boolean => zone === TRICK || zone === DECK || isOwned(zone);

/** What the last action has moved. */
const movedLast = ({ log }: Pick<State, 'log'>): readonly Extract<Event, { readonly type: 'moved' }>[] =>
  log.slice(log.findLastIndex(({ type }) => type === 'said')).filter((one) => one.type === 'moved');
