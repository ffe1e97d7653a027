import type { Profile } from '../profile.ts';

/** The sheet's list: its order is the bidding order (tirol §4, §6.1, R2). */
export const tirolSpeisezettel: Profile = {
  id: 'tirol-speisezettel',
  ladder: [
    ['rufer', 1],
    ['trischaken', 2],
    ['piccolo', 2],
    ['solorufer', 2],
    ['besserrufer-1', 1],
    ['bettel', 4],
    ['dreier', 5],
    ['solodreier', 10],
  ],
  bonuses: {
    pagat: { silent: 1, announced: 2 },
    ku: { silent: 1, announced: 2 },
    trull: { silent: 1, announced: 2 },
    kings: { silent: 1, announced: 2 },
    valat: { silent: 10, announced: 20 },
  },
  options: {},
};
