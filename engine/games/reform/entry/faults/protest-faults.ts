import type { Json } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Sides } from '#engine/games/reform/row.ts';
import { isAbout, type Protest, protestsIn, rowsIn } from '../answered.ts';
import { type Entered, type Fault, sidesIn, wholeIn } from '../entered.ts';

/** Protests that nobody could say: the step was not said, by oneself, or by nobody who is left to have said it (reform §6.3). */
export function protestFaults(entered: Entered): readonly Fault[] {
  const { answers, at } = entered;
  const { kontraLevels, protest } = entered.ruleset.options;
  const sides = sidesIn(entered);
  if (!protest || entered.contract.kind === 'negative') return [];
  const protests = protestsIn(answers);
  return protests.flatMap((one, i): readonly Fault[] => {
    if (!Number.isInteger(one.step) || !at.active.includes(one.by)) return [];
    if (one.step > kontraLevels) return [['kontra-above-limit', `protests.${i}.step`]];
    return isSayable(entered, sides, one, protests.slice(0, i)) ? [] : [['nothing-to-protest', `protests.${i}.by`]];
  });
}

function isSayable(entered: Entered, sides: Sides, one: Protest, before: readonly Protest[]): boolean {
  const level = levelOf(entered, sides, one);
  if (level === undefined || one.step < 1 || one.step > level) return false;
  const own = sides.members.includes(one.by) ? sides.members : sides.others;
  const same = before.filter((other) => other.bonus === one.bonus && own.includes(other.by) && isSameItem(other, one));
  if (same.some(({ by }) => by === one.by)) return false;
  // Somebody of the side must have said the step, and all that the side said later.
  const silenced = new Set([one, ...same].map(({ by }) => by));
  return silenced.size < own.length;
}

/** Members of a side protest its own steps, so the parity of the step says whose item it is. */
const isSameItem = (one: Protest, other: Protest): boolean => one.step % 2 === other.step % 2;

/** How far the item was doubled that a protest is about; missing: there is no such item. */
function levelOf({ answers }: Entered, sides: Sides, one: Protest): number | undefined {
  if (one.bonus === undefined) return isAbout(one, sides.members) ? wholeIn(answers['gameKontra']) : undefined;
  const row = rowsIn(answers['declared']).find(
    ({ bonus, by }) => bonus === one.bonus && isAbout(one, ownersBy(sides, by)),
  );
  return row && wholeIn(row['level']);
}

const ownersBy = ({ members, others }: Sides, by: Json | undefined): readonly Seat[] =>
  members.includes(Number(by)) ? members : others;
