import { range } from '../cells.ts';
import type { Plan, Round } from '../types.ts';
import type { Group } from './groups.ts';

/**
 * Players that a group moves from round to round: `classes` times the order of the group, and `fixed` ones who stay.
 * Element g of class c is player c * order + g; the fixed ones come last.
 */
export interface Symmetry {
  readonly group: Group;
  readonly classes: number;
  readonly fixed: number;
}

export const playersOf = ({ group, classes, fixed }: Symmetry): number => group.order * classes + fixed;

/** Where an element of the group moves a player. */
export function moved({ group: { order, times }, classes }: Symmetry, player: number, element: number): number {
  if (player >= order * classes) return player;
  const own = player % order;
  return player - own + (times[element * order + own] ?? 0);
}

/** All rounds generated from the given ones by moving the players: each gives as many as the group has elements. */
export const develop = (symmetry: Symmetry, base: readonly Round[]): Plan =>
  base.flatMap((round) =>
    range(symmetry.group.order).map((element) =>
      round.map((table) => table.map((player) => moved(symmetry, player, element))),
    ),
  );
