import type { EntryForm, ListedContract, ProfileListing } from '../../kernel/types.ts';
import { isBeiGame } from './contract.ts';
import { bonusesOf, openHouse, type House, type RankedContract } from './house.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Profile } from './profile.ts';

/** The family's own value of every option. */
export const DEFAULTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([id, { fallback }]) => [id, fallback]),
) as unknown as Options;

/** What a profile offers, as it is or with other options, for screens and documents. */
export function listingOf(profile: Profile, chosen: Partial<Options> = {}): ProfileListing {
  const options = { ...DEFAULTS, ...profile.options, ...chosen };
  const house = openHouse(profile, options);
  return {
    id: profile.id,
    contracts: house.contracts.map((contract) => listed(house, contract)),
    bonuses: house.bonuses.map(({ id, source }) => ({
      id,
      source,
      silent: house.amount(id, 'silent')?.toString() ?? null,
      announced: house.amount(id, 'announced')?.toString() ?? null,
    })),
    options: Object.entries(OPTIONS).map(([id, spec]) => ({
      id,
      fallback: options[id as keyof Options],
      values: [...spec.values],
      open: 'open' in spec,
    })),
  };
}

const listed = (house: House, contract: RankedContract): ListedContract => ({
  id: contract.id,
  rank: contract.rank,
  value: String(contract.value),
  source: contract.source,
  form: formOf(house, contract),
});

function formOf(house: House, contract: RankedContract): EntryForm {
  const { goal, parties, bird } = contract;
  return {
    parties,
    counts: goal === 'least-points' ? 'least-points' : 'tricks' in goal ? 'tricks' : 'points',
    bonuses: bonusesOf(house, contract).map(({ id }) => id),
    ...(bird !== undefined && { bird }),
    beside: house.contracts
      .filter((other) => isBeiGame(contract) && isBeiGame(other) && other.value === contract.value)
      .map(({ id }) => id),
  };
}
