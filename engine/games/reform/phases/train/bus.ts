import { z } from 'zod';
import { from } from '#engine/core/seat.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import { onward } from '../flow.ts';
import { FIVE_SUITS } from './suits.ts';

const ID = 'bus';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('no-bus') }),
  z.strictObject({ type: z.literal('bus'), suit: z.enum(FIVE_SUITS) }),
]);
type Bus = z.infer<typeof ACTION>;

/** What lets things be comes first. */
const ALL: readonly Bus[] = [{ type: 'no-bus' }, ...FIVE_SUITS.map((suit): Bus => ({ type: 'bus', suit }))];

/** Each opponent in turn may take the bus: they want to be left with a suit of their own before the declarer is. The first one has it (reform §7.7). */
export const bus = (ruleset: Ruleset): PhaseOf<Bus, 'bus'> => ({
  ...askAround<Bus, 'bus'>({
    id: ID,
    actions: ACTION,
    asked: (s) => from(firstGame(s).declarer, s.active).slice(1),
    isSettled: (s) => firstGame(s).with['bus'] !== undefined,
    offers: () => [{ kind: 'one-of', actions: ALL }],
    refuse: () => undefined,
    decide(s, seat, action) {
      if (action.type === 'no-bus') return [];
      const game = firstGame(s);
      return [{ type: 'games', games: [{ ...game, with: { ...game.with, bus: seat, busSuit: action.suit } }] }];
    },
    next: (s) => onward(ruleset)(s, ID),
  }),
  elsewhere(s, { type }) {
    const taken = type === 'bus' ? s.games[0]?.with['bus'] : undefined;
    return typeof taken === 'number' ? refusal('bus-taken', { seat: taken }, 'reform §7.7') : undefined;
  },
});
