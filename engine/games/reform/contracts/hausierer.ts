import { text } from '#engine/core/text.ts';
import type { Emptying } from './contract.ts';

/** Alone, with as many cards of the talon as one dares to draw, and out of all of them before the others are. */
export const hausierer: Emptying = {
  kind: 'emptying',
  id: 'hausierer',
  rank: 15,
  source: 'reform §4, §7.8',
  name: text('Hausierer', 'Hausierer'),
  line: text(
    'Allein: Karten vom Talon nehmen, bis man alle vier Farben hat (sonst ist es gleich verloren), mehrere einer Farbe auf einmal spielen und vor dem letzten Stich keine mehr haben.',
    'Alone: draw cards from the talon until one holds all four suits (else it is lost at once), play several of a suit at once, and be out of cards before the last trick.',
  ),
  worth: 11,
  lead: 'forehand',
  side: 'alone',
  talon: { cards: 0, draws: 6, rest: 'out' },
  mode: 'T',
  declarerPlays: 'one-suit',
  bonuses: 'none',
  times: 1,
  isForSale: true,
};
