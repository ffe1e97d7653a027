import { z } from 'zod';
import type { OptionSpec } from '#engine/kernel/family/listing.ts';
import { agreed, choice, flag, type ValuesOf } from '#engine/kernel/family/options.ts';

/** How a Trischaken is played: whoever can must head, the Pagat is the last tarock, the last trick takes the talon. */
const TRISCHAKEN_PLAY = ['stichzwang', 'pagat-last', 'talon-last'] as const;
type TrischakenPlay = (typeof TRISCHAKEN_PLAY)[number];

const WITH_TRISCHAKEN = { 'all-pass': { not: ['redeal'] } };

/** What the tables of these games differ in (illustrated §10). */
export const OPTIONS = {
  'table-size': { ...choice(3, 4), reader: 'setup' },
  'auction-direction': choice('ccw', 'cw'),
  'no-tarock-redeal': flag(false),
  'redeal-dealer': choice('same', 'next'),
  'all-pass': choice('redeal', 'trischaken', 'vote'),
  'trischaken-play': {
    fallback: TRISCHAKEN_PLAY,
    values: [TRISCHAKEN_PLAY, ...TRISCHAKEN_PLAY.map((rule) => [rule]), []] as readonly (readonly TrischakenPlay[])[],
    open: z.array(z.enum(TRISCHAKEN_PLAY)).refine((rules) => new Set(rules).size === rules.length),
    when: WITH_TRISCHAKEN,
  },
  'trischaken-tie': { ...choice('all', 'split'), when: WITH_TRISCHAKEN },
  'hold-after-retake': flag(true),
  'outbid-after-hold': flag(true),
  uhu: flag(false),
  'solo-stage': choice('after', 'before'),
  'solo-excess': flag(true),
  'royal-trull': choice('four-kings', 'honours'),
  'meld-deadline': choice('before-next-deal', 'before-lead'),
  'without-scope': choice('dealt', 'play'),
  'no-kings-before': agreed(z.int().min(0).max(100), 15),
  'lost-bonus-multiplied': flag(true),
  'game-contra': flag(true),
  'contra-excess': { ...flag(true), when: { 'game-contra': [true] } },
  'pre-contra-base': choice('stage', 'after'),
  recontra: flag(false),
  'declarer-contra': flag(false),
  'silent-pagat-loss': flag(true),
  'silent-uhu-loss': { ...flag(false), when: { uhu: [true] } },
  'lock-birds': flag(false),
  thresholds: choice('rounded', 'exact'),
  'end-trigger': choice('reach', 'exceed'),
  'series-bonus': agreed(z.int().min(0).max(100), 10),
  'tie-break': choice('shared', 'play-on'),
  'review-rules': { ...choice('own', 'own-and-talon') },
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionId = keyof typeof OPTIONS;
export type Options = ValuesOf<typeof OPTIONS>;
