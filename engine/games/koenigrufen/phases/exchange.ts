import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isHonour } from '#engine/decks/deck-54.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';
import { TALON_HALVES } from './names.ts';

const ID = 'exchange';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('exchange'), give: z.string(), take: z.string() }),
  z.strictObject({ type: z.literal('good') }),
]);
type Exchange = z.infer<typeof ACTION>;

const handFor = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
const talonOf = (s: State): readonly Card[] => TALON_HALVES.flatMap((half) => s.zones[half] ?? []);

/** Trischaken for points: everybody in turn may exchange one card with the open talon (tirol §8.4). */
export function exchange(ruleset: Ruleset): PhaseOf<Exchange, 'exchange'> {
  function refuse(s: State, seat: Seat, action: Exchange): Refusal | undefined {
    if (action.type === 'good') return undefined;
    if (!handFor(s, seat).includes(action.give)) return refusal('not-in-hand', { card: action.give });
    if (!talonOf(s).includes(action.take)) return refusal('not-in-talon', { card: action.take }, 'tirol §8.4');
    return isHonour(action.give) ? refusal('honour-stays', { card: action.give }, 'tirol §8.4') : undefined;
  }

  /** The card given lies where the card taken lay, open, and comes to the trick that this would have come to. */
  function swap(s: State, seat: Seat, { give, take }: { readonly give: Card; readonly take: Card }): readonly Event[] {
    const half = must(
      TALON_HALVES.find((zone) => (s.zones[zone] ?? []).includes(take)),
      'a half',
    );
    const at = ruleset.hasPutRight('exchange-in-place') && { at: (s.zones[half] ?? []).indexOf(take) };
    return [
      { type: 'moved', cards: [take], from: half, to: handOf(seat), seenBy: s.active },
      { type: 'moved', cards: [give], from: handOf(seat), to: half, seenBy: s.active, ...at },
    ];
  }

  return askAround({
    id: ID,
    actions: ACTION,
    asked: (s) => s.active,
    offers: (s, seat) => {
      const free = handFor(s, seat).filter((card) => !isHonour(card));
      const swaps = free.flatMap((give) => talonOf(s).map((take): Exchange => ({ type: 'exchange', give, take })));
      return [{ kind: 'one-of', actions: [{ type: 'good' } satisfies Exchange, ...swaps] }];
    },
    refuse,
    decide: (s, by, action) => (action.type === 'exchange' ? swap(s, by, action) : []),
    // A pausing dealer sees no talon (tirol §2).
    heardBy: (s, action) => (action.type === 'exchange' ? s.active : 'all'),
    next: (s) => onward(ruleset)(s, ID),
  });
}
