import type { AuctionId, CallId, Contract } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';
import { LADDER, RAISES, SHARP } from './calls.ts';

/** How games are bid for; the duel of two seats is the same in all (bavarian §3.1). */
export interface Auction {
  /** From the lowest up, for the contracts of a table. */
  calls(contracts: readonly Contract[]): readonly CallId[];
  /** Whether a call names the very game, so that who may not play it may not make it either (bavarian §3.3). */
  readonly namesGames: boolean;
  /** Whether one may open with any call; otherwise with the lowest that one may make. */
  readonly opensAnywhere: boolean;
  /** Whether who is outbid is asked. */
  readonly answers: boolean;
  /** Whether a raise may be higher than by one level. */
  jumps(options: Options): boolean;
  /** Whether the holder may raise their own bid instead of holding. */
  raisesInstead(options: Options): boolean;
}

export const AUCTIONS: Readonly<Record<AuctionId, Auction>> = {
  ladder: {
    calls: () => LADDER,
    namesGames: false,
    opensAnywhere: false,
    answers: true,
    jumps: (options) => options['jump-bids'],
    raisesInstead: () => false,
  },
  named: {
    calls: (contracts) => contracts.map(({ call }) => call),
    namesGames: true,
    opensAnywhere: true,
    answers: true,
    jumps: () => true,
    raisesInstead: () => false,
  },
  sharp: {
    calls: () => SHARP,
    namesGames: false,
    opensAnywhere: true,
    answers: false,
    jumps: () => true,
    raisesInstead: () => false,
  },
  points: {
    calls: () => ['play', ...RAISES],
    namesGames: true,
    opensAnywhere: false,
    answers: true,
    jumps: (options) => options['jump-bids'],
    raisesInstead: (options) => options['raise-instead-of-hold'],
  },
};
