import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Doubling, Factor, Situation } from '#engine/kernel/score.ts';
import { SELF } from '../items.ts';

/** By how much the first step multiplies if it was said before the exchange; the later ones double in any case (reform §6.4). */
export const EARLY = 3;
const STEP = 2;
/** By how much a Hölzel, and a Radel, multiplies a deal (reform §8). */
export const LENT = 2;

/** What a step multiplies by. */
export function factorOf({ step, early }: Doubling): Factor {
  if (step === SELF) return { code: step, by: rational(1, STEP) };
  return early ? { code: `early-${step}`, by: rational(EARLY) } : { code: step, by: rational(STEP) };
}

/** What multiplies every item of the deal: a Hölzel of the declarer, a Radel round (reform §8, §9). */
export function lentTo(declarer: Seat, { notes: { hoelzel, radel } }: Situation): readonly Factor[] {
  const held = Array.isArray(hoelzel) ? Number(hoelzel[declarer] ?? 0) : 0;
  return [
    ...(held > 0 ? [{ code: 'hoelzel', by: rational(LENT) }] : []),
    ...(radel === true ? [{ code: 'radel', by: rational(LENT) }] : []),
  ];
}
