import type { Card } from '#engine/core/card.ts';
import { joined } from '#engine/core/lists.ts';
import { type PlayedDeal, playedDeal as laidOut } from '#engine/judging/played.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { TALON_GROUPS } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';

/** A finished positive game, with what is left in each group of the talon. */
export interface PlayedGame extends PlayedDeal {
  readonly talon: readonly (readonly Card[])[];
}

/** Tricks and discards count for who has them; what nobody took of the talon is the opponents' or out (reform §5.2). */
export function playedDeal(ruleset: Ruleset, s: State): PlayedGame {
  const game = firstGame(s);
  const talon = TALON_GROUPS.map((zone) => s.zones[zone] ?? []);
  const isTheirs = ruleset.contractOf(game).talon.rest === 'opponents';
  return { ...laidOut(s, game, (side) => (isTheirs && side === 'defenders' ? joined(talon) : [])), talon };
}
