import { firstGame } from '../../../kernel/games.ts';
import { z } from 'zod';
import { must } from '../../../core/assert-never.ts';
import { handOf } from '../../../core/card.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { Seat } from '../../../core/seat.ts';
import { KINGS } from '../../../decks/deck-54.ts';
import { defineSeatPhase } from '../../../kernel/phase.ts';
import type { Game } from '../../../kernel/score.ts';
import type { Phase, State } from '../../../kernel/types.ts';
import type { Ruleset } from '../ruleset.ts';
import { goOn } from './flow.ts';
import { refusal } from '../refusals.ts';

const ID = 'king-call';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('call'), king: z.string() }),
  z.strictObject({ type: z.literal('call-fourth') }),
]);
type Call = z.infer<typeof ACTION>;
const missingKings = (s: State, seat: Seat): readonly string[] =>
  KINGS.filter((king) => !(s.zones[handOf(seat)] ?? []).includes(king));

/** The game with its called king, and with its holder as partner: nobody, if it lies in the talon or is one's own. */
export function withPartner(s: State, game: Game, called: string, fourth = false): Game {
  const partner = s.active.find((seat) => seat !== game.declarer && (s.zones[handOf(seat)] ?? []).includes(called));
  return {
    ...game,
    called,
    ...(partner !== undefined && { partner }),
    with: { ...game.with, ...(fourth && { fourth }) },
  };
}

/** The declarer calls a king, his own only where the house lets him; its holder is his secret partner (tirol §3, §15). */
export function kingCall(ruleset: Ruleset): Phase {
  function refuse(s: State, seat: Seat, action: Call): Refusal | undefined {
    const missing = missingKings(s, seat);
    if (action.type === 'call-fourth')
      return missing.length === 1 ? undefined : refusal('not-three-kings', undefined, 'tirol §3');
    if (!KINGS.includes(action.king)) return refusal('not-a-king', { card: action.king }, 'tirol §3');
    return ruleset.options.selbstrufer || missing.includes(action.king)
      ? undefined
      : refusal('own-king', { card: action.king }, 'tirol §3');
  }

  return defineSeatPhase<Call>({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: firstGame(s).called === undefined ? [firstGame(s).declarer] : [], may: [] }),
    offers: (s, seat) => {
      const missing = missingKings(s, seat);
      const kings = ruleset.options.selbstrufer ? KINGS : missing;
      const fourth: readonly Call[] = missing.length === 1 ? [{ type: 'call-fourth' }] : [];
      return [{ kind: 'one-of', actions: [...kings.map((king): Call => ({ type: 'call', king })), ...fourth] }];
    },
    refuse,
    decide: (s, by, action) => {
      const game = firstGame(s);
      const called = action.type === 'call' ? action.king : must(missingKings(s, by)[0], 'a fourth king');
      return [{ type: 'games', games: [withPartner(s, game, called, action.type === 'call-fourth')] }];
    },
    next: (s) => goOn(ruleset, s, ruleset.contractOf(firstGame(s)), ID),
    show: () => null,
  });
}
