import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { KINGS } from '#engine/decks/deck-54.ts';
import { withPartner } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';

const ID = 'king-call';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('call'), king: z.string() }),
  z.strictObject({ type: z.literal('call-fourth') }),
]);
type Call = z.infer<typeof ACTION>;
const missingKings = (s: State, seat: Seat): readonly string[] =>
  KINGS.filter((king) => !(s.zones[handOf(seat)] ?? []).includes(king));

/** The declarer calls a king, their own only where the house lets them; its holder is their secret partner (tirol §3, §15). */
export function kingCall(ruleset: Ruleset): PhaseOf<Call, 'king-call'> {
  function refuse(s: State, seat: Seat, action: Call): Refusal | undefined {
    const missing = missingKings(s, seat);
    if (action.type === 'call-fourth')
      return missing.length === 1 ? undefined : refusal('not-three-kings', undefined, 'tirol §3');
    if (!KINGS.includes(action.king)) return refusal('not-a-king', { card: action.king }, 'tirol §3');
    return ruleset.options.selbstrufer || missing.includes(action.king)
      ? undefined
      : refusal('own-king', { card: action.king }, 'tirol §3');
  }

  return declaration({
    id: ID,
    actions: ACTION,
    isOpen: (s) => firstGame(s).called === undefined,
    all: () => [...KINGS.map((king): Call => ({ type: 'call', king })), { type: 'call-fourth' }],
    refuse,
    decide(s, by, action) {
      const game = firstGame(s);
      if (action.type === 'call') return [{ type: 'games', games: [withPartner(s, game, action.king)] }];
      const fourth = must(missingKings(s, by)[0], 'a fourth king');
      const unnamed = { ...game, with: { ...game.with, fourth: true } };
      return [{ type: 'games', games: [withPartner(s, unnamed, fourth)] }];
    },
    next: onward(ruleset),
  });
}
