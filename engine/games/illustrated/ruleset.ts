import { type Contracts, contractsOf } from '#engine/kernel/family/contracts.ts';
import { familyOf } from '#engine/kernel/family/family.ts';
import type { Balance, Stage } from '#engine/kernel/score.ts';
import { BONUS_IDS, type BonusId } from './bonuses.ts';
import type { Contract } from './contracts/contract.ts';
import { type Bid, BIDS, CONTRACTS, HIGHEST } from './contracts/index.ts';
import { OPTIONS, type Options } from './options/options.ts';
import { PROFILES } from './profiles/index.ts';
import type { Column, Level, Profile } from './profiles/profile.ts';
import { refusal } from './refusals.ts';
import { hasPutRight, type PutRight, RULES_VERSION } from './versions.ts';

/** Seats that play; a fourth one at the table pauses (illustrated §2). */
export const PLAYING = 3;

/** Everybody's points are written down for themselves (illustrated §9). */
export const BALANCE: Balance = 'one-sided';

/** The rules of one table, resolved once. */
export interface Ruleset extends Contracts<Contract> {
  readonly options: Options;
  readonly profile: Profile;
  /** Whether the version of the rules that is played has what was put right. */
  readonly hasPutRight: (what: PutRight) => boolean;
  /** The bonuses of this table. */
  readonly bonuses: readonly BonusId[];
  /** What a game is worth at a level, before it is multiplied; `undefined`: there is no such game. */
  readonly value: (contract: string, level: Level) => number | undefined;
  /** What a bonus is worth in a column of the table. */
  readonly amount: (bonus: BonusId, column: Column) => number | undefined;
  /** What a bonus is worth in a contract: in a Solo, whatever is said is said at once (illustrated R14, I2). */
  readonly worth: (bonus: BonusId, stage: Stage, contract: string) => number | undefined;
}

/** The profiles of the family, and the rules of a table by one of them. */
export const FAMILY = familyOf({
  family: 'illustrated',
  rulesVersion: RULES_VERSION,
  specs: OPTIONS,
  profiles: PROFILES,
  refusal: (code, at) => refusal(code, at, 'illustrated §10'),
  resolve,
});

const COLUMNS: readonly string[] = ['before', 'announced', 'silent', 'meld'] satisfies readonly Column[];
const isColumn = (stage: Stage): stage is Column => COLUMNS.includes(stage);
const isBid = (contract: string): contract is Bid => (BIDS as readonly string[]).includes(contract);

function resolve(profile: Profile, options: Options, rulesVersion: number): Ruleset {
  const hasTrischaken = profile.trischaken && options['all-pass'] !== 'redeal';
  const amount = (bonus: BonusId, column: Column): number | undefined => {
    if (bonus === 'uhu' && !options.uhu) return undefined;
    if (bonus === 'no-kings' && column === 'before' && profile.amounts[bonus].before !== undefined)
      return options['no-kings-before'];
    return profile.amounts[bonus][column];
  };
  return {
    options,
    profile,
    hasPutRight: (what) => hasPutRight(rulesVersion, what),
    bonuses: BONUS_IDS.filter((id) => COLUMNS.some((column) => amount(id, column as Column) !== undefined)),
    ...contractsOf([...BIDS, ...(hasTrischaken ? (['trischaken'] as const) : [])].map((id) => CONTRACTS[id])),
    value: (contract, level) => (isBid(contract) ? profile.values[contract][level] : undefined),
    amount,
    worth(bonus, stage, contract) {
      if (!isColumn(stage)) return undefined;
      if (contract !== HIGHEST || stage !== 'announced') return amount(bonus, stage);
      const [first, second] = options['solo-stage'] === 'before' ? BEFORE_FIRST : AFTER_FIRST;
      return amount(bonus, first) ?? amount(bonus, second);
    },
  };
}

const AFTER_FIRST = ['announced', 'before'] as const;
const BEFORE_FIRST = ['before', 'announced'] as const;
