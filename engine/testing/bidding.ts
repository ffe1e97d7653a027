import { pick, type Rng } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import type { Action, Rules, State } from '../kernel/types.ts';
import type { Policy } from './driver.ts';

/** What a seat says that does not want to bid, in order of preference. */
const HOLDS_BACK = ['pass', 'vorhand', 'good'];

/**
 * One seat bids for a contract wherever it is offered, or what leads towards it; the others hold back; `otherwise` decides
 * everything else.
 */
export function biddingFor(
  rules: Pick<Rules, 'aim'>,
  contract: string,
  bidder: Seat,
  rng: Rng,
  otherwise: Policy,
): Policy {
  return (offers, by, s) => {
    const actions = offers.flatMap((offer) => (offer.kind === 'one-of' ? offer.actions : []));
    const named = actions.filter((action) => contractOf(action) === contract);
    const wanted = named.length > 0 ? named : actions.filter((action) => rules.aim?.(action, contract));
    // Others may join in now and then (bei games).
    if (wanted.length > 0 && (by === bidder || (isJoin(wanted) && rng() < 0.3))) return pick(wanted, rng);
    if (!isBidding(actions)) return otherwise(offers, by, s);
    return HOLDS_BACK.flatMap((type) => actions.filter((a) => a.type === type))[0] ?? otherwise(offers, by, s);
  };
}

/** Whether somebody plays the contract. */
export const isPlayed = (s: State, contract: string): boolean => s.games.some((game) => game.contract === contract);

const isBidding = (actions: readonly Action[]): boolean =>
  actions.some((action) => contractOf(action) !== undefined || action.type === 'pass');
const isJoin = (actions: readonly Action[]): boolean => actions.every(({ type }) => type === 'bei');

function contractOf(action: Action): string | undefined {
  const { contract } = action as { readonly contract?: unknown };
  return typeof contract === 'string' ? contract : undefined;
}
