import { PACK_78 } from '../../decks/deck-78.ts';
import { tuebingen } from '../../games/tuebingen/game.ts';
import { WINDFALL, WINDFALL_HAND } from '../games/windfall.ts';
import { handOf } from '../../core/card.ts';
import type { Stack } from './stack.ts';

/** Nothing but pips: somebody whose hand allows the question for a Tout. */
export const PIPS = PACK_78.cards.filter((card) => !PACK_78.isTrump(card) && PACK_78.points(card) === 1).slice(0, 19);

/**
 * Hands for contracts that hardly any shuffled pack allows, by family and contract. A contract that is bid with any hand, or
 * with one in some dozens, needs none: packs are shuffled until it is played. No contract of Königrufen or of simple Bavarian
 * Tarock is rarer than one pack in six.
 */
const RARE: Readonly<Record<string, Readonly<Record<string, Stack>>>> = {
  [WINDFALL.id]: { windfall: (active) => ({ [handOf(active[0] ?? 0)]: WINDFALL_HAND }) },
  // The one who asks is another than the one who plays.
  [tuebingen.id]: { tout: (active) => ({ [handOf(active[1] ?? 0)]: PIPS }) },
};

/** The cards with which a contract is dealt; `undefined`: any will do. */
export const stackFor = (family: string, contract: string): Stack | undefined => RARE[family]?.[contract];
