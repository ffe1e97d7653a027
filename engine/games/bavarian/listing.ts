import type { Listed } from '#engine/kernel/family/family.ts';
import { bonusesOf } from './bonuses.ts';
import type { Ruleset } from './ruleset.ts';

/** What a table offers, for screens and documents. */
export const listed = (ruleset: Ruleset): Listed => ({
  contracts: ruleset.contracts.map(({ id, source, price }) => ({ id, source, value: price.listed(ruleset.options) })),
  bonuses: bonusesOf(ruleset),
});
