import type { Card } from '#engine/core/card.ts';
import { KINGS, SKI, T1, T21 } from '#engine/decks/deck-78.ts';
import type { BonusId } from '../bonuses.ts';
import { LEAST_RUN } from '../bonuses.ts';
import { COURTS, numberOf, type Suit, SUITS, tarock } from '../cards.ts';
import type { Options } from '../options/options.ts';

/** Something that one hand has from the start (tuebingen §7.1). */
export interface InHand {
  readonly id: BonusId;
  /** Cards of a run. */
  readonly length?: number;
  readonly suit?: Suit;
}

/** All that a hand has. */
export function strafenIn(options: Options, hand: readonly Card[]): readonly InHand[] {
  const hasSki = hand.includes(SKI);
  const kings = KINGS.filter((king) => hand.includes(king)).length;
  const courts = SUITS.map((suit) => ({
    suit,
    count: COURTS.filter((rank) => hand.includes(suit + rank)).length,
  }));
  const whole = courts.filter(({ count }) => count === COURTS.length);
  const almost = hasSki ? courts.filter(({ count }) => count === COURTS.length - 1) : [];
  return [
    ...([SKI, T21, T1].every((card) => hand.includes(card)) ? [{ id: 'skimon' } as const] : []),
    ...runIn(options, hand, 'oberers'),
    ...runIn(options, hand, 'unterers'),
    ...(kings === KINGS.length ? [{ id: 'kingdom' } as const] : []),
    ...(hasSki && kings === KINGS.length - 1 ? [{ id: 'ski-kingdom' } as const] : []),
    ...whole.map(({ suit }) => ({ id: 'family', suit }) as const),
    ...almost.map(({ suit }) => ({ id: 'ski-family', suit }) as const),
  ];
}

/** From the 21 down or the 1 up; the Ski stands for one card that is missing (tuebingen §7.1, R14, R16). */
function runIn(options: Options, hand: readonly Card[], id: 'oberers' | 'unterers'): readonly InHand[] {
  const [head, step] = id === 'oberers' ? [numberOf(T21), -1] : [numberOf(T1), 1];
  let skis = hand.includes(SKI) ? 1 : 0;
  let length = 0;
  for (let number = head; number >= 1 && number <= numberOf(T21); number += step) {
    const isHeld = hand.includes(tarock(number));
    const mayReplace = skis > 0 && (options['ski-head'] || number !== head);
    if (!isHeld && !mayReplace) break;
    if (!isHeld) skis--;
    length++;
  }
  return length >= LEAST_RUN ? [{ id, length }] : [];
}
