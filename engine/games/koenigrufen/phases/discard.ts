import { firstGame } from '../../../kernel/games.ts';
import { z } from 'zod';
import { handOf, laidBy, type Card } from '../../../core/card.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { Seat } from '../../../core/seat.ts';
import { isKing, isTarock, TRULL } from '../../../decks/deck-54.ts';
import { defineSeatPhase } from '../../../kernel/phase.ts';
import type { Phase, State } from '../../../kernel/types.ts';
import { discardsFrom, type Discards } from '../discards.ts';
import type { Ruleset } from '../ruleset.ts';
import { refusal } from '../refusals.ts';
import { promisedBirds } from './birds.ts';
import { goOn } from './flow.ts';
import { TRICKS } from '../sizes.ts';

const ID = 'discard';
const ACTION = z.strictObject({ type: z.literal('discard'), cards: z.array(z.string()) });
type Discard = z.infer<typeof ACTION>;

const declarerOf = (s: State): Seat => firstGame(s).declarer;
const handFor = (s: State): readonly Card[] => s.zones[handOf(declarerOf(s))] ?? [];
const surplus = (s: State): number => handFor(s).length - TRICKS;

/** As many cards as were taken go to the declarer's own tricks, face down. */
export function discard(ruleset: Ruleset): Phase {
  const contractOf = (s: State) => ruleset.contractOf(firstGame(s));
  const discards = (s: State): Discards => discardsFrom(ruleset, contractOf(s), handFor(s), promisedBirds(ruleset, s));

  function refuse(s: State, { cards }: Discard): Refusal | undefined {
    const hand = handFor(s);
    const strange = cards.find((card) => !hand.includes(card));
    if (strange !== undefined) return refusal('not-in-hand', { card: strange });
    const twice = cards.find((card, i) => cards.indexOf(card) !== i);
    if (twice !== undefined) return refusal('card-twice', { card: twice });
    if (cards.length !== surplus(s)) return refusal('wrong-number', { count: surplus(s) }, 'tirol §5');
    const honour = cards.find((card) => isKing(card) || TRULL.includes(card));
    if (honour !== undefined) return refusal('honour-stays', { card: honour }, 'tirol §5');
    const bird = cards.find((card) => promisedBirds(ruleset, s).includes(card));
    if (bird !== undefined) return refusal('promised-bird-stays', { card: bird }, 'tirol §5');
    const { first, then } = discards(s);
    const early = cards.find((card) => then.includes(card));
    if (early === undefined || first.every((card) => cards.includes(card))) return undefined;
    return refusal(isTarock(early) ? 'tarock-before-suit' : 'suit-before-tarock', { card: early }, 'tirol §5');
  }

  return defineSeatPhase<Discard>({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: surplus(s) > 0 ? [declarerOf(s)] : [], may: [] }),
    offers: (s) => {
      const [count, { first, then }] = [surplus(s), discards(s)];
      const forced = first.length < count;
      const [from, fixed] = forced ? [[...first, ...then], first] : [first, []];
      return [{ kind: 'cards', type: 'discard', from, fixed, min: count, max: count }];
    },
    refuse: (s, _by, action) => refuse(s, action),
    heardBy: (_s, by) => (by === 'table' ? [] : [by]),
    decide: (s, seat, { cards }) => {
      const shown = discards(s).then;
      const move = { type: 'moved', from: handOf(seat), to: laidBy(seat) } as const;
      return [
        { ...move, cards: cards.filter((card) => !shown.includes(card)), seenBy: [seat] },
        { ...move, cards: cards.filter((card) => shown.includes(card)), seenBy: s.active },
      ].filter((event) => event.cards.length > 0);
    },
    next: (s) => goOn(ruleset, s, contractOf(s), ID),
    show: () => null,
  });
}
