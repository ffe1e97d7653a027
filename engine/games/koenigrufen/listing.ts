import type { Amounts } from '../../kernel/score.ts';
import { fallbacksOf, listedOptions } from '../../kernel/options.ts';
import type { ListedContract, ProfileListing } from '../../kernel/types.ts';
import { resolveRules, type Ruleset, type RankedContract } from './ruleset.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Customs, Profile } from './profile.ts';

/** Options that a table of payments has answered already, so that they are not offered (tirol §14). */
const ANSWERED: Readonly<Record<Customs['trischaken'], readonly string[]>> = {
  tirol: [],
  ooe: ['two-virgins', 'trischaken-forehand-tie'],
};

/** What a profile offers, as it is or with other options, for screens and documents. */
export function listingOf(profile: Profile, chosen: Partial<Options> = {}): ProfileListing {
  const options = { ...fallbacksOf(OPTIONS), ...profile.options, ...chosen };
  const ruleset = resolveRules(profile, options);
  return {
    id: profile.id,
    contracts: ruleset.contracts.map(listed),
    bonuses: ruleset.bonuses.map(({ id, source }) => ({
      id,
      source,
      amounts: { ...shown(ruleset, id, 'silent'), ...shown(ruleset, id, 'announced') },
    })),
    options: listedOptions(OPTIONS, options).filter(({ id }) => !ANSWERED[profile.customs.trischaken].includes(id)),
  };
}

/** Points, or times the game where a Valat stands in its place; nothing if it does not count that way. */
function shown(ruleset: Ruleset, id: string, stage: 'silent' | 'announced'): Amounts {
  const amount = ruleset.amount(id, stage);
  if (amount === null) return {};
  const times = ruleset.customs.valat === 'instead' && ruleset.bonus(id)?.kind === 'valat' ? '×' : '';
  return { [stage]: `${times}${amount}` };
}

const listed = ({ id, rank, value, source, bird }: RankedContract): ListedContract => ({
  id,
  rank,
  value: String(value),
  source,
  ...(bird !== undefined && { bonus: bird }),
});
