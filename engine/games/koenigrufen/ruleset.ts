import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { type Contracts, contractsOf } from '#engine/kernel/family/contracts.ts';
import { familyOf } from '#engine/kernel/family/family.ts';
import type { Bonus } from './bonuses/bonus.ts';
import { BONUSES, type BonusId } from './bonuses/index.ts';
import type { Contract } from './contracts/contract.ts';
import { type ContractId, CONTRACTS } from './contracts/index.ts';
import { OPTIONS, type Options, RETIRED_OPTIONS } from './options/options.ts';
import { bonusesAgreed, ladderAgreed } from './options/special.ts';
import type { Deciding } from './parts/play.ts';
import { PROFILES } from './profiles/index.ts';
import type { Amounts, Customs, Profile } from './profiles/profile.ts';
import { refusal } from './refusals.ts';
import { hasPutRight, type PutRight, RULES_VERSION } from './versions.ts';

/** A contract at its place in the ladder: `rank` from 1, `value` per opponent. */
export interface RankedContract extends Contract {
  readonly id: ContractId;
  readonly rank: number;
  readonly value: number;
}

/** A bonus under its id. */
export interface NamedBonus extends Bonus {
  readonly id: BonusId;
}

/** The rules of one house, resolved once: profile and options bound to contracts and bonuses. */
export interface Ruleset extends Contracts<RankedContract> {
  readonly options: Options;
  readonly customs: Customs;
  readonly evenings: Profile['evenings'];
  readonly deciding: Deciding;
  /** Whether the version of the rules that is played has what was put right. */
  hasPutRight(what: PutRight): boolean;
  readonly bonuses: readonly NamedBonus[];
  bonus(id: string): NamedBonus | undefined;
  /** Points for a bonus before doublings; solo games count it double as a factor. `null`: it does not count that way. */
  amount(bonus: string, stage: 'silent' | 'announced'): number | null;
}

function resolveRules(profile: Profile, options: Options, rulesVersion: number): Ruleset {
  const ladder = ladderAgreed(profile.ladder, options);
  const amounts: Readonly<Partial<Record<string, Amounts>>> = bonusesAgreed(profile.bonuses, options);
  const contracts = ladder.map(([id, value], i) => ({ ...openedBy(options, CONTRACTS[id]), id, rank: i + 1, value }));
  const bonuses = (Object.keys(amounts) as BonusId[]).map((id) => ({ ...BONUSES[id], id }));
  const bonusById = new Map<string, NamedBonus>(bonuses.map((bonus) => [bonus.id, bonus]));
  return {
    options,
    customs: profile.customs,
    deciding: {
      options,
      kaiserstich: ({ id }) =>
        id === 'tarock' || hasPutRight(rulesVersion, 'kaiserstich-when-avoiding') ? options.kaiserstich : 'off',
    },
    evenings: profile.evenings,
    hasPutRight: (what) => hasPutRight(rulesVersion, what),
    ...contractsOf(contracts),
    bonuses,
    bonus: (id) => bonusById.get(id),
    amount: (id, stage) => must(amounts[id], id)[stage],
  };
}

/** The profiles of the family, and the rules of a table by one of them. */
export const FAMILY = familyOf({
  family: 'koenigrufen',
  rulesVersion: RULES_VERSION,
  specs: OPTIONS,
  retired: RETIRED_OPTIONS,
  profiles: PROFILES,
  refusal: (code, at) => (code === 'unknown-profile' ? refusal(code, at) : refusal(code, at, 'tirol §10')),
  resolve: resolveRules,
});

/** The rules of a table, resolved. */
export const { rulesetOf } = FAMILY;

/** The Sechserdreier belongs to forehand's first word unless the house opens it to everybody (tirol §15). */
const openedBy = (options: Options, contract: Contract): Contract =>
  contract.bid === 'forehand-first' && options.sechser === 'everybody' ? { ...contract, bid: 'all' } : contract;

/** Bonuses of a contract: asked for at every word of the bidding, worked out once for each contract of a house. */
function perContract(
  work: (ruleset: Ruleset, contract: Contract) => readonly Bonus[],
): (ruleset: Ruleset, contract: Contract) => readonly Bonus[] {
  const known = new WeakMap<Ruleset, Map<Contract, readonly Bonus[]>>();
  return (ruleset, contract) => {
    const here = known.get(ruleset) ?? new Map<Contract, readonly Bonus[]>();
    known.set(ruleset, here);
    const bonuses = here.get(contract) ?? work(ruleset, contract);
    here.set(contract, bonuses);
    return bonuses;
  };
}

/** The bonuses that may come about with a contract: all, a few or none, the called king's only where one is called. */
export const bonusesOf = perContract((ruleset, contract) =>
  ruleset.bonuses.filter(
    (bonus) =>
      (contract.bonuses === 'every' || (contract.bonuses === 'colour' && bonus.inColour)) &&
      (!isAboutCalledKing(bonus) || contract.parties === 'calls-partner'),
  ),
);

/** Those of them that can be announced; captures (Mondfang) only happen. */
export const announceable = perContract((ruleset, contract) =>
  bonusesOf(ruleset, contract).filter(({ id }) => ruleset.amount(id, 'announced') !== null),
);

/** The card that a bonus is about in this game. */
export const promisedCard = (bonus: Bonus, called: Card | undefined): Card | undefined =>
  isAboutCalledKing(bonus) ? called : bonus.promise?.card;

/** A tarock that is to win the trick that its number names. */
export const isBird = ({ promise }: Bonus): boolean => promise?.bird === true;

/** König ultimo and what else comes about only where a king is called. */
export const isAboutCalledKing = ({ calledKing }: Bonus): boolean => calledKing !== undefined;

/** The birds that a bid may promise: one, any of the house's, or none. */
export const birdsOf = perContract((ruleset, { bird }) =>
  ruleset.bonuses.filter((bonus) => (bird === 'any' ? isBird(bonus) : bonus.id === bird)),
);
