import { pick, type Rng } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { namedIn } from '../kernel/deal/offers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { Policy } from './driver.ts';

/** How likely others join a game that stands already (bei games). */
const JOINS = 0.3;

/** A seat that wants to play a contract. */
export interface Bidding {
  readonly game: Pick<GameDefinition, 'groupOf'>;
  readonly rules: Pick<Rules, 'aim' | 'helps'>;
  readonly contract: string;
  readonly bidder: Seat;
}

/**
 * One seat bids for a contract wherever it is offered, or what leads towards it (`Rules.aim`); the others help
 * where they are needed (`Rules.helps`) and otherwise hold back, which is what their family calls quiet; `otherwise` decides everything else.
 */
export function biddingFor({ game, rules, contract, bidder }: Bidding, rng: Rng, otherwise: Policy): Policy {
  const isBid = (action: Action): boolean => game.groupOf(action) === 'bid';
  return (offers, by, s) => {
    const actions = namedIn(offers);
    const named = actions.filter((action) => contractOf(action) === contract);
    const wanted = named.length > 0 ? named : actions.filter((action) => rules.aim?.(action, contract));
    const joins = (): boolean => isPlayed(s, contract) && rng() < JOINS;
    if (wanted.length > 0 && (by === bidder || joins())) return pick(wanted, rng);
    const helpful = actions.filter((action) => by !== bidder && rules.helps?.(action, contract));
    if (helpful.length > 0) return pick(helpful, rng);
    // Until somebody plays, whatever is asked is about who will.
    if (s.games.length > 0 && !actions.some(isBid)) return otherwise(offers, by, s);
    return actions.find((action) => game.groupOf(action) === 'quiet') ?? otherwise(offers, by, s);
  };
}

/** Whether somebody plays the contract. */
export const isPlayed = (s: State, contract: string): boolean => s.games.some((game) => game.contract === contract);

function contractOf(action: Action): string | undefined {
  const { contract } = action as { readonly contract?: unknown };
  return typeof contract === 'string' ? contract : undefined;
}
