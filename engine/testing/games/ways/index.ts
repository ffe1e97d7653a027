import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { DUMMY } from './dummy.ts';
import { LIAR } from './liar.ts';
import { MORTGAGE } from './mortgage.ts';
import { PILES } from './piles.ts';
import { SETS } from './sets.ts';

/** A game for each way in which a card can be given, besides one card of one's own hand to a trick. */
export const WAYS: readonly GameDefinition[] = [SETS, DUMMY, MORTGAGE, PILES, LIAR];
