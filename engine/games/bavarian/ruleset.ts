import type { Seat } from '../../core/seat.ts';
import { contractsOf, type Contracts } from '../../kernel/family/contracts.ts';
import { familyOf } from '../../kernel/family/family.ts';
import { afterDealer } from '../../phases/seats.ts';
import type { Contract } from './contract.ts';
import { CONTRACTS } from './contracts/index.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Profile } from './profile.ts';
import { PROFILES } from './profiles/index.ts';
import { refusal } from './refusals.ts';

/** Seats that play; a fourth one at the table pauses (bavarian §2). */
export const PLAYING = 3;
export const activeSeats = afterDealer(PLAYING);

/** The rules of one table, resolved once. */
export interface Ruleset extends Contracts<Contract> {
  readonly options: Options;
  readonly calls: readonly string[];
  /** Whether a seat may play a game: with a Berliner only the dealer or, where he sits out, rearhand may use the stock (R8). */
  mayPlay(contract: Contract, seat: Seat, active: readonly Seat[]): boolean;
}

/** The profiles of the family, and the rules of a table by one of them. */
export const FAMILY = familyOf({
  family: 'bavarian',
  rulesVersion: 1,
  specs: OPTIONS,
  profiles: PROFILES,
  refusal: (code, at) => refusal(code, at, 'bavarian §9'),
  resolve: ({ calls, contracts }: Profile, options): Ruleset => ({
    options,
    calls,
    ...contractsOf(contracts.map((id) => CONTRACTS[id])),
    mayPlay: ({ usesStock }, seat, active) => !usesStock || options.berliner === 'off' || seat === active.at(-1),
  }),
});
