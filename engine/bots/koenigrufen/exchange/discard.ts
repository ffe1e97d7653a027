import { because } from '#engine/bots/advice.ts';
import type { Card } from '#engine/core/card.ts';
import { SUITS, sumOfThirds } from '#engine/decks/deck-54.ts';
import type { RankedContract } from '#engine/games/koenigrufen/ruleset.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import { thirdsPlayed } from '../estimates.ts';
import { suitCards } from '../hand.ts';
import type { Observation } from '../observation.ts';
import type { Chosen } from '../reasons.ts';

/** A hand after an exchange and what it promises: thirds in tricks and among the discards. */
export interface Plan {
  readonly away: readonly Card[];
  readonly thirds: number;
}

/** The best cards to lay away: points to safety, short suits to nothing. */
export function planDiscard(
  contract: RankedContract,
  hand: readonly Card[],
  { from, fixed, min }: Pick<CardsOffer, 'from' | 'fixed' | 'min'>,
  called?: Card,
): Plan {
  let best: Plan = {
    away: [...fixed, ...from.filter((card) => !fixed.includes(card))].slice(0, min),
    thirds: -Infinity,
  };
  for (const more of choose(
    from.filter((card) => !fixed.includes(card)),
    min - fixed.length,
  )) {
    const away = [...fixed, ...more];
    const thirds = worthWithout(contract, hand, away, called);
    if (thirds > best.thirds) best = { away, thirds };
  }
  return best;
}

function worthWithout(contract: RankedContract, hand: readonly Card[], away: readonly Card[], called?: Card): number {
  const kept = hand.filter((card) => !away.includes(card));
  // With a card of the called suit the partner's king can be asked for.
  const asking = called !== undefined && suitCards(kept, called.charAt(0)).length > 0 ? 1.5 : 0;
  return thirdsPlayed(contract, kept) + sumOfThirds(away) + asking;
}

/** All ways to choose `size` cards. */
export function* choose(cards: readonly Card[], size: number, first = 0): Generator<readonly Card[]> {
  if (size <= 0) {
    yield [];
    return;
  }
  for (let i = first; i <= cards.length - size; i++)
    for (const rest of choose(cards, size - 1, i + 1)) yield [cards[i] ?? '', ...rest];
}

/** The discard out of what is offered. */
export function chooseDiscard({ contract, hand, game }: Observation, offers: readonly Offer[]): Chosen {
  const offer = offers.find((one): one is CardsOffer => one.kind === 'cards');
  if (!offer || !contract) return undefined;
  const { away: cards } = planDiscard(contract, hand, offer, game?.called);
  const kept = hand.filter((card) => !cards.includes(card));
  const lacks = (held: readonly Card[]) => SUITS.filter((suit) => suitCards(held, suit).length === 0).length;
  const voids = lacks(kept) - lacks(hand);
  const reason = contract.play.id === 'tarock' && voids > 0 ? 'discard-void' : 'discard-best';
  return because(cardsAction(offer, cards), reason, { voids });
}
