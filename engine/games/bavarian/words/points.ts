import { type Text, text } from '#engine/core/text.ts';
import { HALF } from '../played/counted.ts';

/** Card points in words. */
export const inPoints = (n: number): Text =>
  text(n === 1 ? '1 Auge' : `${n} Augen`, n === 1 ? '1 point' : `${n} points`);

/** How far from a tie: `8 Augen unter 60`. */
export function fromTie(points: number): Text {
  const by = Math.abs(points - HALF);
  if (by === 0) return text(`${points} zu ${HALF}`, `${points} to ${HALF}`);
  const { de, en } = inPoints(by);
  return points > HALF
    ? text(`${de} über ${HALF}`, `${en} over ${HALF}`)
    : text(`${de} unter ${HALF}`, `${en} under ${HALF}`);
}

/** At least one point is paid (R26). */
export function paidFor(points: number): Text {
  const [tie, one] = [fromTie(points), inPoints(1)];
  return points === HALF ? text(`${tie.de}, wie ${one.de}`, `${tie.en}, as ${one.en}`) : tie;
}
