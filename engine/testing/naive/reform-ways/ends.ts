import { following, suitOf, topOf } from '../reform-cards.ts';
import { isSwitching } from '../reform-contracts.ts';
import { rankingIn, reformWords } from '../reform-log.ts';
import { reformTricks } from '../reform-tricks.ts';
import { heldIn, ledIn, type Moment, openIn } from './moment.ts';
import { suitIn } from './train.ts';

/** Spezi and Wechselspezi, played once more from what was said and laid down (docs/rules/reform.md §7.1, §7.6, R5, R32). */

const TRICKS = 12;

/** How it has ended; `unpaid`: won with a card of another suit than was named. `undefined`: it goes on. */
export function endsIn({ s, options, sides }: Moment): 'won' | 'lost' | 'unpaid' | undefined {
  const tricks = reformTricks(s, options);
  const [first] = tricks;
  if (first && first.winner !== sides.declarer) return 'lost';
  const last = tricks[TRICKS - 1];
  if (!last) return undefined;
  if (last.winner !== sides.declarer) return 'lost';
  return suitOf(last.top) === suitIn(reformWords(s)) ? 'won' : 'unpaid';
}

const some = (list: readonly string[]): readonly string[] | undefined => (list.length > 0 ? list : undefined);

/** What may be given: to a Spezi the suit led or anything, to a Wechselspezi the lowest of a suit, and whatever beats. */
export function givesIn(at: Moment, seat: number): readonly string[] {
  const { contract, declarer } = at.sides;
  const hand = heldIn(at, seat);
  const lead = ledIn(at);
  if (!isSwitching(contract))
    return lead === undefined ? hand : (some(hand.filter((card) => suitOf(card) === suitOf(lead))) ?? hand);
  if (lead === undefined)
    return hand.filter((card) => hand.every((other) => suitOf(other) !== suitOf(card) || !isLower(other, card)));
  const legal = following(hand, lead);
  if (seat === declarer) return legal;
  const lying = openIn(at).flatMap(({ cards }) => cards);
  const ranking = rankingIn(reformWords(at.s), at.options);
  return some(legal.filter((card) => topOf([...lying, card], ranking) === card)) ?? legal;
}

/** Of two cards of one suit. */
const isLower = (one: string, other: string): boolean =>
  one !== other && topOf([one, other], { contract: '' }) === other;
