import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { KINGS, suitOf, SUITS } from '#engine/decks/deck-54.ts';
import { withPartner } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('call-king'), suit: z.enum(SUITS) }),
  z.strictObject({ type: z.literal('call-fourth') }),
]);
type Call = z.infer<typeof ACTION>;

/** The kings that the declarer does not hold. */
const missingKings = (s: State, seat: Seat): readonly Card[] =>
  KINGS.filter((king) => !(s.zones[handOf(seat)] ?? []).includes(king));

/** With three kings the fourth may be called without its suit; with four a suit must be named (reform §5.1). */
const refuse = (s: State, seat: Seat, { type }: Call): Refusal | undefined =>
  type === 'call-king' || missingKings(s, seat).length === 1
    ? undefined
    : refusal('fourth-needs-three-kings', undefined, 'reform §5.1');

/**
 * The declarer calls a king, perhaps one of their own, and then plays alone without anybody being told: whether there is a partner shows
 * in nothing that is public (reform §5.1).
 */
export const king = (ruleset: Ruleset): PhaseOf<Call, 'king'> =>
  declaration({
    id: 'king',
    actions: ACTION,
    isOpen: (s) => firstGame(s).called === undefined,
    all: () => [...SUITS.map((suit): Call => ({ type: 'call-king', suit })), { type: 'call-fourth' }],
    refuse,
    decide(s, by, action) {
      const game = firstGame(s);
      if (action.type === 'call-fourth') {
        const unnamed = { ...game, with: { ...game.with, fourth: true } };
        return [{ type: 'games', games: [withPartner(s, unnamed, must(missingKings(s, by)[0], 'a fourth king'))] }];
      }
      const called = must(
        KINGS.find((card) => suitOf(card) === action.suit),
        'a king',
      );
      return [{ type: 'games', games: [withPartner(s, game, called)] }];
    },
    next: onward(ruleset),
  });
