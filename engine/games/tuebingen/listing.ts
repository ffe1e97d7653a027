import type { Listed } from '#engine/kernel/family/family.ts';
import { BONUS_IDS, isRun, WORTH } from './bonuses.ts';
import type { Ruleset } from './ruleset.ts';
import { worthIn } from './words/names.ts';

/** What a table offers, for screens and documents. */
export const listed = (ruleset: Ruleset): Listed => ({
  contracts: ruleset.contracts.map((contract) => ({
    id: contract.id,
    source: contract.source,
    value: worthIn(contract).en,
  })),
  bonuses: BONUS_IDS.map((id) => ({
    id,
    source: 'tuebingen §7.1',
    amounts: { claimed: isRun(id) ? `${WORTH[id]} × n` : String(WORTH[id]) },
  })),
});
