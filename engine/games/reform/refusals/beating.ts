import { type Text, text } from '#engine/core/text.ts';

/** What is refused where cards are beaten, pile after pile (reform §7.9, Pensionist). */
export const BEATING = {
  'must-beat': text(
    'Du kannst die oberste Karte stechen, also musst du: mit der ausgespielten Farbe, oder mit einem Tarock, wenn du sie nicht hast.',
    'You can beat the top card, so you must: with the suit led, or with a tarock if you do not have that suit.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
