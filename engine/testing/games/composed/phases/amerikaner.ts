import { z } from 'zod';
import { from } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Game } from '#engine/kernel/score.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import { declaration } from '#engine/phases/declaration.ts';
import type { MakePhase } from '../contract.ts';

const NUMBERS = Array.from({ length: 13 }, (_, number) => number);
const number = z.int().min(0).max(12);
const SAY = z.strictObject({ type: z.literal('number'), number });

/** The declarer says how many tricks they will win. */
export const sayNumber: MakePhase = (goOn) =>
  declaration<z.infer<typeof SAY>>({
    id: 'number',
    actions: SAY,
    isOpen: (s) => firstGame(s).with['number'] === undefined,
    all: () => NUMBERS.map((tricks) => ({ type: 'number', number: tricks })),
    refuse: () => undefined,
    decide: (s, _, { number: tricks }) => [
      { type: 'games', games: [{ ...firstGame(s), with: { number: tricks } } satisfies Game] },
    ],
    next: goOn('number'),
  });

const JOIN = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), number }),
  z.strictObject({ type: z.literal('no-join') }),
]);
type Join = z.infer<typeof JOIN>;

/** The others in turn may play as well, each for a number of their own. */
export const joinIn: MakePhase = (goOn) =>
  askAround<Join>({
    id: 'join',
    actions: JOIN,
    asked: (s) => from(firstGame(s).declarer, s.active).slice(1),
    offers: () => {
      const joins = NUMBERS.map((tricks): Join => ({ type: 'join', number: tricks }));
      return [{ kind: 'one-of', actions: [{ type: 'no-join' } satisfies Join, ...joins] }];
    },
    refuse: () => undefined,
    decide(s, seat, action) {
      if (action.type === 'no-join') return [];
      const game: Game = { ...firstGame(s), declarer: seat, with: { number: action.number } };
      return [{ type: 'games', games: [...s.games, game] }];
    },
    next: goOn('join'),
  });
