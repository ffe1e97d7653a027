import type { ProfileListing } from '../../kernel/listing.ts';
import { bonusesOf } from './bonuses.ts';
import type { Ruleset } from './ruleset.ts';
import { showHalfCents } from './prices.ts';

/** What a table offers, for screens and documents. */
export function listed(ruleset: Ruleset): Pick<ProfileListing, 'contracts' | 'bonuses'> {
  const { contracts, options } = ruleset;
  const fixed = options.payment === 'fixed';
  return {
    contracts: contracts.map((contract, i) => {
      const { id, source } = contract;
      const { point, simple } = contract.price(options.tariff);
      const value = fixed ? String(simple) : showHalfCents(point);
      return { id, source, rank: i + 1, value };
    }),
    bonuses: bonusesOf(options),
  };
}
