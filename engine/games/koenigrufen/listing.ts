import type { Listed } from '#engine/kernel/family/family.ts';
import type { Amounts } from '#engine/kernel/score.ts';
import type { ContractId } from './contracts/index.ts';
import type { Customs, Profile } from './profiles/profile.ts';
import type { RankedContract, Ruleset } from './ruleset.ts';

/** Options that a table of payments has answered already, so that they are not offered (tirol §14). */
const ANSWERED: Readonly<Record<Customs['trischaken'], readonly string[]>> = {
  tirol: [],
  ooe: ['two-virgins', 'trischaken-forehand-tie'],
};

/** Options about a game that a ladder may lack. */
const ABOUT: Readonly<Record<string, ContractId>> = { sechser: 'sechserdreier' };

/** Options that can change nothing in a profile. */
export const answeredBy = ({ customs, ladder }: Profile): readonly string[] => [
  ...ANSWERED[customs.trischaken],
  ...Object.entries(ABOUT).flatMap(([id, game]) => (ladder.some(([rung]) => rung === game) ? [] : [id])),
];

/** What a table offers, for screens and documents. */
export const listed = (ruleset: Ruleset): Listed => ({
  contracts: ruleset.contracts.map(listedContract),
  bonuses: ruleset.bonuses.map(({ id, source }) => ({
    id,
    source,
    amounts: { ...shown(ruleset, id, 'silent'), ...shown(ruleset, id, 'announced') },
  })),
});

/** Points, or times the game where a Valat stands in its place; nothing if it does not count that way. */
function shown(ruleset: Ruleset, id: string, stage: 'silent' | 'announced'): Amounts {
  const amount = ruleset.amount(id, stage);
  if (amount === null) return {};
  const times = ruleset.customs.valat === 'instead' && ruleset.bonus(id)?.kind === 'valat' ? '×' : '';
  return { [stage]: `${times}${amount}` };
}

const listedContract = ({ id, value, source, bird }: RankedContract): Listed['contracts'][number] => ({
  id,
  value: String(value),
  source,
  ...(bird !== undefined && { bonus: bird }),
});
