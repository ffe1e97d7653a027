import { below, type Rng, shuffled } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import type { Setup } from '../kernel/deal/apply.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { biddingFor } from './bidding.ts';
import { type Policy, randomPolicy } from './driver.ts';
import { rareOf } from './family-checks.ts';
import type { Stack } from './reach/stack.ts';
import { stacked } from './stacked.ts';

/** What is to come about in a deal. */
export interface Aim {
  readonly game: GameDefinition;
  readonly rules: Rules;
  /** Missing: whatever comes. */
  readonly contract?: string | undefined;
  /** Missing: as the family deals this contract. */
  readonly stack?: Stack | undefined;
}

/** Who sits there, and who deals. */
interface Seated {
  readonly table: number;
  readonly dealer: Seat;
}

/** The cards with which the family deals the contract, if it is a rare one. */
const rareIn = ({ game, contract }: Aim): Stack | undefined =>
  contract === undefined ? undefined : rareOf(game)[contract];

/** A deal with a shuffled pack, in which the cards lie as the aim needs them: then nobody may cut. */
export function setupFor(aim: Aim, place: Omit<Setup, 'deck'>, rng: Rng): Setup {
  const { rules, stack = rareIn(aim) } = aim;
  const { table, dealer, now } = place;
  const deck = shuffled(rules.pack.cards, rng);
  if (!stack) return { ...place, deck };
  const wanted = stack(rules.active(table, dealer), rng);
  return { table, dealer, deck: stacked(rules, table, dealer, deck, wanted), now: { ...now, sameCards: true } };
}

/** Somebody bids for the contract: forehand if it is a rare one, else anybody. Everything else is done at random, or by `otherwise`. */
export function playersFor(
  aim: Aim,
  { table, dealer }: Seated,
  rng: Rng,
  otherwise: Policy = randomPolicy(aim.game, rng),
): Policy {
  const { game, rules, contract } = aim;
  if (contract === undefined) return otherwise;
  const bidder = rareIn(aim) ? (rules.active(table, dealer)[0] ?? 0) : below(table, rng);
  return biddingFor({ game, rules, contract, bidder }, rng, otherwise);
}
