import type { Pack } from '#engine/core/pack.ts';
import type { Seat } from '#engine/core/seat.ts';
import { inFrench, PACK_36 } from '#engine/decks/deck-36.ts';
import { type Contracts, contractsOf } from '#engine/kernel/family/contracts.ts';
import { familyOf } from '#engine/kernel/family/family.ts';
import { type Auction, AUCTIONS } from './auction/auctions.ts';
import type { CallId, Contract } from './contracts/contract.ts';
import { OPTIONS, type Options } from './options/options.ts';
import { PROFILES } from './profiles/index.ts';
import type { Profile } from './profiles/profile.ts';
import { refusal } from './refusals.ts';
import { hasPutRight, type PutRight, RULES_VERSION } from './versions.ts';

/** The rules of one table, resolved once. */
export interface Ruleset extends Contracts<Contract> {
  readonly options: Options;
  readonly auction: Auction;
  readonly pack: Pack;
  readonly packets: Profile['packets'];
  /** How games are paid (bavarian §7.2). */
  readonly payment: Options['payment'] | NonNullable<Profile['payment']>;
  /** Whether games are paid from a pot that everybody has filled (bavarian §8). */
  readonly hasPot: boolean;
  /** From the lowest up; the index is the level. */
  readonly calls: readonly CallId[];
  /** The highest level that leaves a game open. */
  levelOf(contract: Contract): number;
  /** The lowest level after which it may be announced. */
  leastOf(contract: Contract): number;
  /** Whether a seat may play a game: with a Berliner only the dealer or, where they sit out, rearhand may use the stock (R8). */
  mayPlay(contract: Contract, seat: Seat, active: readonly Seat[]): boolean;
  /** Whether a game of the profile is not played because it was not agreed. */
  isLeftOut(id: unknown): boolean;
  /** Whether the table's version has what was put right. */
  readonly hasPutRight: (what: PutRight) => boolean;
}

/** The profiles of the family, and the rules of a table by one of them. */
export const FAMILY = familyOf({
  family: 'bavarian',
  rulesVersion: RULES_VERSION,
  specs: OPTIONS,
  profiles: PROFILES,
  refusal: (code, at) => refusal(code, at, 'bavarian §9'),
  resolve,
});

function resolve(profile: Profile, options: Options, rulesVersion: number): Ruleset {
  const contracts = profile.contracts.filter((contract: Contract) => contract.isPlayed?.(options) ?? true);
  const auction = AUCTIONS[profile.options.auction];
  const calls = auction.calls(contracts);
  const { pack: german = PACK_36, packets, payment = options.payment } = profile;
  const pack = options.suits === 'french' ? inFrench(german) : german;
  return {
    ...{ options, auction, calls, pack, packets, payment },
    hasPot: payment === 'points' || payment === 'haferl',
    ...contractsOf(contracts),
    isLeftOut: (id) => profile.contracts.some((one) => one.id === id) && !contracts.some((one) => one.id === id),
    levelOf: ({ call }) => calls.indexOf(call),
    leastOf: ({ from }) => (from === undefined ? 0 : calls.indexOf(from)),
    hasPutRight: (what) => hasPutRight(rulesVersion, what),
    mayPlay: ({ usesStock }, seat, active) => !usesStock || options.berliner === 'off' || seat === active.at(-1),
  };
}
