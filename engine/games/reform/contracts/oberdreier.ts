import { text } from '#engine/core/text.ts';
import type { Contract } from './contract.ts';
import { dreier } from './dreier.ts';

/** As Dreier, but cards are laid away before the talon is seen, and by the declarer alone. */
export const oberdreier: Contract = {
  ...dreier,
  id: 'oberdreier',
  rank: 28,
  name: text('Oberdreier', 'Oberdreier'),
  line: text(
    'Allein; man legt drei Karten weg, bevor man den Talon sieht.',
    'Alone; three cards are laid away before the talon is seen.',
  ),
  worth: 15,
  talon: { cards: 3, seenBy: 'declarer', layFirst: true, rest: 'opponents' },
  times: 2,
};
