import { FOUR_TIMES_FOUR } from './loew-1954.ts';
import type { Profile } from './profile.ts';

/** Said later it is worth half, silent a quarter. */
const VALAT = 48;

/** Fritz Beck, 1956, read with the corrections of Dummett: announcements before and after the talon is taken up. */
export const beck1956: Profile = {
  id: 'beck-1956',
  packets: FOUR_TIMES_FOUR,
  auction: { takes: ['dreiblatt'], retakes: false, kept: 'held' },
  values: {
    dreiblatt: { basic: 3, taken: 4, held: 5 },
    zweiblatt: { basic: 3 },
    einblatt: { basic: 3 },
    solo: { basic: 3 },
  },
  amounts: {
    pagat: { before: 20, announced: 10, silent: 5 },
    uhu: { before: 20, announced: 10, silent: 5 },
    forty: { before: 10, announced: 5 },
    fifty: { before: 40, announced: 20 },
    'no-trull': { before: 16, announced: 8, silent: 4 },
    'no-kings': { before: 15, announced: 10, silent: 5 },
    'tarock-trull': { meld: 4 },
    'royal-trull': { meld: 5 },
    'two-honours': { meld: 2 },
    valat: { before: VALAT, announced: VALAT / 2, silent: VALAT / 4 },
  },
  birds: { announced: 'declarer', silent: 'anybody' },
  early: { factor: 4, game: false },
  trischaken: true,
  options: { uhu: true },
  answered: ['hold-after-retake', 'declarer-contra'],
};
