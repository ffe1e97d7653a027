import type { Card } from '#engine/core/card.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { Choices, Offered, OfferedCards } from '../story/offers.ts';
import { chosenFor, isEnough, meantBy, setOf, toggled, triedWith } from '../story/picks.ts';
import type { PromptState } from './prompt.svelte.ts';

/** The table as far as cards are given. */
interface Around {
  readonly choices: Choices;
  readonly hand: readonly (Card | null)[];
  /** What is asked, which owns what is picked for it. */
  readonly prompt: PromptState;
}

const offersOf = (all: readonly OfferedCards[]): readonly CardsOffer[] => all.map(({ offer }) => offer);
const cardsIn = (all: readonly OfferedCards[]): readonly Card[] => all.flatMap(({ offer }) => offer.from);

/** The cards that the viewer can give, of their hand or of an open hand, and those chosen for it. */
export class GivingState {
  readonly #around: Around;

  readonly #plays: readonly Card[] = $derived.by(() => {
    const { plays, together } = this.#around.choices;
    return [...plays, ...cardsIn(together)];
  });
  /** The cards of the viewer's hand that may be played, and those of somebody's open hand from which they play. */
  readonly playable: ReadonlySet<Card> = $derived.by(() => setOf(this.#plays.filter((card) => this.#isOwn(card))));
  readonly elsewhere: ReadonlySet<Card> = $derived.by(() => setOf(this.#plays.filter((card) => !this.#isOwn(card))));
  /** Those that are raised first, for there is more to choose: which others go with them, or what is said with them. */
  readonly raisable: ReadonlySet<Card> = $derived.by(() => {
    const { together, plays, ways } = this.#around.choices;
    return setOf([...cardsIn(together), ...[...plays].filter((card) => ways(card).length > 1)]);
  });
  readonly raised: readonly Card[] = $derived.by(() =>
    this.#around.prompt.picked.filter((card) => this.raisable.has(card)),
  );
  /** What can be said of the raised cards. */
  readonly confirms: readonly Offered[] = $derived.by(() => {
    const { together, ways } = this.#around.choices;
    const [card, other] = this.raised;
    if (card === undefined) return [];
    return other === undefined ? ways(card) : answersOf(together, this.raised);
  });

  /** Cards chosen from the hand to lay away. */
  readonly chosen: readonly Card[] = $derived.by(() => {
    const { choices, hand, prompt } = this.#around;
    return chosenFor(
      offersOf(choices.laying),
      prompt.picked,
      hand.filter((card) => card !== null),
    );
  });
  /** The ways to lay them away that are meant by what is chosen. */
  readonly layWays: readonly OfferedCards[] = $derived.by(() => meantBy(this.#around.choices.laying, this.chosen));
  constructor(around: Around) {
    this.#around = around;
  }

  #isOwn(card: Card): boolean {
    return this.#around.hand.includes(card);
  }

  /**
   * Raises a card that is to be played, or puts it back. One that is not raised before it is played is hardly meant beside those that
   * are: it puts them back first. Returns whether there was anything to raise or to put back.
   */
  raise(card: Card): boolean {
    if (!this.raisable.has(card)) {
      if (this.raised.length === 0 || this.#around.choices.laying.length > 0) return false;
      this.#pick([], card);
      return true;
    }
    const offers = offersOf(this.#around.choices.together).filter(({ from }) => from.includes(card));
    const others = this.raised.filter((one) => offers.some(({ from }) => from.includes(one)));
    const isRaised = this.raised.includes(card);
    this.#pick(isRaised ? this.raised.filter((one) => one !== card) : beside(offers, others, card), card);
    return true;
  }

  /** Chooses a card to lay away, or puts it back; of one that is not offered: the attempt that tells why not. */
  toggle(card: Card): Action | undefined {
    const { laying } = this.#around.choices;
    const [first] = offersOf(laying);
    if (!first) return undefined;
    if (!cardsIn(laying).includes(card)) return cardsAction(first, triedWith(first, this.chosen, card));
    this.#pick(toggled(offersOf(laying), this.chosen, card), card);
    return undefined;
  }

  #pick(cards: readonly Card[], pressed: Card): void {
    this.#around.prompt.pick(cards, pressed);
  }
}

/** The answers that are meant by chosen cards. */
const answersOf = (all: readonly OfferedCards[], chosen: readonly Card[]): readonly Offered[] =>
  meantBy(all, chosen).flatMap(({ offer, said }) =>
    isEnough(offer, chosen) ? [{ action: cardsAction(offer, chosen), phrase: said(chosen) }] : [],
  );

/** A card with others that go with it; alone, if none do. */
const beside = (offers: readonly CardsOffer[], others: readonly Card[], card: Card): readonly Card[] =>
  offers.some(({ from, max }) => others.length < max && others.every((one) => from.includes(one)))
    ? [...others, card]
    : [card];
