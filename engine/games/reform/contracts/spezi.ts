import { text } from '#engine/core/text.ts';
import type { FirstAndLast } from './contract.ts';

/** Alone, for the first trick and the last one, that with a suit named beforehand. */
export const spezi: FirstAndLast = {
  kind: 'first-and-last',
  id: 'spezi',
  rank: 13,
  source: 'reform §4, §7.6',
  name: text('Spezi', 'Spezi'),
  line: text(
    'Allein: den ersten Stich machen und den letzten mit einer vorher genannten Farbe; kein Zwang zum Tarock.',
    'Alone: win the first trick, and the last one with a suit named beforehand; nobody has to give a tarock.',
  ),
  worth: 10,
  lead: 'declarer',
  side: 'alone',
  talon: { cards: 0, isLookedAt: true, rest: 'out' },
  mode: 'B',
  declares: ['side-suit'],
  bonuses: 'none',
  times: 1,
  isForSale: true,
};

/** As Spezi, with tarocks as always: the leader plays low, and the opponents have to beat. */
export const wechselspezi: FirstAndLast = {
  ...spezi,
  id: 'wechselspezi',
  rank: 14,
  name: text('Wechselspezi', 'Wechselspezi'),
  line: text(
    'Wie Spezi, aber mit Tarockzwang: Ausgespielt wird die niedrigste Karte einer Farbe, und die Gegner müssen stechen.',
    'As Spezi, but tarocks have to be given: the lowest card of a suit is led, and the opponents have to beat.',
  ),
  mode: 'W',
};
