import { z } from 'zod';
import { type Card, DECK, handOf } from '#engine/core/card.ts';
import { defineSeatPhase } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { layAway } from '#engine/phases/lay-away.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { held, oneOf, valueOf } from '../probe.ts';

/** Cards that everybody is dealt. */
export const HAND = 4;
const TAKE = z.strictObject({ type: z.literal('take') });
const talonIn = (s: State): readonly Card[] => s.zones[DECK] ?? [];

/** The talon is turned, and the declarer takes it before the eyes of all. */
export const take = defineSeatPhase<z.infer<typeof TAKE>>({
  id: 'take',
  actions: TAKE,
  turn: (s) => ({ must: talonIn(s).length > 0 ? s.active.slice(0, 1) : [], may: [] }),
  offers: () => oneOf({ type: 'take' }),
  refuse: () => undefined,
  decide: (s, seat): readonly Event[] => [
    { type: 'moved', cards: talonIn(s), from: DECK, to: handOf(seat), seenBy: 'all' },
  ],
  next: () => [{ type: 'entered', phase: 'lay' }],
  show: () => null,
});

/** What may not be laid away, as kings may not: of those of the talon everybody goes on knowing where they lie. */
const STAYS = 5;

/** As many cards are laid away, of the hand or of the talon: nobody else is told which. */
export const lay = layAway({
  id: 'lay',
  hand: HAND,
  rule: 'probe',
  discards: (s, seat) => ({ first: held(s, seat).filter((card) => valueOf(card) !== STAYS), then: [] }),
  refuse(_, cards) {
    const stays = cards.find((card) => valueOf(card) === STAYS);
    return stays === undefined ? undefined : refusal('card-stays', stays);
  },
  refusal: (code, at) => refusal(code, at && Object.values(at).join(' ')),
  next: () => [{ type: 'entered', phase: 'ring' }],
});
