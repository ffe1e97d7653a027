import type { Settings } from '#electron/protocol/settings.ts';
import { SHOWN, SWEEP } from '#electron/protocol/table/pace.ts';
import type { Pace } from './bots.ts';

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
