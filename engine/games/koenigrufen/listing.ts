import type { EntryForm, ListedContract, ProfileListing } from '../../kernel/types.ts';
import { isBeiGame } from './contract.ts';
import { birdsOf, bonusesOf, openHouse, type House, type RankedContract } from './house.ts';
import { OPTIONS, type OptionId, type Options } from './options.ts';
import type { Customs, Profile } from './profile.ts';

/** The family's own value of every option. */
export const DEFAULTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([id, { fallback }]) => [id, fallback]),
) as unknown as Options;

/** Options that a table of payments has answered already, so that they are not offered (tirol §14). */
const ANSWERED: Readonly<Record<Customs['trischaken'], readonly string[]>> = {
  tirol: [],
  ooe: ['two-virgins', 'trischaken-forehand-tie'],
};

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
      silent: shown(house, id, 'silent'),
      announced: shown(house, id, 'announced'),
    })),
    options: Object.entries(OPTIONS)
      .filter(([id]) => !ANSWERED[profile.customs.trischaken].includes(id))
      .map(([id, spec]) => ({
        id,
        fallback: options[id as OptionId],
        values: [...spec.values],
        open: 'open' in spec,
      })),
  };
}

/** Points, or times the game where a Valat stands in its place; `null`: it does not count that way. */
function shown(house: House, id: string, stage: 'silent' | 'announced'): string | null {
  const amount = house.amount(id, stage);
  if (amount === null) return null;
  return house.customs.valat === 'instead' && house.bonus(id)?.kind === 'valat' ? `×${amount}` : String(amount);
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
    birds: birdsOf(house, contract).map(({ id }) => id),
    beside: house.contracts
      .filter((other) => isBeiGame(contract) && isBeiGame(other) && other.value === contract.value)
      .map(({ id }) => id),
  };
}
