import { type Text, text } from '#engine/core/text.ts';
import { type BonusId, isFamily, isRun, worthOf } from '../bonuses.ts';
import type { Suit } from '../cards.ts';
import type { Contract } from '../contracts/contract.ts';
import { TOUT } from '../settlement/settle.ts';

/** The same in every language. */
const same = (words: string): Text => text(words, words);

export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  C: text('Treff', 'Clubs'),
  S: text('Pik', 'Spades'),
  H: text('Herz', 'Hearts'),
  D: text('Karo', 'Diamonds'),
};

/** What a game is worth; of a game for points, what its points are multiplied by. */
export function worthIn({ threshold, times, hasPartner }: Contract): Text {
  if (threshold === undefined) return same(`${TOUT['tout-little']} / ${TOUT['tout-grand']} / −${TOUT['tout-lost']}`);
  return hasPartner
    ? text(`Punkte − ${threshold}; verloren × ${times}`, `points − ${threshold}; lost × ${times}`)
    : text(`(Punkte − ${threshold}) × ${times}`, `(points − ${threshold}) × ${times}`);
}

/** Points with their sign, the same in every language. */
export const signed = (points: number): Text => same(points > 0 ? `+${points}` : `−${-points}`);

/** What a Strafe is worth: a run by its length, a family in each suit. */
export function strafeWorth(id: BonusId): Text {
  const worth = signed(worthOf(id));
  if (isRun(id)) return text(`${worth.de} für jedes Tarock`, `${worth.en} for each tarock`);
  return isFamily(id) ? text(`${worth.de} je Farbe`, `${worth.en} for each suit`) : worth;
}
