import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import type { BonusId } from '../bonuses.ts';
import { isRun, LEAST_RUN } from '../bonuses.ts';
import { canBeDealt, type Entered } from './dealt.ts';
import type { Fault } from './faults.ts';
import { SIDES } from './fields.ts';
import type { Claimed } from './placements.ts';

/**
 * Strafen that cannot come about with the game as it was played (tuebingen §12, TU20): the first one with which all up to it cannot
 * be, at its length if a shorter run would go.
 */
export function conflictsIn(entered: Entered): readonly Fault[] {
  const claimed = ((entered.answers['strafen'] ?? []) as readonly Answers[]).map(claimedIn);
  if (claimed.length === 0 || canBeDealt(entered, claimed)) return [];
  const first = claimed.findIndex((_, i) => !canBeDealt(entered, claimed.slice(0, i + 1)));
  const shorter = claimed.slice(0, first + 1).map((one, i) => (i === first ? { ...one, length: LEAST_RUN } : one));
  const isTooLong = claimed.slice(first, first + 1).some(({ id }) => isRun(id)) && canBeDealt(entered, shorter);
  return [['strafe-conflict', `strafen.${first}.${isTooLong ? 'n' : 'id'}`]];
}

const claimedIn = ({ id, side, n }: Answers): Claimed => ({
  id: id as BonusId,
  side: side === SIDES[0] ? 'declarer' : 'defenders',
  length: Number(n ?? 0),
});
