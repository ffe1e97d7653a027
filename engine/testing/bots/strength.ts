import { playMatch } from '#engine/bots/match/match.ts';
import { firstLegal } from '#engine/bots/plain.ts';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { PLAYOUTS, thinking } from '#engine/bots/search/types.ts';
import { searchingPlayer } from '#engine/bots/table-player.ts';
import type { Bot } from '#engine/bots/types.ts';
import { must } from '#engine/core/assert-never.ts';
import { ok } from '#engine/core/result.ts';
import type { Rng } from '#engine/core/rng.ts';
import { applyOffered, offersTo, type Setup, start, turnOf } from '#engine/kernel/deal/apply.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { type Aim, setupFor } from '../aim.ts';
import { tableOf } from '../any-table.ts';
import { biddingFor, isPlayed } from '../bidding.ts';
import { randomPolicy } from '../driver.ts';

/** Whom the general player is held against. */
export const OPPONENTS = ['random', 'first-legal'] as const;
type Opponent = (typeof OPPONENTS)[number];

const BOTS: Readonly<Record<Opponent, (game: GameDefinition) => Bot>> = {
  random: () => RANDOM_BOT,
  'first-legal': (game) => firstLegal(() => game),
};

/** A match of the general player; the number of deals is fixed beforehand. */
export interface StrengthMatch {
  readonly game: GameDefinition;
  readonly profile: string;
  /** The contract that forehand plays in every deal; missing: whatever is bid. */
  readonly contract?: string | undefined;
  readonly against: Opponent;
  readonly deals: number;
  readonly seed: string;
}

/** By how much it leads, in points of the score account by deal and seat, with 95 % bounds. */
export interface Strength {
  readonly family: string;
  readonly profile: string;
  readonly contract?: string | undefined;
  readonly against: Opponent;
  readonly deals: number;
  readonly seed: string;
  readonly seatings: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How well the general player does, in any game, also in one that the program does not offer. */
export function strengthIn({ game, profile, contract, against, deals, seed }: StrengthMatch): Strength {
  const table = tableOf(game, profile);
  const rules = game.rules(table);
  const a = thinking(
    searchingPlayer(() => ok(game)),
    PLAYOUTS,
  );
  const { seatings, mean, low, high } = playMatch({
    ...{ rules, table, seats: game.tables[0] ?? 0 },
    ...{ a, b: BOTS[against](game), deals, seed },
    ...(contract !== undefined && { begin: (setup, rng) => begunIn({ game, rules, contract }, setup, rng) }),
  });
  if (low === null || high === null) throw new Error('one deal says nothing');
  const played = { family: game.id, profile, ...(contract !== undefined && { contract }) };
  return { ...played, against, deals, seed, seatings, mean, low, high };
}

/** How many deals may pass in which the contract is not reached. */
const MOST_MISSES = 50;

/** A deal in which forehand has just bid the contract, with other cards where these do not allow it. */
function begunIn(aim: Aim & { readonly contract: string }, setup: Setup, rng: Rng): State {
  const { game, rules, contract } = aim;
  const { table, dealer } = setup;
  const bidder = must(rules.active(table, dealer)[0], 'forehand');
  const policy = biddingFor({ game, rules, contract, bidder }, rng, randomPolicy(game, rng));
  for (let i = 0; i < MOST_MISSES; i++) {
    const begun = start(rules, setupFor(aim, setup, rng));
    if (!begun.ok) throw new Error(begun.error.code);
    let s = begun.value;
    while (s.phase !== null && s.games.length === 0) {
      const by = must(turnOf(rules, s).must[0], 'somebody who must act');
      s = applyOffered(rules, s, by, policy(offersTo(rules, s, by), by, s));
    }
    if (isPlayed(s, contract)) return s;
  }
  throw new Error(`nobody could bid ${contract}`);
}
