import { WINDFALL, WINDFALL_HAND } from '../games/windfall.ts';
import { handOf } from '../../core/card.ts';
import type { Stack } from './stack.ts';

/**
 * Hands for contracts that hardly any shuffled pack allows, by family and contract. A contract that is bid with any hand, or
 * with one in some dozens, needs none: packs are shuffled until it is played. No contract of Königrufen or of simple Bavarian
 * Tarock is rarer than one pack in six.
 */
const RARE: Readonly<Record<string, Readonly<Record<string, Stack>>>> = {
  [WINDFALL.id]: { windfall: (active) => ({ [handOf(active[0] ?? 0)]: WINDFALL_HAND }) },
};

/** The cards with which a contract is dealt; `undefined`: any will do. */
export const stackFor = (family: string, contract: string): Stack | undefined => RARE[family]?.[contract];
