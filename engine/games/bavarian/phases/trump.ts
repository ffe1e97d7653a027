import { z } from 'zod';
import { SUITS } from '#engine/decks/deck-36.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { trumpIn } from '../contracts/contract.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './way.ts';

const ID = 'trump';
const ACTION = z.strictObject({ type: z.literal('trump'), suit: z.enum(SUITS) });

/** After the exchange the declarer names trumps, unless they follow from the game (bavarian §3.4). */
export function nameTrump(ruleset: Ruleset): PhaseOf<z.infer<typeof ACTION>, 'trump'> {
  const open = (s: State) => ruleset.contractOf(firstGame(s)).trumps(ruleset.options);
  return declaration({
    id: ID,
    actions: ACTION,
    isOpen: (s) => trumpIn(firstGame(s)) === undefined,
    all: (s) => open(s).map((suit) => ({ type: 'trump', suit })),
    refuse: (s, _seat, { suit }) =>
      open(s).includes(suit) ? undefined : refusal('not-these-trumps', { text: suit }, 'bavarian §4'),
    decide: (s, _seat, { suit }) => [{ type: 'games', games: [{ ...firstGame(s), with: { trump: suit } }] }],
    next: onward(ruleset),
  });
}
