import { z } from 'zod';
import { type Card, pileOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { lyingIn } from '#engine/phases/exchange.ts';

const RULE = 'reform §7.9';
const ACTION = z.strictObject({ type: z.literal('share-card'), card: z.string(), to: z.int().min(0) });
type Giving = z.infer<typeof ACTION>;

/** The card that is to be given away now. */
const nextIn = (s: State): Card | undefined => lyingIn(s, TALON_GROUPS)[0];

/** To whom it may be given, from the declarer's right on. */
const opponents = (s: State): readonly Seat[] => from(firstGame(s).declarer, s.active).slice(1);

function refuse(s: State, { card, to }: Giving): Refusal | undefined {
  if (!lyingIn(s, TALON_GROUPS).includes(card)) return refusal('card-not-in-talon', { card }, RULE);
  const next = nextIn(s);
  if (next !== undefined && card !== next) return refusal('share-in-order', { card: next }, RULE);
  return opponents(s).includes(to) ? undefined : refusal('share-with-opponents', { seat: to }, RULE);
}

/** The card lies in the talon, in one of its groups, and goes to what the opponent has won. */
const give = (s: State, { card, to }: Giving): readonly Event[] =>
  TALON_GROUPS.flatMap((zone): readonly Event[] =>
    (s.zones[zone] ?? []).includes(card)
      ? [{ type: 'moved', cards: [card], from: zone, to: pileOf(to), seenBy: 'all' }]
      : [],
  );

/** The talon, which lies open now, is given to the opponents card by card, as the declarer likes (reform §7.9, Apotheker). */
export const share = (_ruleset: Ruleset): PhaseOf<Giving, 'share'> =>
  declaration<Giving, 'share'>({
    id: 'share',
    actions: ACTION,
    isOpen: (s) => nextIn(s) !== undefined,
    all(s) {
      const card = nextIn(s);
      return card === undefined ? [] : opponents(s).map((to): Giving => ({ type: 'share-card', card, to }));
    },
    refuse: (s, _seat, action) => refuse(s, action),
    decide: (s, _seat, action) => give(s, action),
    next: () => [{ type: 'ended', end: 'settle' }],
  });
