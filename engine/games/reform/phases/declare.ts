import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { SUITS } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import type { Declaration } from '../contracts/contract.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['heading', 'no-heading']) }),
  z.strictObject({ type: z.literal('trump'), suit: z.enum(SUITS) }),
]);
type Said = z.infer<typeof ACTION>;

/** All that can be said of each. */
const WORDS: Readonly<Record<Declaration, readonly Said[]>> = {
  heading: [{ type: 'heading' }, { type: 'no-heading' }],
  trump: SUITS.map((suit) => ({ type: 'trump', suit })),
};

/** The player after forehand says whether the winning card has to be beaten, and what is trump where a suit is (reform §7.3). */
export function declare(ruleset: Ruleset): PhaseOf<Said, 'declare'> {
  /** What is to be said next. */
  const awaited = (s: State): Declaration | undefined => {
    const game = firstGame(s);
    const contract = ruleset.contractOf(game);
    return contract.kind === 'each' ? contract.declares.find((one) => game.with[one] === undefined) : undefined;
  };
  const wordsNow = (s: State): readonly Said[] => {
    const now = awaited(s);
    return now === undefined ? [] : WORDS[now];
  };
  return declaration<Said, 'declare'>({
    id: 'declare',
    actions: ACTION,
    by: ({ active }) => must(active[1], 'a player after forehand'),
    isOpen: (s) => awaited(s) !== undefined,
    all: wordsNow,
    refuse: (s, _seat, { type }) =>
      wordsNow(s).some((one) => one.type === type) ? undefined : refusal('wrong-phase', undefined, 'reform §7.3'),
    decide(s, _seat, action) {
      const game = firstGame(s);
      const said = action.type === 'trump' ? { trump: action.suit } : { heading: action.type === 'heading' };
      return [{ type: 'games', games: [{ ...game, with: { ...game.with, ...said } }] }];
    },
    next: onward(ruleset),
  });
}
