import { must } from '../../core/assert-never.ts';
import type { Seat } from '../../core/seat.ts';
import type { TableRules } from '../../kernel/types.ts';
import type { Contract } from './contract.ts';
import { CONTRACTS } from './contracts/index.ts';
import type { Options } from './options.ts';
import type { Profile } from './profile.ts';
import { PROFILES } from './profiles/index.ts';

/** Seats that play; a fourth one at the table pauses (bavarian §2). */
export const PLAYING = 3;

/** The rules of one table, resolved once. */
export interface Ruleset {
  readonly options: Options;
  readonly calls: readonly string[];
  readonly contracts: readonly Contract[];
  find(contract: string | undefined): Contract | undefined;
  /** Throws where the profile does not have it. */
  contractOf(game: { readonly contract: string }): Contract;
  /** Whether this seat may use the stock: with a Berliner only the dealer or, where he sits out, rearhand (R8). */
  mayUseStock(seat: Seat, active: readonly Seat[]): boolean;
}

export function resolveRules({ calls, contracts: ids }: Profile, options: Options): Ruleset {
  const contracts = ids.map((id) => CONTRACTS[id]);
  const find = (id: string | undefined): Contract | undefined => contracts.find((contract) => contract.id === id);
  return {
    options,
    calls,
    contracts,
    find,
    contractOf: ({ contract }) => must(find(contract), contract),
    mayUseStock: (seat, active) => options.berliner === 'off' || seat === active.at(-1),
  };
}

/** Throws where there is none: unknown ones have been refused. */
export const profileNamed = (id: string): Profile =>
  must(
    PROFILES.find((profile) => profile.id === id),
    `profile ${id}`,
  );

/** The rules of a table; its options are complete. */
export const rulesetOf = ({ profile, options }: TableRules): Ruleset =>
  resolveRules(profileNamed(profile), options as unknown as Options);
