import { handOf, TRICK } from '#engine/core/card.ts';
import { DECK_54, suitOf, SUITS } from '#engine/decks/deck-54.ts';
import type { BluffMemory } from '#engine/phases/bluff.ts';
import type { Sensible } from '../search/sense.ts';
import { cardsOf, type Here, ofType, type WithCard } from './here.ts';

interface Claim extends WithCard {
  readonly suit: string;
}

/** What is thought of people who have not been tested yet: eight of nine times they say what is true. */
const PRIOR = { truths: 8, all: 9 };
/**
 * Below this a claim is not believed. It is less than a half: who took piles holds more of their suits than chance would give them, so that
 * claims are true more often than they are counted to be.
 */
const DOUBT = 0.35;
/** How many cards there are of each suit that may be claimed. */
const SIZES: Readonly<Record<string, number>> = Object.fromEntries(
  [...SUITS, 'T'].map((suit) => [suit, DECK_54.filter((card) => suitOf(card) === suit).length]),
);

/**
 * How likely the last card is what is claimed of the pile. Whoever led it chose the suit; whoever added to it did so truthfully if they held a
 * card of it: the longer the pile, the fewer of the suit are left.
 */
function truthOf({ suit, last }: BluffMemory, { hand, zones }: Here): number {
  const pile = (zones[TRICK] ?? []).length;
  const held = last === null ? 0 : (zones[handOf(last)] ?? []).length + 1;
  let left = (SIZES[suit ?? ''] ?? 0) - hand.filter((card) => suitOf(card) === suit).length;
  let truth = left > 0 ? 1 : 0;
  for (let below = 1; below < pile; below++) {
    left = Math.max(0, left - truth);
    truth = 1 - (1 - left / (DECK_54.length - hand.length - below)) ** held;
  }
  return truth;
}

/** How often people have said what is true, whether or not they could: of many who were found out more is a lie than had to be. */
const honestyIn = ({ truths, lies }: BluffMemory): number => (truths + PRIOR.truths) / (truths + lies + PRIOR.all);

/** What is true is claimed where it can be, and whoever is likelier to have lied is accused (reform §7.3, Sautanz). */
export function believing(here: Here): Sensible {
  const now = here.notes as BluffMemory;
  const leads = cardsOf(here, 'lead-hidden').filter((action): action is Claim => 'suit' in action);
  if (leads.length > 0) return { actions: leads.filter(({ card, suit }) => suitOf(card) === suit) };
  const adds = cardsOf(here, 'add-hidden');
  const accuse = ofType(here, 'accuse');
  const truth = truthOf(now, here);
  if (truth < DOUBT) return { actions: accuse };
  const held = adds.filter(({ card }) => suitOf(card) === now.suit);
  const add = held.length > 0 ? held : adds;
  return { actions: truth * honestyIn(now) < DOUBT ? [...add, ...accuse] : add };
}
