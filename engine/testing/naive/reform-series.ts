import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { isGameWon } from './reform.ts';
import { contractNamed } from './reform-contracts.ts';
import { reformWords, sidesOf } from './reform-log.ts';

/** What a series of Reform Tarock lends to its deals, kept a second time, from docs/rules/reform.md §9 alone. */

export interface NaiveLent {
  /** By seat. */
  readonly hoelzel: readonly number[];
  /** How many deals, from the next one on, count twice. */
  readonly radel: number;
  /** What every game costs, and in how many deals from the next one on. */
  readonly fixed?: { readonly value: number; readonly deals: number };
}

export const nothingLent = (table: number): NaiveLent => ({
  hoelzel: Array.from({ length: table }, () => 0),
  radel: 0,
});

/** After a deal that was played to its end with what was lent to it. A round: everybody at the table deals once. */
export function lentAfter(before: NaiveLent, s: State, options: Notes): NaiveLent {
  const sides = sidesOf(s, options);
  if (!sides) return before;
  const { contract, declarer } = sides;
  const isTrischaker = contract.endsWith('trischaker');
  const hoelzel = [...before.hoelzel];
  const isOver = contractNamed(contract).isEach;
  if (isTrischaker && options['afterTrischaker'] === 'hoelzel')
    for (const seat of s.active) hoelzel[seat] = (hoelzel[seat] ?? 0) + 1;
  if (!isOver && isGameWon(s, options)) hoelzel[declarer] = Math.max(0, (hoelzel[declarer] ?? 0) - 1);
  const radel = Math.max(0, before.radel - 1) + (isTrischaker && options['afterTrischaker'] === 'radel' ? s.table : 0);
  const fixed = fixedAfter(before, s, contract, options);
  return { hoelzel, radel, ...(fixed && { fixed }) };
}

function fixedAfter({ fixed }: NaiveLent, s: State, contract: string, options: Notes): NaiveLent['fixed'] {
  if (fixed) return fixed.deals > 1 ? { ...fixed, deals: fixed.deals - 1 } : undefined;
  if (contract !== 'sautanz') return undefined;
  const said = reformWords(s).find(({ type, in: phase }) => type === 'value' && phase === 'value');
  return { value: Number(said?.['value'] ?? options['sautanzValue']), deals: s.table };
}
