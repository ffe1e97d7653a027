import { z } from 'zod';
import { assertNever, must } from '../../../core/assert-never.ts';
import { handOf } from '../../../core/card.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { isKing, isTarock } from '../../../decks/deck-54.ts';
import { definePhase, notesOf } from '../../../kernel/phase.ts';
import type { Game } from '../../../kernel/score.ts';
import type { Event, Phase, State } from '../../../kernel/types.ts';
import type { House } from '../house.ts';
import { goOn } from './flow.ts';
import { TALON_HALVES } from './names.ts';
import { refusal } from '../refusals.ts';

const ID = 'talon';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('alone') }),
  z.strictObject({ type: z.literal('take'), half: z.union([z.literal(0), z.literal(1)]) }),
]);
type Exchange = z.infer<typeof ACTION>;

type Memory = { readonly taken: boolean; readonly conceded: boolean };
const memory = (s: State): Memory => notesOf<Memory>(s, ID, { taken: false, conceded: false });

/** Whether the declarer gave the deal up because the called king lies in the talon (schleifen). */
export const isConceded = (s: State): boolean => memory(s).conceded;

const gameOf = (s: State): Game => must(s.games[0], 'a game');

/** The called king lies in the talon, and the declarer has not yet said how he goes on. */
function mustDecide(s: State): boolean {
  const { called, with: terms } = gameOf(s);
  return (
    called !== undefined &&
    terms['alone'] !== true &&
    TALON_HALVES.some((half) => (s.zones[half] ?? []).includes(called))
  );
}

/** The open talon: one half is taken up; with the called king in it one may concede or play alone (tirol §5). */
export function talon(house: House): Phase {
  function refuse(s: State, action: Exchange): Refusal | undefined {
    if (action.type === 'take')
      return mustDecide(s) ? refusal('king-in-talon', gameOf(s).called, 'tirol §5') : undefined;
    return mustDecide(s) ? undefined : refusal('king-not-in-talon', undefined, 'tirol §5');
  }

  const decide = (s: State, action: Exchange): readonly Event[] => {
    const game = gameOf(s);
    switch (action.type) {
      case 'concede':
        return [
          { type: 'games', games: [{ ...game, with: { ...game.with, alone: true } }] },
          { type: 'noted', phase: ID, notes: { taken: false, conceded: true } satisfies Memory },
        ];
      case 'alone':
        return [{ type: 'games', games: [{ ...game, with: { ...game.with, alone: true } }] }];
      case 'take': {
        const half = must(TALON_HALVES[action.half], 'a half');
        const cards = s.zones[half] ?? [];
        // Suit cards may be laid away again: from here on only the declarer knows where they lie.
        const stays = cards.filter((card) => isTarock(card) || isKing(card));
        const move = { type: 'moved', from: half, to: handOf(game.declarer) } as const;
        return [
          { ...move, cards: stays, seenBy: s.active },
          { ...move, cards: cards.filter((card) => !stays.includes(card)), seenBy: [game.declarer] },
          { type: 'noted', phase: ID, notes: { taken: true, conceded: false } satisfies Memory },
        ];
      }
      default:
        return assertNever(action);
    }
  };

  const statements: readonly Exchange[] = [
    { type: 'concede' },
    { type: 'alone' },
    { type: 'take', half: 0 },
    { type: 'take', half: 1 },
  ];

  return definePhase<Exchange>({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: memory(s).taken || memory(s).conceded ? [] : [gameOf(s).declarer], may: [] }),
    offers: (s) => [{ kind: 'one-of', actions: statements.filter((action) => !refuse(s, action)) }],
    refuse: (s, _by, action) => refuse(s, action),
    decide: (s, _by, action) => decide(s, action),
    next: (s) => (isConceded(s) ? [{ type: 'ended', end: 'settle' }] : goOn(s, house.contractOf(gameOf(s)), ID)),
    show: memory,
  });
}
