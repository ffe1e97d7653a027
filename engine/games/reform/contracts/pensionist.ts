import { text } from '#engine/core/text.ts';
import type { Passing } from './contract.ts';

/** Alone, with the whole talon: the others play onto piles, and the declarer wants never to be able to. */
export const pensionist: Passing = {
  kind: 'passing',
  id: 'pensionist',
  rank: 30,
  source: 'reform §4, §7.9',
  name: text('Pensionist', 'Pensionist'),
  line: text(
    'Allein, mit dem ganzen Talon: Wer die oberste Karte stechen kann, muss es tun, und den Spieler darf es nie treffen.',
    'Alone, with the whole talon: whoever can beat the top card has to, and the declarer must never be able to.',
  ),
  worth: 20,
  lead: 'declarer',
  side: 'alone',
  talon: { cards: 6, seenBy: 'declarer', rest: 'out' },
  mode: 'T',
  bonuses: 'none',
  times: 1,
  isForSale: true,
};

/** The same with all hands open from the second pile on, and one excuse. */
export const pensionistOuvert: Passing = {
  ...pensionist,
  id: 'pensionist-ouvert',
  rank: 38,
  name: text('Pensionist ouvert', 'Pensionist ouvert'),
  line: text(
    'Wie Pensionist, aber ab dem zweiten Haufen liegen alle Karten offen, und einmal darf der Spieler gleich nach dem Nachbarn zugeben.',
    'As Pensionist, but from the second pile on all hands lie open, and once the declarer may play right behind their neighbour.',
  ),
  worth: 40,
  isOpen: true,
  excusedOnce: true,
};
