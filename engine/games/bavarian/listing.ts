import type { Listed } from '../../kernel/family/family.ts';
import { bonusesOf } from './bonuses.ts';
import type { Ruleset } from './ruleset.ts';
import { showHalfCents } from './prices.ts';

/** What a table offers, for screens and documents. */
export const listed = ({ contracts, options }: Ruleset): Listed => ({
  contracts: contracts.map(({ id, source, price }) => {
    const { point, simple } = price(options.tariff);
    return { id, source, value: options.payment === 'fixed' ? String(simple) : showHalfCents(point) };
  }),
  bonuses: bonusesOf(options),
});
