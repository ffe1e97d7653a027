import type { ContractId } from '../contracts/index.ts';
import type { Profile } from './profile.ts';
import { tirolSpeisezettel } from './tirol-speisezettel.ts';

const CONTRACTS: readonly ContractId[] = [
  'rufer',
  'trischaken',
  'piccolo',
  'solorufer',
  'bettel',
  'dreier',
  'solodreier',
];
const { pagat, trull, kings, valat } = tirolSpeisezettel.bonuses;

const NOT_YET = { uhu: null, kakadu: null, quapil: null, geier: null, ku: null, sack1: null, sack2: null };

/** The sheet for a first evening: a few of its games in its order, four bonuses, no kontra, one declarer at a time (tirol §16). */
export const einfach: Profile = {
  ...tirolSpeisezettel,
  id: 'einfach',
  ladder: tirolSpeisezettel.ladder.filter(([contract]) => CONTRACTS.includes(contract)),
  bonuses: { pagat, trull, kings, valat, ...NOT_YET },
  options: { 'kontra-levels': 0, 'bei-groups': 'off' },
  evenings: [],
};
