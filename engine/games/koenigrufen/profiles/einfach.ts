import type { Profile } from '../profile.ts';
import { tirolSpeisezettel } from './tirol-speisezettel.ts';

const CONTRACTS: readonly string[] = ['rufer', 'trischaken', 'piccolo', 'solorufer', 'bettel', 'dreier', 'solodreier'];

/** The sheet for a first evening: a few of its games in its order, four bonuses, no kontra, one declarer at a time (tirol §16). */
export const einfach: Profile = {
  ...tirolSpeisezettel,
  id: 'einfach',
  ladder: tirolSpeisezettel.ladder.filter(([contract]) => CONTRACTS.includes(contract)),
  bonuses: {
    pagat: { silent: 1, announced: 2 },
    trull: { silent: 1, announced: 2 },
    kings: { silent: 1, announced: 2 },
    valat: { silent: 10, announced: 20 },
  },
  options: { 'kontra-levels': 0, 'bei-groups': 'off' },
};
