import { z } from 'zod';
import type { Refusal } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { itemsOf } from '#engine/games/reform/items.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { lyingIn } from '#engine/phases/exchange.ts';
import { refuseUnknown } from '../auction.ts';
import { forehandOf, onward } from '../flow.ts';

const WORD = z.strictObject({ type: z.enum(['alone', 'wald-und-wiese', 'steinhofmaessig', 'schleifen-king']) });
/** With several tarocks at once, and a partner of one's choice. */
const WITH = z.strictObject({ type: z.literal('pratermaessig'), seat: z.int().min(0) });
const ACTION = z.discriminatedUnion('type', [WORD, WITH]);
type Choice = z.infer<typeof ACTION>;

/** Whether the called king lies in the talon, which is open now, and its declarer has not said yet how they go on. */
function isOpen(s: State): boolean {
  const { called, with: terms } = firstGame(s);
  return called !== undefined && terms['kingTalon'] === undefined && lyingIn(s, TALON_GROUPS).includes(called);
}

const notOpen = () => refusal('king-choice-not-open', undefined, 'reform §5.4');

/** Everything that might be said, giving up at last; a partner may be any of the others. */
function all(s: State, declarer: Seat): readonly Choice[] {
  const [, ...others] = from(declarer, s.active);
  return [
    { type: 'alone' },
    { type: 'wald-und-wiese' },
    ...others.map((seat): Choice => ({ type: 'pratermaessig', seat })),
    { type: 'steinhofmaessig' },
    { type: 'schleifen-king' },
  ];
}

/** Why the declarer may not go on so: not every game has a bird, or another one that it may become (reform §5.4). */
function refuse(ruleset: Ruleset, s: State, declarer: Seat, choice: Choice): Refusal | undefined {
  const { becomes, ways = [] } = ruleset.contractOf(firstGame(s));
  switch (choice.type) {
    case 'alone':
    case 'schleifen-king':
      return undefined;
    case 'wald-und-wiese':
      if (becomes !== choice.type) return notOpen();
      return ruleset.find(choice.type) ? undefined : refuseUnknown('unknown-contract', { item: choice.type });
    case 'steinhofmaessig':
      return ways.includes(choice.type) ? undefined : notOpen();
    case 'pratermaessig': {
      if (!ways.includes(choice.type)) return notOpen();
      const isOther = choice.seat !== declarer && s.active.includes(choice.seat);
      return isOther ? undefined : refusal('partner-must-play', { seat: choice.seat }, 'reform §7.4');
    }
  }
}

/** The game that is played then, with the items as they stand: whatever is not simply the same game begins anew (reform §5.4, §7.4). */
function decide(ruleset: Ruleset, s: State, choice: Choice): readonly Event[] {
  if (choice.type === 'wald-und-wiese')
    return renewed(ruleset, s, { declarer: forehandOf(s), contract: choice.type, with: {} });
  const game = firstGame(s);
  const chosen: Game = {
    ...game,
    ...(choice.type === 'pratermaessig' && { partner: choice.seat }),
    with: { ...game.with, kingTalon: choice.type },
  };
  const isSame = choice.type === 'alone' || choice.type === 'schleifen-king';
  return isSame ? [{ type: 'games', games: [chosen] }] : renewed(ruleset, s, chosen);
}

/** Nothing that was said before counts any more. */
const renewed = (ruleset: Ruleset, s: State, game: Game): readonly Event[] => [
  { type: 'games', games: [game] },
  { type: 'items', items: itemsOf(ruleset, game, s.active) },
];

/**
 * The called king lies in the talon: before anything is taken, the declarer chooses to play alone, to give up, another game that this one
 * may become, or with a bird another way to play it (reform §5.4, §7.4).
 */
export const kingTalon = (ruleset: Ruleset): PhaseOf<Choice, 'king-talon'> => ({
  ...declaration<Choice, 'king-talon'>({
    id: 'king-talon',
    actions: ACTION,
    isOpen,
    all,
    refuse: (s, seat, choice) => refuse(ruleset, s, seat, choice),
    decide: (s, _seat, choice) => decide(ruleset, s, choice),
    next: (s, id) =>
      firstGame(s).with['kingTalon'] === 'schleifen-king' ? [{ type: 'ended', end: 'settle' }] : onward(ruleset)(s, id),
  }),
  elsewhere: (s) => (s.games.length > 0 ? notOpen() : undefined),
});
