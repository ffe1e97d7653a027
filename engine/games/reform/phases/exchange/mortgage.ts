import type { Refusal } from '#engine/core/refusal.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TALON } from '#engine/games/reform/sizes.ts';
import type { Share } from '#engine/phases/exchange.ts';

/** Where the rules say how many cards are exchanged. */
export const MORTGAGE = 'reform §5.3';

/** From how many to how many cards are exchanged: with a mortgage as many as there are, else what the game allows (reform §5.3). */
export const shareOf = ({ options }: Ruleset, { talon: { cards } }: Contract): Share =>
  options.mortgage ? { least: 0, most: TALON } : { least: cards, most: cards };

/** Why this number of cards cannot be exchanged. */
export function refuseNumber(n: number, { least, most }: Share): Refusal | undefined {
  if (n > most) return refusal('too-many-cards', { count: most }, MORTGAGE);
  return n < least ? refusal('no-mortgage-here', { count: least }, MORTGAGE) : undefined;
}
