import type { Game } from '#engine/kernel/score.ts';
import type { Contract } from '../contracts/contract.ts';
import { countsSums } from './ways/prater.ts';

/** How the cards of a game are played, with what was declared before (reform §7.1, §7.3). */
export interface Playing {
  readonly mode: Contract['mode'];
  /** Whether the Pagat is kept as the last tarock. */
  readonly pagatLast?: boolean;
  /** The trump suit of a game with an order of its own; missing: the order of the pack. */
  readonly trump?: string;
  /** Whether the tarocks of a play are added up. */
  readonly sums?: true;
}

/** The same for a contract as it is, and whatever has been declared of the game. */
export function playingOf(contract: Contract, game: Pick<Game, 'with'>): Playing {
  const { mode } = contract;
  if (contract.kind !== 'each') return countsSums(game) ? { mode, sums: true } : { mode };
  const { heading, trump } = game.with;
  return {
    mode: heading === true ? 'H' : mode,
    ...(contract.pagatLast && { pagatLast: true }),
    ...(contract.order === 'boehmisch' && typeof trump === 'string' && { trump }),
  };
}
