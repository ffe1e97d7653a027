import { type Contracts, contractsOf } from '#engine/kernel/family/contracts.ts';
import { familyOf } from '#engine/kernel/family/family.ts';
import type { Balance } from '#engine/kernel/score.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import type { Contract } from './contracts/contract.ts';
import { CONTRACTS } from './contracts/index.ts';
import { OPTIONS, type Options } from './options/options.ts';
import { PROFILES } from './profiles/index.ts';
import type { Profile } from './profiles/profile.ts';
import { refusal } from './refusals.ts';
import { hasPutRight, type PutRight, RULES_VERSION } from './versions.ts';

/** There are never more or fewer at a table (tuebingen §2). */
export const SEATS = 4;

/** In order of play, forehand first and the dealer last. */
export const activeSeats = afterDealer(SEATS);

/** On a classic sheet only one side is written down (tuebingen §7.5). */
export const balanceOf = ({ scoring }: Pick<Options, 'scoring'>): Balance =>
  scoring === 'natural' ? 'zero-sum' : 'one-sided';

/** The rules of one table, resolved once. */
export interface Ruleset extends Contracts<Contract> {
  readonly options: Options;
  /** Whether the table's version of the rules has what was put right. */
  readonly hasPutRight: (what: PutRight) => boolean;
}

/** The profiles of the family, and the rules of a table by one of them. */
export const FAMILY = familyOf({
  family: 'tuebingen',
  rulesVersion: RULES_VERSION,
  specs: OPTIONS,
  profiles: PROFILES,
  refusal: (code, at) => refusal(code, at, 'tuebingen §9'),
  resolve,
});

function resolve(_profile: Profile, options: Options, rulesVersion: number): Ruleset {
  const { ruf, raus, tout } = CONTRACTS;
  return {
    options,
    hasPutRight: (what) => hasPutRight(rulesVersion, what),
    ...contractsOf<Contract>([
      ruf,
      raus,
      ...(options['raus-concealed-allowed'] ? [CONTRACTS['raus-concealed']] : []),
      ...(options['tout-query'] ? [tout] : []),
    ]),
  };
}
