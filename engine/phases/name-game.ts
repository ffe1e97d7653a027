import type { z } from 'zod';
import { isEqual } from '../core/equal.ts';
import type { Refusal, Refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { defineSeatPhase, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import type { Contracts } from '../kernel/family/contracts.ts';

/** What a family says about somebody who names the game to be played, and with it what is said at once (trumps, terms). */
export interface NameGame<A extends Action & { readonly contract: string }, C, Id extends string> {
  readonly id: Id;
  readonly actions: z.ZodType<A>;
  /** The games of the table, in the order in which they are offered. */
  readonly contracts: Contracts<C>;
  readonly by: (s: State) => Seat;
  /** The ways to name a game as things stand: one for each of its terms. */
  readonly ways: (contract: C, s: State) => readonly A[];
  readonly refusal: Refuse<'unknown-contract'>;
  /** Why this seat may not play a game, whatever its terms. */
  readonly refuse: (s: State, seat: Seat, contract: C) => Refusal | undefined;
  /** Why a game is not named in a way that is none of its own. */
  readonly refuseWay: (contract: C, action: A, s: State) => Refusal;
  readonly decide: (s: State, seat: Seat, action: A) => readonly Event[];
  readonly next: PhaseOf<A>['next'];
  readonly show: PhaseOf<A>['show'];
}

/** Somebody names a game of the table, as long as there is none. */
export function nameGame<A extends Action & { readonly contract: string }, C, Id extends string = string>(
  game: NameGame<A, C, Id>,
): PhaseOf<A, Id> {
  const { id, actions, contracts, by, ways, refusal, decide, next, show } = game;

  function refuse(s: State, seat: Seat, action: A): Refusal | undefined {
    const contract = contracts.find(action.contract);
    if (!contract) return refusal('unknown-contract', { item: action.contract });
    const refused = game.refuse(s, seat, contract);
    if (refused) return refused;
    return ways(contract, s).some((way) => isEqual(way, action)) ? undefined : game.refuseWay(contract, action, s);
  }

  return defineSeatPhase<A, Id>({
    id,
    actions,
    turn: (s) => ({ must: s.games.length === 0 ? [by(s)] : [], may: [] }),
    offers: (s, seat) => [
      {
        kind: 'one-of',
        actions: contracts.contracts
          .flatMap((contract) => ways(contract, s))
          .filter((action) => !refuse(s, seat, action)),
      },
    ],
    refuse,
    decide,
    next,
    show,
  });
}
