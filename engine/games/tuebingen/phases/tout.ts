import { z } from 'zod';
import { type Card, handOf } from '#engine/core/card.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { askAround } from '#engine/phases/ask-around.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { enter } from '#engine/phases/way.ts';
import { isHalf, isTarock } from '../cards.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { refusal } from '../refusals.ts';
import { type PhaseId, RAUS_ROUND, TOUT_OFFER, TOUT_QUERY } from './names.ts';

const RULE = 'tuebingen §3';

/** The most tarocks with which a player may ask. */
const MOST_TAROCKS = 7;

/** Whether a hand has nothing but pips and a few low tarocks. */
export const mayAsk = (hand: readonly Card[]): boolean =>
  hand.every(isHalf) && hand.filter(isTarock).length <= MOST_TAROCKS;

const ACTION = z.strictObject({ type: z.enum(['ask', 'go-on']) });
type Answer = z.infer<typeof ACTION>;
type Asked = { readonly said: readonly (readonly [Seat, boolean])[] };

const saidIn = (s: State): Asked['said'] => notesOf<Asked>(s, TOUT_QUERY, { said: [] }).said;

/** The first in playing order who has asked; that others asked too stays secret. */
const askerIn = (s: State): Seat | undefined =>
  s.active.find((seat) => saidIn(s).some(([by, asks]) => by === seat && asks));

/** Everybody answers at once and unseen; whose hand does not allow the question has one answer (tuebingen §3, TU8). */
export const toutQuery = (): PhaseOf<Answer, 'tout-query'> =>
  defineSeatPhase({
    id: TOUT_QUERY,
    actions: ACTION,
    turn: (s) => ({ must: s.active.filter((seat) => !saidIn(s).some(([by]) => by === seat)), may: [] }),
    offers: (s, seat) => [
      {
        kind: 'one-of',
        actions: (['go-on', 'ask'] as const)
          .map((type): Answer => ({ type }))
          .filter(({ type }) => type === 'go-on' || mayAsk(s.zones[handOf(seat)] ?? [])),
      },
    ],
    refuse: (s, seat, { type }) =>
      type === 'go-on' || mayAsk(s.zones[handOf(seat)] ?? [])
        ? undefined
        : refusal('tout-hand-not-eligible', undefined, RULE),
    heardBy: (_s, by) => (by === 'table' ? [] : [by]),
    decide: (s, seat, { type }) => [
      {
        type: 'noted',
        phase: TOUT_QUERY,
        notes: { said: [...saidIn(s), [seat, type === 'ask'] as const] } satisfies Asked,
      },
    ],
    next: (s) => [enter<PhaseId>(askerIn(s) === undefined ? RAUS_ROUND : TOUT_OFFER)],
    show: () => null,
  });

const OFFERED = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('accept'), contract: z.literal(CONTRACTS.tout.id) }),
  z.strictObject({ type: z.literal('decline') }),
]);
type Offered = z.infer<typeof OFFERED>;
const ANSWERS: readonly Offered[] = [{ type: 'accept', contract: CONTRACTS.tout.id }, { type: 'decline' }];

/** The others are asked from the asker's right; the first who wants to plays, else the cards are thrown in. */
export const toutOffer = (): PhaseOf<Offered, 'tout-offer'> => {
  const others = (s: State): readonly Seat[] => {
    const asker = askerIn(s);
    return asker === undefined ? [] : from(asker, s.active).slice(1);
  };
  const asked = askAround<Offered, 'tout-offer'>({
    id: TOUT_OFFER,
    actions: OFFERED,
    asked: others,
    isSettled: (s) => s.games.length > 0,
    offers: () => [{ kind: 'one-of', actions: ANSWERS }],
    refuse: () => undefined,
    decide: (_s, declarer, action) =>
      action.type === 'accept' ? [{ type: 'games', games: [{ declarer, contract: action.contract, with: {} }] }] : [],
    next: (s) => (s.games.length > 0 ? [enter<PhaseId>(TRICKS)] : [{ type: 'ended', end: { redeal: 'same-dealer' } }]),
  });
  // Everybody is shown who asked.
  return { ...asked, show: (s) => ({ asker: askerIn(s) ?? null }) };
};
