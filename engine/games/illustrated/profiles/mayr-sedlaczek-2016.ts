import { HAND, TALON } from '../zones.ts';
import type { Profile } from './profile.ts';

/** Mayr and Sedlaczek, 2016: plain overcalling, fewer bonuses, kontra and rekontra. */
export const mayrSedlaczek2016: Profile = {
  id: 'mayr-sedlaczek-2016',
  packets: [HAND / 2, { to: TALON, cards: 6 }, HAND / 2],
  auction: 'overcall',
  values: { dreiblatt: { basic: 3 }, zweiblatt: { basic: 5 }, einblatt: { basic: 7 }, solo: { basic: 10 } },
  amounts: {
    pagat: { before: 20, announced: 10, silent: 5 },
    uhu: { before: 20, announced: 10, silent: 5 },
    forty: { before: 10, announced: 5 },
    fifty: { before: 40, announced: 20 },
    'no-trull': { before: 20, announced: 10 },
    'no-kings': { before: 20, announced: 10 },
    'tarock-trull': { meld: 3 },
    'royal-trull': { meld: 3 },
    'two-honours': {},
    valat: { before: 80, announced: 40, silent: 20 },
  },
  birds: { announced: 'declarer', silent: 'declarer' },
  early: { factor: 4, game: true },
  trischaken: false,
  options: {
    'without-scope': 'play',
    'no-kings-before': 20,
    recontra: true,
    'end-trigger': 'exceed',
    'review-rules': 'own-and-talon',
  },
  answered: [
    'all-pass',
    'trischaken-play',
    'trischaken-tie',
    'hold-after-retake',
    'outbid-after-hold',
    'declarer-contra',
  ],
};
