import { HAND, TALON } from '../zones.ts';
import type { Profile } from './profile.ts';

/** The talon first, then four cards four times to everybody (illustrated §2). */
export const FOUR_TIMES_FOUR: Profile['packets'] = [{ to: TALON, cards: 6 }, ...Array<number>(4).fill(HAND / 4)];

/** Hans Löw, 1954: every bid below Solo may be taken over, kept, and taken over again. */
export const loew1954: Profile = {
  id: 'loew-1954',
  packets: FOUR_TIMES_FOUR,
  auction: { takes: ['dreiblatt', 'zweiblatt', 'einblatt'], retakes: true },
  values: {
    dreiblatt: { basic: 3, taken: 4, retaken: 5 },
    zweiblatt: { basic: 3, taken: 4, retaken: 5 },
    einblatt: { basic: 3, taken: 4, retaken: 5 },
    solo: { basic: 8 },
  },
  amounts: {
    pagat: { announced: 10, silent: 5 },
    uhu: { announced: 10, silent: 5 },
    forty: { before: 5 },
    fifty: { announced: 15 },
    'no-trull': { silent: 5 },
    'no-kings': { silent: 5 },
    'tarock-trull': { meld: 3 },
    'royal-trull': { meld: 3 },
    'two-honours': { meld: 1 },
    valat: {},
  },
  birds: { announced: 'anybody', silent: 'anybody' },
  early: { factor: 2, game: false },
  trischaken: false,
  options: { 'no-tarock-redeal': true, 'solo-excess': false, 'meld-deadline': 'before-lead' },
  answered: ['all-pass', 'trischaken-play', 'trischaken-tie', 'solo-stage', 'no-kings-before', 'pre-contra-base'],
};
