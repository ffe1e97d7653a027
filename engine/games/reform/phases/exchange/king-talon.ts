import { z } from 'zod';
import { itemsOf } from '#engine/games/reform/items.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { lyingIn } from '#engine/phases/exchange.ts';
import { refuseUnknown } from '../auction.ts';
import { forehandOf, onward } from '../flow.ts';

const WAYS = ['alone', 'wald-und-wiese', 'schleifen-king'] as const;
const ACTION = z.strictObject({ type: z.enum(WAYS) });
type Choice = z.infer<typeof ACTION>;

/** Whether the called king lies in the talon, which is open now, and its declarer has not said yet how they go on. */
function isOpen(s: State): boolean {
  const { called, with: terms } = firstGame(s);
  return called !== undefined && terms['kingTalon'] === undefined && lyingIn(s, TALON_GROUPS).includes(called);
}

const notOpen = () => refusal('king-choice-not-open', undefined, 'reform §5.4');

/** Everybody plays alone instead, whose declarer is forehand: nothing that was said of the other game counts any more (reform §5.4). */
function become(ruleset: Ruleset, s: State, contract: string): readonly Event[] {
  const game = { declarer: forehandOf(s), contract, with: {} };
  return [
    { type: 'games', games: [game] },
    { type: 'items', items: itemsOf(ruleset, game, s.active) },
  ];
}

/**
 * The called king lies in the talon: before anything is taken, the declarer chooses to play alone, to give up, or another game that
 * this one may become (reform §5.4).
 */
export const kingTalon = (ruleset: Ruleset): PhaseOf<Choice, 'king-talon'> => ({
  ...declaration<Choice, 'king-talon'>({
    id: 'king-talon',
    actions: ACTION,
    isOpen,
    all: () => WAYS.map((type) => ({ type })),
    refuse(s, _seat, { type }) {
      if (type === 'alone' || type === 'schleifen-king') return undefined;
      if (ruleset.contractOf(firstGame(s)).becomes !== type) return notOpen();
      return ruleset.find(type) ? undefined : refuseUnknown('unknown-contract', { item: type });
    },
    decide(s, _seat, { type }) {
      const game = firstGame(s);
      return type === 'alone' || type === 'schleifen-king'
        ? [{ type: 'games', games: [{ ...game, with: { ...game.with, kingTalon: type } }] }]
        : become(ruleset, s, type);
    },
    next: (s, id) =>
      firstGame(s).with['kingTalon'] === 'schleifen-king' ? [{ type: 'ended', end: 'settle' }] : onward(ruleset)(s, id),
  }),
  elsewhere: (s) => (s.games.length > 0 ? notOpen() : undefined),
});
