import type { Json } from '../../../core/json.ts';
import type { Answers } from '../../../kernel/entry/entry-sheet.ts';
import { isBonus, isFamily, OF_THE_ONE, type BonusId } from '../bonuses.ts';
import { SUITS } from '../cards.ts';
import type { Options } from '../options.ts';
import { isUsedUp } from '../strafen/in-deal.ts';
import type { RefusalCode } from '../refusals.ts';

/** Why an entry cannot be, and where. */
export type Fault = readonly [code: RefusalCode, field: string];

/** A Strafe as it was typed. */
interface Said {
  readonly id: BonusId;
  readonly side: Json | undefined;
}

const SKI_IN_HAND: readonly BonusId[] = ['skimon', 'ski-kingdom', 'ski-family'];
const KINGDOMS: readonly BonusId[] = ['kingdom', 'ski-kingdom'];
/** What needs the 21, the 1 or the Ski of a side. */
const AGAINST_SKIMON: readonly BonusId[] = ['oberers', 'unterers', ...OF_THE_ONE];

/** Strafen that cannot come about in one deal (tuebingen §12, TU20), each at the later of two. */
export function conflictsIn(options: Options, rows: Json | undefined): readonly Fault[] {
  // Of each kind two are enough, on two sides: with any later one they exclude as much as all of them would.
  const told = new Map<BonusId, readonly Said[]>();
  let families = 0;
  return (Array.isArray(rows) ? (rows as readonly Json[]) : []).flatMap((row, i): readonly Fault[] => {
    const one = saidIn(row);
    if (!one) return [];
    const refused = isRefused(options, one, [...told.values()].flat(), families);
    const same = told.get(one.id) ?? [];
    if (same.length < 2 && same.every(({ side }) => side !== one.side)) told.set(one.id, [...same, one]);
    if (isFamily(one.id)) families += 1;
    return refused ? [['strafe-conflict', `strafen.${i}.id`]] : [];
  });
}

function saidIn(row: Json): Said | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
  const { id, side } = row as Answers;
  return isBonus(id) ? { id, side } : undefined;
}

function isRefused(options: Options, one: Said, before: readonly Said[], families: number): boolean {
  const { id } = one;
  if (isFamily(id)) {
    if (families >= SUITS.length || isUsedUp(options, id, before)) return true;
  } else if (before.some((other) => other.id === id)) return true;
  return before.some((other) => excludes(one, other));
}

/** One Tarock 1, four kings, one Ski: in one hand, or with one fate. */
function excludes(one: Said, other: Said): boolean {
  const both = (ids: readonly BonusId[]): boolean => ids.includes(one.id) && ids.includes(other.id);
  if (one.id !== other.id && (both(OF_THE_ONE) || both(KINGDOMS))) return true;
  if (one.side === other.side) return false;
  if (both(SKI_IN_HAND)) return true;
  const pair = [one, other];
  return pair.some(({ id }) => id === 'skimon') && pair.some(({ id }) => AGAINST_SKIMON.includes(id));
}
