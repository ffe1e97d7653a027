import type { Amounts } from '../../kernel/score.ts';
import type { ListedContract, ProfileListing } from '../../kernel/types.ts';
import { resolveRules, type Ruleset, type RankedContract } from './ruleset.ts';
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
  const ruleset = resolveRules(profile, options);
  return {
    id: profile.id,
    contracts: ruleset.contracts.map(listed),
    bonuses: ruleset.bonuses.map(({ id, source }) => ({
      id,
      source,
      amounts: { ...shown(ruleset, id, 'silent'), ...shown(ruleset, id, 'announced') },
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
