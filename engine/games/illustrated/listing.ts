import type { Listed } from '#engine/kernel/family/family.ts';
import { BONUSES } from './bonuses.ts';
import { type Column, LEVELS } from './profiles/profile.ts';
import type { Ruleset } from './ruleset.ts';

const COLUMNS: readonly Column[] = ['silent', 'announced', 'before', 'meld'];

/** What a table offers, for screens and documents. */
export const listed = (ruleset: Ruleset): Listed => ({
  contracts: ruleset.contracts.map(({ id, source, times }) => {
    const values = LEVELS.flatMap((level) => ruleset.value(id, level) ?? []);
    const value = values.length === 0 ? '–' : `${values.join(' / ')}${times === 1 ? '' : ` × ${times}`}`;
    return { id, source, value };
  }),
  bonuses: ruleset.bonuses.map((id) => ({
    id,
    source: BONUSES[id].source,
    amounts: Object.fromEntries(
      COLUMNS.flatMap((column) => {
        const amount = ruleset.amount(id, column);
        return amount === undefined ? [] : [[column, String(amount)]];
      }),
    ),
  })),
});
