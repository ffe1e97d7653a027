import { type Contracts, contractsOf } from '#engine/kernel/family/contracts.ts';
import { familyOf } from '#engine/kernel/family/family.ts';
import type { Stretch } from '#engine/phases/way.ts';
import { type Bonus, BONUS_IDS, BONUSES, type BonusId } from './bonuses/index.ts';
import { type Contract, stretchesOf } from './contracts/contract.ts';
import { CONTRACTS } from './contracts/index.ts';
import type { PhaseId } from './names.ts';
import { OPTIONS, type Options } from './options/options.ts';
import { openTalon, showTalon } from './phases/exchange/open-talon.ts';
import { isLeadChosen } from './play/leader.ts';
import { refusal } from './refusals/index.ts';
import { hasPutRight, RULES_VERSION } from './versions.ts';

/** The rules of one table, resolved once. */
export interface Ruleset extends Contracts<Contract> {
  readonly options: Options;
  /** The bonuses of this table, in the order of their table. */
  readonly bonuses: readonly BonusId[];
  bonus(id: string): Bonus | undefined;
  /** Those that may come about in a contract (reform §6.1). */
  bonusesOf(contract: Contract): readonly BonusId[];
  /** Those of them that can be declared before play. */
  declarable(contract: Contract): readonly BonusId[];
  /** Those that can be declared at any time, during play as well. */
  everDeclarable(contract: Contract): readonly BonusId[];
  /** Its way through the deal. */
  wayOf(contract: Contract): readonly Stretch<PhaseId>[];
}

/** Those that do not hang on the last tricks, which a game may end before (set E of reform §6.1). */
const BEFORE_LAST: readonly BonusId[] = ['trull', 'four-kings', 'mondfang', 'pagatfang', 'naturstich', 'suertaxe'];

/** Whether it is a number of times the game. */
const isMultiple = ({ silent, declared }: Bonus): boolean =>
  [silent, declared].some((amount) => amount !== undefined && 'times' in amount);

function resolve(_profile: { readonly id: string }, options: Options, rulesVersion: number): Ruleset {
  const contracts = Object.values(CONTRACTS).filter(({ id }) => !options.contractsOff.includes(id));
  const isThere = (id: BonusId): boolean =>
    id === 'marabu' ? options.marabu : !BONUSES[id].inPlay || hasPutRight(rulesVersion, 'black-out-is-asked');
  const bonuses = BONUS_IDS.filter(isThere);
  const bonusesOf = ({ bonuses: set, side, talon }: Contract): readonly BonusId[] => {
    const isThereIn = (id: BonusId): boolean => {
      const { needsKing, needsExchange } = BONUSES[id];
      return (!needsKing || side === 'king') && (!needsExchange || talon.cards > 0);
    };
    if (set === 'none') return [];
    if (set === 'S') return ['suertaxe'];
    if (set === 'volat') return ['volat'];
    if (set === 'no-multiples') return bonuses.filter((id) => !isMultiple(BONUSES[id]) && isThereIn(id));
    if (set === 'E') return bonuses.filter((id) => BEFORE_LAST.includes(id));
    return bonuses.filter(isThereIn);
  };
  const isDeclarable = (id: BonusId): boolean => {
    const { declared, option } = BONUSES[id];
    return declared !== undefined && (option === undefined || options[option]);
  };
  const everDeclarable: Ruleset['everDeclarable'] = (contract) => bonusesOf(contract).filter(isDeclarable);
  const isPlayed = (phase: PhaseId, contract: Contract): boolean => {
    if (phase === 'ankauf') return options.ankauf !== 'off';
    if (phase === 'lead-choice') return isLeadChosen(options, contract);
    return phase !== 'pre' || options.preKontra;
  };
  return {
    options,
    ...contractsOf(contracts),
    bonuses,
    bonus: (id) => (bonuses.some((bonus) => bonus === id) ? BONUSES[id as BonusId] : undefined),
    bonusesOf,
    declarable: (contract) => everDeclarable(contract).filter((id) => !BONUSES[id].inPlay),
    everDeclarable,
    wayOf: (contract) => {
      const way = stretchesOf(contract).filter((phase) => isPlayed(phase, contract));
      // It lies open before anything is to be said of a king in it, and where it is only looked at.
      const first = way.find((phase) => phase === 'king-talon' || phase === 'look') ?? 'talon';
      const open = openTalon(options, contract);
      return way.map((phase) => {
        if (phase === 'share') return { phase, open: showTalon };
        return phase === first ? { phase, open } : phase;
      });
    },
  };
}

/** The profiles of the family, and the rules of a table by one of them. */
export const FAMILY = familyOf({
  family: 'reform',
  rulesVersion: RULES_VERSION,
  specs: OPTIONS,
  profiles: [{ id: 'reform', options: {} }],
  refusal: (code, at) => refusal(code, at, 'reform §12'),
  resolve,
});

/** The rules of a table, resolved. */
export const { rulesetOf } = FAMILY;
