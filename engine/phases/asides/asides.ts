import type { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { flatMapped } from '#engine/core/lists.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Audience, Seat } from '#engine/core/seat.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';

/** What may be said or done during the tricks besides playing a card. */
export interface Aside<A extends Action> {
  /** Parses its actions. */
  readonly actions: z.ZodType<A>;
  /** Whether there is any of it in what is played; missing: there is. Asked once for each game, and not at every card of it. */
  readonly isIn?: (games: State['games']) => boolean;
  /**
   * Who may do it now; `turn`: from whose hand a card is awaited. Whoever plays it may be among them, but has to play. Missing: nobody else
   * may.
   */
  readonly may?: (s: State, turn: Seat) => readonly Seat[];
  /** Why nothing else may be done now by whoever has to play: this comes first. `undefined`, or missing: it does not. */
  due?(s: State, turn: Seat): Refusal | undefined;
  offers(s: State, seat: Seat): readonly Offer[];
  refuse(s: State, seat: Seat, action: A): Refusal | undefined;
  decide(s: State, seat: Seat, action: A): readonly Event[];
  heardBy?(s: State, seat: Seat, action: A): Audience;
}

/** From whose hand a card is awaited, and who plays it. */
interface CardDue {
  readonly hand: Seat;
  readonly by: Seat;
}

/** Whether a seat may do it now, as far as its turn goes. */
export const mayDo = <A extends Action>({ may }: Aside<A>, s: State, { hand, by }: CardDue, seat: Seat): boolean =>
  may ? may(s, hand).includes(seat) : seat === by;

/** All of them, as the tricks ask for them. */
interface Asides<A extends Action> {
  /** The one to which an action belongs, whether the game has it or not. */
  of(action: A): Aside<A>;
  /** Whether the game has none. */
  isEmpty(s: State): boolean;
  /** What has to be done before anything else. */
  due(s: State, now: CardDue): Aside<A> | undefined;
  /** Who may do something beside the one who has to play. */
  others(s: State, now: CardDue): readonly Seat[];
  /** What a seat may do: what is due, and else any of them. */
  offers(s: State, now: CardDue, seat: Seat): readonly Offer[];
}

/** Mostly a game has none, and then they cost nothing in the deals that are played in thought. */
export function asidesAmong<A extends Action>(all: readonly Aside<A>[]): Asides<A> {
  let last: { readonly games: State['games']; readonly asides: readonly Aside<A>[] } | undefined;
  const asidesIn = ({ games }: State): readonly Aside<A>[] => {
    if (last?.games !== games) last = { games, asides: all.filter(({ isIn }) => isIn?.(games) ?? true) };
    return last.asides;
  };
  const due: Asides<A>['due'] = (s, { hand }) => asidesIn(s).find((one) => one.due?.(s, hand) !== undefined);
  const offers: Asides<A>['offers'] = (s, now, seat) => {
    const first = due(s, now);
    const possible = first ? [first] : asidesIn(s);
    return flatMapped(possible, (one) => (mayDo(one, s, now, seat) ? one.offers(s, seat) : []));
  };
  return {
    of: (action) =>
      must(
        all.find(({ actions }) => actions.safeParse(action).success),
        `an aside ${action.type}`,
      ),
    isEmpty: (s) => asidesIn(s).length === 0,
    due,
    others(s, now) {
      // Mostly nobody else may say anything, and then it is not worked out what.
      const isOpen = asidesIn(s).some(({ may }) => may?.(s, now.hand).some((seat) => seat !== now.by));
      return isOpen ? s.active.filter((seat) => seat !== now.by && offers(s, now, seat).length > 0) : [];
    },
    offers,
  };
}
