import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { contractNamed } from '../reform-contracts.ts';
import { isOfPrater, reformWords, type Sides } from '../reform-log.ts';
import { reformTricks } from '../reform-tricks.ts';

/** The black-out, from docs/rules/reform.md §6.1 and §7.4 alone. */

const SEVEN = 7;

/** Whether the declarer has to answer now: when trick 7 has been gathered, before the next lead. */
export function isSevenAsked(s: State, options: Notes, { contract, ours }: Sides): boolean {
  const words = reformWords(s);
  // §4: only where all bonuses are; §7.4: no `seven` in the Prater.
  if (contractNamed(contract).bonuses !== 'all' || isOfPrater(words)) return false;
  if (words.some(({ type }) => type === 'call-black-out' || type === 'no-call')) return false;
  const isVolat = words.some(({ type, by, ...said }) => {
    return type === 'announce' && said['bonus'] === 'volat' && ours.includes(by);
  });
  return !isVolat && reformTricks(s, options).length === SEVEN && (s.zones['trick'] ?? []).length === 0;
}
