import { type Rational, sum } from '#engine/core/rational.ts';
import { inPotAt } from '../state/tables.ts';
import type { EveningState } from '../state/types.ts';

/** What is in the pots of the tables, round by round; rounds in which nothing is left are missing. */
export const inPotsOf = ({
  format,
  rounds,
}: EveningState): readonly { readonly round: number; readonly amount: Rational }[] =>
  rounds
    .filter(({ phase }) => phase !== 'draft')
    .map(({ round, tables }) => ({ round, amount: sum(tables.map((table) => inPotAt(format, table))) }))
    .filter(({ amount }) => amount.n !== 0);
