import { z } from 'zod';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { partOf, PARTS } from '../zones.ts';
import { goOn } from './way.ts';

const ID = 'talon';
const RULE = 'illustrated §5';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('take'), part: z.int().min(0) }),
  z.strictObject({ type: z.literal('take-cards'), cards: z.array(z.string()) }),
]);
type Take = z.infer<typeof ACTION>;
type Memory = { readonly taken: boolean };

/** The declarer takes one part of the open talon, or in an Einblatt any card (illustrated §5). */
export function talon(ruleset: Ruleset): PhaseOf<Take, 'talon'> {
  const taken = (s: State): boolean => notesOf<Memory>(s, ID, { taken: false }).taken;
  const open = (s: State): readonly Card[] => PARTS.flatMap((zone) => s.zones[zone] ?? []);
  const contractIn = (s: State) => ruleset.contractOf(firstGame(s));
  const isOneByOne = (s: State): boolean => contractIn(s).parts.length === 1;

  function refuse(s: State, action: Take): Refusal | undefined {
    const { parts, cards: count } = contractIn(s);
    if (action.type === 'take') {
      if (isOneByOne(s)) return refusal('take-one-card', undefined, RULE);
      return action.part < parts.length ? undefined : refusal('no-such-part', undefined, RULE);
    }
    if (!isOneByOne(s)) return refusal('take-a-part', undefined, RULE);
    const strange = action.cards.find((card) => !open(s).includes(card));
    if (strange !== undefined) return refusal('not-in-talon', { card: strange }, RULE);
    return action.cards.length === count ? undefined : refusal('take-one-card', undefined, RULE);
  }

  function take(s: State, action: Take): readonly Event[] {
    const { declarer } = firstGame(s);
    const from = partOf(action.type === 'take' ? action.part : 0);
    const cards = action.type === 'take' ? (s.zones[from] ?? []) : action.cards;
    return [
      { type: 'moved', cards, from, to: handOf(declarer), seenBy: 'all' },
      { type: 'noted', phase: ID, notes: { taken: true } satisfies Memory },
    ];
  }

  return defineSeatPhase({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: taken(s) ? [] : [firstGame(s).declarer], may: [] }),
    offers: (s) =>
      isOneByOne(s)
        ? [
            {
              kind: 'cards',
              type: 'take-cards',
              from: open(s),
              fixed: [],
              min: contractIn(s).cards,
              max: contractIn(s).cards,
            },
          ]
        : [{ kind: 'one-of', actions: contractIn(s).parts.map((_, part) => ({ type: 'take', part })) }],
    refuse: (s, _seat, action) => refuse(s, action),
    decide: (s, _seat, action) => take(s, action),
    next: (s) => goOn(ruleset, s, ID),
    show: () => null,
  });
}
