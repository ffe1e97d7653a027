import { range } from '../cells.ts';
import type { Plan, Round } from '../types.ts';
import { develop, moved, type Symmetry } from './develop.ts';
import { cyclic } from './groups.ts';
import { type Starter, STARTERS } from './starters-data.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Known plans for equal tables. */
export const starters = (size: number, tables: number): readonly Plan[] =>
  STARTERS.filter((one) => one.size === size && one.tables === tables).map(developed);

export function developed({ size, tables, order, fixed, moved, still = [] }: Starter): Plan {
  const symmetry = { group: cyclic(order), classes: (size * tables - fixed) / order, fixed };
  return [...develop(symmetry, moved.map(read)), ...still.map((round) => turned(symmetry, read(round)))];
}

const read = (round: string): Round =>
  round.split(' ').map((table) => Array.from(table, (letter) => LETTERS.indexOf(letter)));

/** Every table, with all tables generated from it. */
const turned = (symmetry: Symmetry, tables: Round): Round =>
  tables.flatMap((table) =>
    range(symmetry.group.order).map((element) => table.map((player) => moved(symmetry, player, element))),
  );
