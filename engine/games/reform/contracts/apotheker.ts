import { text } from '#engine/core/text.ts';
import type { Sharing } from './contract.ts';

/** Alone, with any card at any time, towards a fair share of the points for every opponent. */
export const apotheker: Sharing = {
  kind: 'sharing',
  id: 'apotheker',
  rank: 35,
  source: 'reform §4, §7.9',
  name: text('Apotheker', 'Apotheker'),
  line: text(
    'Allein, mit beliebigen Karten: Am Ende hat jeder Gegner zwischen 17⅓ und 35⅔ Punkten und man selbst höchstens 19.',
    'Alone, with any card at any time: in the end every opponent has between 17⅓ and 35⅔ points, and oneself 19 at most.',
  ),
  worth: 24,
  extra: 10,
  lead: 'declarer',
  side: 'alone',
  talon: { cards: 0, rest: 'shared' },
  mode: 'T',
  declarerPlays: 'any',
  bonuses: 'none',
  times: 1,
  isForSale: true,
};
