import type { Card } from '#engine/core/card.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import type { Choices, OfferedCards } from '../story/offers.ts';
import { chosenFor, isEnough, toggled } from '../story/picks.ts';
import type { PromptState } from './prompt.svelte.ts';

/** The table as far as cards are taken from it. */
interface Table {
  readonly choices: Pick<Choices, 'taking'>;
  /** What is asked, which owns what its viewer has picked. */
  readonly prompt: PromptState;
}

/** Cards on the table that are taken one by one, perhaps in several ways: which of them are picked. */
export class TakingState {
  readonly #table: Table;

  /** The way that the last pick belongs to; `undefined`: nothing is taken so. */
  readonly choice: OfferedCards | undefined = $derived.by(() => {
    const { choices, prompt } = this.#table;
    const { taking } = choices;
    return taking.find(({ offer }) => prompt.taken.every((card) => offer.from.includes(card))) ?? taking[0];
  });
  readonly chosen: readonly Card[] = $derived.by(() => {
    const offer = this.choice?.offer;
    return offer ? chosenFor(offer, this.#table.prompt.taken, offer.from) : [];
  });
  /** What takes them; `undefined`: it takes more or fewer cards. */
  readonly action: Action | undefined = $derived.by(() => {
    const offer = this.choice?.offer;
    return offer && isEnough(offer, this.chosen) ? cardsAction(offer, this.chosen) : undefined;
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether a card can be picked. */
  offers(card: Card): boolean {
    return this.#wayOf(card) !== undefined;
  }

  /** Picks a card, or puts it back; a card of another way is picked instead. */
  toggle(card: Card): void {
    const { choice } = this;
    const way = choice?.offer.from.includes(card) ? choice : this.#wayOf(card);
    if (way) this.#table.prompt.take(toggled(way.offer, way === choice ? this.chosen : [], card));
  }

  #wayOf(card: Card): OfferedCards | undefined {
    return this.#table.choices.taking.find(({ offer }) => offer.from.includes(card));
  }
}
