import { z } from 'zod';
import { handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock } from '#engine/decks/deck-54.ts';
import { defineSeatPhase, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { enter } from '#engine/phases/way.ts';
import type { Ruleset } from '../ruleset.ts';
import { shownBy } from '../zones.ts';
import type { PhaseId } from './names.ts';

/** The phase in which it is bid. */
export const AUCTION = 'auction';

/** The first phase: a deal in which a player has no tarock is thrown in. */
export const NO_TAROCK = 'no-tarock';
const ACTION = z.strictObject({ type: z.literal('throw-in') });

/** Dealt again by the same dealer, or by the next one (illustrated R3). */
export const redeal = ({ options }: Ruleset): readonly Event[] => [
  { type: 'ended', end: { redeal: options['redeal-dealer'] === 'same' ? 'same-dealer' : 'next-dealer' } },
];

/** Hands without a tarock are shown to all as soon as they are dealt (illustrated §2). */
export function showHands({ options }: Ruleset, dealt: readonly Event[], active: readonly Seat[]): readonly Event[] {
  if (!options['no-tarock-redeal']) return [];
  return active.flatMap((seat): readonly Event[] => {
    const cards = dealt.flatMap((event) => (event.type === 'moved' && event.to === handOf(seat) ? event.cards : []));
    const move = { type: 'moved', from: handOf(seat), to: shownBy(seat), seenBy: 'all' } as const;
    return cards.some(isTarock) ? [] : [{ ...move, cards }];
  });
}

/** Who has shown a hand throws the cards in; it is compulsory. */
export function noTarock(ruleset: Ruleset): PhaseOf<z.infer<typeof ACTION>, 'no-tarock'> {
  const showing = (s: State): readonly Seat[] => s.active.filter((seat) => (s.zones[shownBy(seat)] ?? []).length > 0);
  return defineSeatPhase({
    id: NO_TAROCK,
    actions: ACTION,
    turn: (s) => ({ must: showing(s).slice(0, 1), may: [] }),
    offers: () => [{ kind: 'one-of', actions: [{ type: 'throw-in' }] }],
    refuse: () => undefined,
    decide: () => redeal(ruleset),
    next: () => [enter<PhaseId>(AUCTION)],
    show: () => null,
  });
}
