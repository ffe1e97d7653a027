import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, type Zone } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { CardsOffer } from '#engine/kernel/deal/offers.ts';
import { defineSeatPhase } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { layAway } from '#engine/phases/lay-away.ts';
import { dealPackets } from '#engine/phases/packets.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { tricks } from '#engine/phases/tricks.ts';
import { winnerOf } from '#engine/play/suits.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { afterDealer, held, laid, pay, probe } from '../probe.ts';
import { FOLLOW, FOLLOW_REFUSALS, packOf, rowOf, TABLE } from './cards.ts';
import { cardsOf, groupIn, PLAY, type Wording, wordsOf } from './words.ts';

const CARDS = ['T22', 'T9', 'T8', 'CK', 'CQ', 'C10', 'C9', 'HK', 'HQ', 'H1', 'H4', 'DK', 'DQ', 'D1', 'D4'];
const HAND = 3;
/** The cards to which the declarer is entitled; each group has as many. */
const ENTITLED = 3;
const GROUPS: readonly Zone[] = ['talon:0', 'talon:1'];
const VALUE = 10;
/** Each card more or less changes the value by a fifth. */
const STEP = VALUE / 5;
const priceOf = (exchanged: number): number => VALUE + (ENTITLED - exchanged) * STEP;

const PACK = packOf(CARDS);
/** Thirds of which the declarer needs more. */
const HALF = PACK.unit.total / 2;

const declarerIn = (s: State): Seat => must(s.active[0], 'forehand');
const groupAt = (s: State, group: number): readonly Card[] => s.zones[GROUPS[group] ?? ''] ?? [];
const TAKE = z.strictObject({
  type: z.literal('take-cards'),
  group: z.union([z.literal(0), z.literal(1)]),
  cards: z.array(z.string()),
});

/** Some of a group, or all of it and as many as are wanted of the other. */
const offersIn = (s: State): readonly CardsOffer[] =>
  [0, 1].flatMap((group): readonly CardsOffer[] => {
    const [own, other] = [groupAt(s, group), groupAt(s, 1 - group)];
    const offer = { kind: 'cards', type: 'take-cards', with: { group } } as const;
    return [
      { ...offer, from: own, fixed: [], min: 1, max: own.length },
      { ...offer, from: [...own, ...other], fixed: own, min: own.length + 1, max: own.length + other.length },
    ];
  });

/** Why these cards cannot be taken with this group. */
function refuse(s: State, group: number, cards: readonly Card[]): Refusal | undefined {
  const [own, other] = [groupAt(s, group), groupAt(s, 1 - group)];
  const strange = cards.find((card, i) => ![...own, ...other].includes(card) || cards.indexOf(card) !== i);
  if (strange !== undefined) return refusal('not-there', strange);
  if (cards.length === 0) return refusal('nothing-taken');
  const isWhole = own.every((card) => cards.includes(card));
  return isWhole || cards.every((card) => own.includes(card)) ? undefined : refusal('group-first');
}

const exchange = defineSeatPhase<z.infer<typeof TAKE>>({
  id: 'exchange',
  actions: TAKE,
  turn: (s) => ({ must: held(s, declarerIn(s)).length === HAND ? [declarerIn(s)] : [], may: [] }),
  offers: offersIn,
  refuse: (s, _, { group, cards }) => refuse(s, group, cards),
  decide: (s, seat, { cards }): readonly Event[] =>
    GROUPS.flatMap((from): readonly Event[] => {
      const taken = (s.zones[from] ?? []).filter((card) => cards.includes(card));
      return taken.length > 0 ? [{ type: 'moved', cards: taken, from, to: handOf(seat), seenBy: 'all' }] : [];
    }),
  next: () => [{ type: 'entered', phase: 'lay' }],
  show: () => null,
});

const SAID: Readonly<Record<string, Wording>> = {
  play: PLAY,
  'take-cards': {
    text: text('{n} nehmen, um {price}', 'Take {n}, for {price}'),
    say: text('Ich nehme {cards}.', 'I take {cards}.'),
    group: 'take',
    ask: text('Wie viele Karten nimmst du?', 'How many cards do you take?'),
    values(action) {
      const cards = cardsOf(action);
      return { n: cards.length, price: priceOf(cards.length), cards: { cards } };
    },
  },
  discard: {
    text: text('{n} weglegen', 'Lay {n} away'),
    group: 'choice',
    ask: text('Welche Karten legst du weg?', 'Which cards do you lay away?'),
    place: text('Weggelegt', 'Laid away'),
    values: (action) => ({ n: cardsOf(action).length }),
  },
};

/** Cards of a place with a group, as many as one likes for what they cost, and as many laid away (reform §5.3). */
export const MORTGAGE = probe({
  id: 'probe-mortgage',
  tables: [TABLE],
  contracts: ['mortgage'],
  refusals: {
    'not-there': text('{at} liegt nicht im Talon.', '{at} is not in the talon.'),
    'nothing-taken': text('Du nimmst wenigstens eine Karte.', 'You take one card at least.'),
    'group-first': text('Erst die ganze Gruppe.', 'The whole group first.'),
    ...FOLLOW_REFUSALS,
    'card-twice': text('{at} ist zweimal genannt.', '{at} is named twice.'),
    'lay-exactly': text('So viele, wie du genommen hast.', 'As many as you took.'),
  },
  first: 'exchange',
  deck: CARDS,
  pack: PACK,
  active: afterDealer(),
  deal: (deck, active) => [
    ...dealPackets([...GROUPS.map((to) => ({ to, cards: ENTITLED })), HAND], deck, active),
    ...GROUPS.map((zone, i) => ({
      ...({ type: 'moved', from: zone, to: zone, seenBy: 'all' } as const),
      cards: deck.slice(ENTITLED * i, ENTITLED * (i + 1)),
    })),
  ],
  phases: [
    exchange,
    layAway({
      id: 'lay',
      hand: HAND,
      rule: 'reform §5.2',
      who: declarerIn,
      refusal: (code, at) => refusal(code, at && Object.values(at).join(' ')),
      next: () => [{ type: 'entered', phase: TRICKS }],
    }),
    tricks({
      refusal: (code) => refusal(code),
      leader: declarerIn,
      legal: () => FOLLOW,
      winner: (_, plays) => winnerOf(PACK_54, plays.flat()),
    }),
  ],
  read: (s) => ({
    ...rowOf(s, (seat) => [...laid(s, seat), ...(s.zones[pileOf(seat)] ?? [])]),
    notes: { declarer: declarerIn(s), exchanged: laid(s, declarerIn(s)).length },
  }),
  settle({ measures = [], table, notes }, now) {
    const { declarer, exchanged } = notes;
    // A row that was not played has neither.
    if (typeof declarer !== 'number' || typeof exchanged !== 'number') return [];
    const price = priceOf(exchanged);
    const isMade = (measures[declarer] ?? 0) > HALF;
    return Array.from({ length: table }, (_, other) => other).flatMap((other) => {
      const [from, to] = isMade ? [other, declarer] : [declarer, other];
      return other === declarer ? [] : [pay('mortgage', from, to, price, now)];
    });
  },
  groupOf: groupIn(SAID),
  words: () =>
    wordsOf(text('Dreier mit Hypothek', 'Dreier with a mortgage'), SAID, {
      places: (places) =>
        places.map((place) => {
          const group = GROUPS.indexOf(place.zone);
          const part = text(`${group + 1}. Hälfte`, `half ${group + 1}`);
          return group < 0 ? place : { ...place, name: text('Talon', 'Talon'), part };
        }),
    }),
});
