import { firstGame } from '../../../kernel/games.ts';
import { z } from 'zod';
import { handOf, type Card } from '../../../core/card.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { Seat } from '../../../core/seat.ts';
import { defineSeatPhase, notesOf } from '../../../kernel/phase.ts';
import { must } from '../../../core/assert-never.ts';
import type { Event, Phase, State } from '../../../kernel/types.ts';
import { isHonour } from '../discards.ts';
import type { Ruleset } from '../ruleset.ts';
import { refusal } from '../refusals.ts';
import { goOn } from './flow.ts';
import { TALON_HALVES } from './names.ts';

const ID = 'exchange';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('exchange'), give: z.string(), take: z.string() }),
  z.strictObject({ type: z.literal('good') }),
]);
type Exchange = z.infer<typeof ACTION>;

/** How many have had their turn, forehand first. */
type Memory = { readonly done: number };
const done = (s: State): number => notesOf<Memory>(s, ID, { done: 0 }).done;

const handFor = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
const talonOf = (s: State): readonly Card[] => TALON_HALVES.flatMap((half) => s.zones[half] ?? []);

/** Trischaken for points: everybody in turn may exchange one card with the open talon (tirol §8.4). */
export function exchange(ruleset: Ruleset): Phase {
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

  return defineSeatPhase<Exchange>({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: s.active.slice(done(s), done(s) + 1), may: [] }),
    offers: (s, seat) => {
      const free = handFor(s, seat).filter((card) => !isHonour(card));
      const swaps = free.flatMap((give) => talonOf(s).map((take): Exchange => ({ type: 'exchange', give, take })));
      return [{ kind: 'one-of', actions: [{ type: 'good' } satisfies Exchange, ...swaps] }];
    },
    refuse,
    // A pausing dealer sees no talon (tirol §2).
    heardBy: (s, _by, action) => (action.type === 'exchange' ? s.active : 'all'),
    decide: (s, by, action) => [
      ...(action.type === 'exchange' ? swap(s, by, action) : []),
      { type: 'noted', phase: ID, notes: { done: done(s) + 1 } satisfies Memory },
    ],
    next: (s) => goOn(ruleset, s, ruleset.contractOf(firstGame(s)), ID),
    show: (s) => ({ done: done(s) }),
  });
}
