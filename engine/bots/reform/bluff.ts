import { TRICK } from '#engine/core/card.ts';
import { DECK_54, suitOf, SUITS } from '#engine/decks/deck-54.ts';
import type { BluffMemory } from '#engine/phases/bluff.ts';
import type { Sensible } from '../search/sense.ts';
import { cardsOf, type Here, ofType, type WithCard } from './here.ts';

interface Claim extends WithCard {
  readonly suit: string;
}

/** What is thought of people who have not been tested yet: two of three times they say what is true. */
const PRIOR = { truths: 2, all: 3 };
/** How many cards there are of each suit that may be claimed. */
const SIZES: Readonly<Record<string, number>> = Object.fromEntries(
  [...SUITS, 'T'].map((suit) => [suit, DECK_54.filter((card) => suitOf(card) === suit).length]),
);
/** As long as the pile is so small, a wrong accusation costs little, and only who has accused somebody is paid. */
const SMALL = 2;

/**
 * How likely the last card is what is claimed of the pile, for somebody who holds some of that suit: as a card by chance, if it
 * was not put there on purpose.
 */
function truthOf({ truths, lies, suit }: BluffMemory, { hand }: Here, held: number): number {
  const left = (SIZES[suit ?? ''] ?? 0) - held;
  if (left === 0) return 0;
  const honest = (truths + PRIOR.truths) / (truths + lies + PRIOR.all);
  return honest + ((1 - honest) * left) / (DECK_54.length - hand.length);
}

/** What is true is claimed where it can be, and whoever is likelier to have lied is accused (reform §7.3, Sautanz). */
export function believing(here: Here): Sensible {
  const now = here.notes as BluffMemory;
  const leads = cardsOf(here, 'lead-hidden').filter((action): action is Claim => 'suit' in action);
  if (leads.length > 0) return { actions: leads.filter(({ card, suit }) => suitOf(card) === suit) };
  const adds = cardsOf(here, 'add-hidden');
  const accuse = ofType(here, 'accuse');
  const held = adds.filter(({ card }) => suitOf(card) === now.suit);
  const isNew = !now.accusers.includes(here.seat) && (here.zones[TRICK] ?? []).length <= SMALL;
  if (truthOf(now, here, held.length) < 0.5) return { actions: accuse };
  const add = held.length > 0 ? held : adds;
  return { actions: isNew ? [...add, ...accuse] : add };
}
