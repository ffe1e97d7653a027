import { z } from 'zod';
import { must } from '../../../core/assert-never.ts';
import { handOf, laidBy, type Card } from '../../../core/card.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { Seat } from '../../../core/seat.ts';
import { isKing, isTarock, TRULL } from '../../../decks/deck-54.ts';
import { definePhase } from '../../../kernel/phase.ts';
import type { Phase, State } from '../../../kernel/types.ts';
import { promisedCard, type House } from '../house.ts';
import { goOn } from './flow.ts';
import { refusal } from '../refusals.ts';

const ID = 'discard';
const HAND = 12;
const ACTION = z.strictObject({ type: z.literal('discard'), cards: z.array(z.string()) });
type Discard = z.infer<typeof ACTION>;

const declarerOf = (s: State): Seat => must(s.games[0], 'a game').declarer;
const handFor = (s: State): readonly Card[] => s.zones[handOf(declarerOf(s))] ?? [];
const surplus = (s: State): number => handFor(s).length - HAND;

/** Suit cards below the king; as long as there are enough, nothing else may go (tirol §5). */
const suitCards = (hand: readonly Card[]): readonly Card[] => hand.filter((card) => !isTarock(card) && !isKing(card));

/** As many cards as were taken go face down to the declarer's own tricks. */
export function discard(house: House): Phase {
  const promisedBird = (s: State): Card | undefined => {
    const { bird } = house.contractOf(must(s.games[0], 'a game'));
    const bonus = bird && house.bonus(bird);
    return bonus && promisedCard(bonus, undefined);
  };
  const tarocks = (s: State): readonly Card[] =>
    handFor(s).filter((card) => isTarock(card) && !TRULL.includes(card) && card !== promisedBird(s));

  function refuse(s: State, { cards }: Discard): Refusal | undefined {
    const hand = handFor(s);
    const strange = cards.find((card) => !hand.includes(card));
    if (strange !== undefined) return refusal('not-in-hand', strange);
    if (new Set(cards).size !== cards.length)
      return refusal(
        'card-twice',
        cards.find((card, i) => cards.indexOf(card) !== i),
      );
    if (cards.length !== surplus(s)) return refusal('wrong-number', String(surplus(s)), 'tirol §5');
    const honour = cards.find((card) => isKing(card) || TRULL.includes(card));
    if (honour !== undefined) return refusal('honour-stays', honour, 'tirol §5');
    const bird = cards.find((card) => card === promisedBird(s));
    if (bird !== undefined) return refusal('promised-bird-stays', bird, 'tirol §5');
    const tarock = cards.find(isTarock);
    const free = suitCards(hand).find((card) => !cards.includes(card));
    return tarock !== undefined && free !== undefined ? refusal('tarock-before-suit', tarock, 'tirol §5') : undefined;
  }

  return definePhase<Discard>({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: surplus(s) > 0 ? [declarerOf(s)] : [], may: [] }),
    offers: (s) => {
      const [count, suits] = [surplus(s), suitCards(handFor(s))];
      const forced = suits.length < count;
      return [
        {
          kind: 'cards',
          type: 'discard',
          from: forced ? [...suits, ...tarocks(s)] : suits,
          fixed: forced ? suits : [],
          min: count,
          max: count,
        },
      ];
    },
    refuse: (s, _by, action) => refuse(s, action),
    heardBy: (_s, by) => (by === 'table' ? [] : [by]),
    decide: (s, by, { cards }) => {
      const seat = by as Seat;
      const [open, closed] = [cards.filter(isTarock), cards.filter((card) => !isTarock(card))];
      const move = { type: 'moved', from: handOf(seat), to: laidBy(seat) } as const;
      return [
        { ...move, cards: closed, seenBy: [seat] },
        { ...move, cards: open, seenBy: s.active },
      ].filter((event) => event.cards.length > 0);
    },
    next: (s) => goOn(s, house.contractOf(must(s.games[0], 'a game')), ID),
    show: () => null,
  });
}
