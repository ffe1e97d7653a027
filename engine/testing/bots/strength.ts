import { playMatch } from '#engine/bots/match/match.ts';
import { firstLegal } from '#engine/bots/plain.ts';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { PLAYOUTS, thinking } from '#engine/bots/search/types.ts';
import { searchingPlayer } from '#engine/bots/table-player.ts';
import type { Bot } from '#engine/bots/types.ts';
import { ok } from '#engine/core/result.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '../any-table.ts';

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
  readonly against: Opponent;
  readonly deals: number;
  readonly seed: string;
}

/** By how much it leads, in points of the score account by deal and seat, with 95 % bounds. */
export interface Strength {
  readonly family: string;
  readonly profile: string;
  readonly against: Opponent;
  readonly deals: number;
  readonly seed: string;
  readonly seatings: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How well the general player does, in any game, also in one that the program does not offer. */
export function strengthIn({ game, profile, against, deals, seed }: StrengthMatch): Strength {
  const table = tableOf(game, profile);
  const a = thinking(
    searchingPlayer(() => ok(game)),
    PLAYOUTS,
  );
  const { seatings, mean, low, high } = playMatch({
    ...{ rules: game.rules(table), table, seats: game.tables[0] ?? 0 },
    ...{ a, b: BOTS[against](game), deals, seed },
  });
  if (low === null || high === null) throw new Error('one deal says nothing');
  return { family: game.id, profile, against, deals, seed, seatings, mean, low, high };
}
