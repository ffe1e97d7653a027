import { text, type Text } from '../../../core/text.ts';
import { isFamily, isRun, WORTH, worthOf, type BonusId } from '../bonuses.ts';
import type { Suit } from '../cards.ts';
import type { Contract } from '../contract.ts';
import { TOUT } from '../settlement/settle.ts';

export const nameOf = (texts: Readonly<Record<string, Text>>, id: string): Text => texts[id] ?? text(id, id);

/** The same in every language. */
export const same = (words: string): Text => text(words, words);

export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  C: text('Kreuz', 'Clubs'),
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

/** What a Strafe is worth: a run by its length. */
export function strafeWorth(id: BonusId): Text {
  const worth = worthOf(id);
  const signed = worth > 0 ? `+${worth}` : `−${-worth}`;
  if (isRun(id)) return text(`+${WORTH[id]} für jedes Tarock`, `+${WORTH[id]} for each tarock`);
  return isFamily(id) ? text(`${signed} je Farbe`, `${signed} for each suit`) : same(signed);
}
