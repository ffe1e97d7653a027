import type { Profile } from '../profile.ts';

/** Upper Austrian tournament rules 4/2023: kontra is for money only, forehand may hold (tirol §14). */
export const ooe2023: Profile = {
  id: 'ooe-2023',
  ladder: [
    ['trischaken', 1],
    ['rufer', 1],
    ['piccolo', 2],
    ['bettel', 2],
    ['solorufer', 2],
    ['besserrufer', 1],
    ['farbendreier', 3],
    ['sechserdreier', 4],
    ['dreier', 4],
    ['farbensolo', 6],
    ['piccolo-ouvert', 6],
    ['bettel-ouvert', 7],
    ['solodreier', 8],
  ],
  bonuses: {
    pagat: { silent: 1, announced: 2 },
    uhu: { silent: 2, announced: 4 },
    kakadu: { silent: 3, announced: 6 },
    quapil: { silent: 4, announced: 8 },
    ku: { silent: 1, announced: 2 },
    trull: { silent: 1, announced: 2 },
    kings: { silent: 1, announced: 2 },
    // Times the value of the game, in whose place it stands.
    valat: { silent: 4, announced: 8 },
  },
  customs: {
    talonLies: 'through-first-trick',
    holding: 'forehand',
    announcing: 'once',
    announcedWithBid: ['solodreier'],
    colourDefence: 'kontra-or-valat',
    valat: 'instead',
    trischaken: 'ooe',
    renonce: { trischaken: 2, trischakenForehand: 4, withoutBird: 3, wrongBird: 'bonus' },
  },
  options: {
    'bei-groups': 'off',
    'solorufer-kontra-void': true,
    'kontra-levels': 3,
    'kontra-scope': 'money-only',
    'bird-lock': 'warn',
    'silent-loss': false,
    'ouvert-talk': true,
    'trick-review': 'own-tricks',
    'trischaken-stichzwang': 'yes',
    'trischaken-talon': 'last',
  },
};
