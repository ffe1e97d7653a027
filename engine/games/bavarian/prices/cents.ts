import { type Text, text } from '#engine/core/text.ts';
import { showCount } from '#engine/entry/units.ts';

/** Half-cents as people write them: `1½`. */
export const showHalfCents = (halfCents: number): string => showCount(halfCents, { id: 'cents', parts: 2, total: 0 });

export const cents = (halfCents: number): Text => {
  const amount = showHalfCents(halfCents);
  return text(`${amount} Cent`, amount === '1' || amount === '½' ? `${amount} cent` : `${amount} cents`);
};
