import { findGame } from '../../../../engine/games/index.ts';
import type { TableRules } from '../../../../engine/kernel/types.ts';
import { tableSize } from '../../../../engine/tournament/holders.ts';
import { SPLITS, type Split } from '../../../../engine/tournament/seating/splits.ts';
import type { SeatingMethod } from '../../../../electron/protocol/messages.ts';

/** What the director wants of the next tables. */
export interface Wish {
  readonly method: SeatingMethod;
  readonly rounds: number;
  readonly split: Split;
  readonly fair: boolean;
  readonly seed: string;
  readonly seconds: number;
}

const SIZES: Readonly<Record<Split, readonly number[]>> = { auto: [4, 5], 3: [3, 4], 4: [3, 4], 5: [4, 5] };

/** The ways of spreading people that make no table at which the game cannot be played. */
export function splitsFor({ family }: TableRules): readonly Split[] {
  const game = findGame(family);
  if (!game.ok) return ['auto'];
  const fitting = SPLITS.filter((split) => SIZES[split].every((size) => game.value.tables.includes(size)));
  return fitting.length > 0 ? fitting : ['auto'];
}

/** The usual spread: fours, unless the rules were agreed for five; what fits the game in any case. */
export function usualSplit(rules: TableRules): Split {
  const fitting = splitsFor(rules);
  const wanted: Split = tableSize(rules) === 5 ? 5 : 'auto';
  return fitting.includes(wanted) ? wanted : (fitting[0] ?? 'auto');
}

/** Only plans think; the other ways are there at once. */
export const thinks = (method: SeatingMethod): boolean => method === 'planned' || method === 'round-by-round';
/** Only these make several rounds that differ. */
export const makesMany = (method: SeatingMethod): boolean => method === 'planned' || method === 'random';
