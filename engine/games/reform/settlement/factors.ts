import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Doubling, doublingCode, type Factor, type Situation } from '#engine/kernel/score.ts';
import { SELF } from '../items.ts';

/** By how much the first step multiplies if it was said before the exchange; the later ones double in any case (reform §6.4). */
export const EARLY = 3;
const STEP = 2;
/** By how much a Hölzel, and a Radel, multiplies a deal (reform §8). */
export const LENT = 2;

/** What a step multiplies by. */
export function factorOf(doubling: Doubling): Factor {
  const code = doublingCode(doubling);
  if (code === SELF) return { code, by: rational(1, STEP) };
  return { code, by: rational(doubling.early ? EARLY : STEP) };
}

/** What multiplies every item of the deal: a Hölzel of the declarer, if there is one, and a Radel round (reform §8, §9). */
export function lentTo(declarer: Seat | null, { notes: { hoelzel, radel } }: Situation): readonly Factor[] {
  const held = Array.isArray(hoelzel) && declarer !== null ? Number(hoelzel[declarer] ?? 0) : 0;
  return [
    ...(held > 0 ? [{ code: 'hoelzel', by: rational(LENT) }] : []),
    ...(radel === true ? [{ code: 'radel', by: rational(LENT) }] : []),
  ];
}
