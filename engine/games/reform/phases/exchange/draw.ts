import { z } from 'zod';
import type { Card, Zone } from '#engine/core/card.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { lyingIn, takenUp } from '#engine/phases/exchange.ts';
import { onward } from '../flow.ts';

const WORDS = ['draw', 'enough'] as const;
const ACTION = z.strictObject({ type: z.enum(WORDS) });
type Drawing = z.infer<typeof ACTION>;

/** How many cards have been drawn. */
const drawnIn = (s: State, most: number): number => most - lyingIn(s, TALON_GROUPS).length;

/** The card on top of the talon: its first group lies there before the second. */
const topOf = (zones: Readonly<Record<Zone, readonly Card[]>>): readonly Card[] =>
  TALON_GROUPS.flatMap((zone) => zones[zone] ?? []).slice(0, 1);

/** The declarer draws cards from the top of the talon, which nobody else sees, until they have enough or all of them (reform §7.8). */
export const draw = (ruleset: Ruleset): PhaseOf<Drawing, 'draw'> => {
  const isLast = (s: State, most: number): boolean => drawnIn(s, most) === most - 1;

  function decide(s: State, { type }: Drawing): readonly Event[] {
    const game = firstGame(s);
    const { draws: most = 0 } = ruleset.contractOf(game).talon;
    const isOver = type === 'enough' || isLast(s, most);
    const drawn = drawnIn(s, most) + (type === 'draw' ? 1 : 0);
    const seenBy = [game.declarer];
    return [
      ...(type === 'draw' ? takenUp(s, TALON_GROUPS, { cards: topOf(s.zones), by: game.declarer, seenBy }) : []),
      ...(isOver ? [{ type: 'games', games: [{ ...game, with: { ...game.with, drawn } }] } as const] : []),
    ];
  }

  return declaration<Drawing, 'draw'>({
    id: 'draw',
    actions: ACTION,
    isOpen: (s) => firstGame(s).with['drawn'] === undefined,
    all: () => WORDS.map((type) => ({ type })),
    refuse: () => undefined,
    decide: (s, _seat, action) => decide(s, action),
    next: onward(ruleset),
  });
};
