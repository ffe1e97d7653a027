import { multiply, type Rational, rational } from '#engine/core/rational.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Amount } from '../bonuses/index.ts';

/** An amount as people write it: `4,8` in German, `4.8` in English. */
export function amountText({ n, d }: Rational): Text {
  const number = String(Math.round((n / d) * 100) / 100);
  return text(number.replace('.', ','), number);
}

const HALVES: Readonly<Record<number, string>> = { 0: '', 0.5: '½' };

/** How often something counts: `1½`. */
const timesText = (times: number): string => `${Math.floor(times)}${HALVES[times % 1] ?? ''}`;

/** What a bonus counts: points, or a number of times the game. */
export function bonusAmount(amount: Amount, times: 1 | 2 = 1): Text {
  if ('points' in amount) return text(String(times * amount.points), String(times * amount.points));
  const often = timesText(times * amount.times);
  return text(`${often} × Spiel`, `${often} × game`);
}

/** The same in points, in a game of this value. */
export const bonusIn = (amount: Amount, times: 1 | 2, value: Rational): Rational =>
  'points' in amount ? rational(times * amount.points) : multiply(rational(2 * times * amount.times, 2), value);

/** Thirds as they are said and written at the table: points and Blatt, `35/2`. */
export function thirdsText(thirds: number): Text {
  const said = `${Math.floor(thirds / 3)}/${thirds % 3}`;
  return text(said, said);
}
