import type { Card } from '#engine/core/card.ts';
import type { Choices, OfferedCards } from '../story/offers.ts';
import { chosenFor, meantBy, toggled } from '../story/picks.ts';
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

  readonly #offers = $derived.by(() => this.#table.choices.taking.map(({ offer }) => offer));
  readonly chosen: readonly Card[] = $derived.by(() => {
    const lying = this.#offers.flatMap(({ from }) => from);
    return chosenFor(this.#offers, this.#table.prompt.taken, lying);
  });
  /** The ways that are meant by what is chosen; none: nothing is taken so. */
  readonly ways: readonly OfferedCards[] = $derived.by(() => meantBy(this.#table.choices.taking, this.chosen));
  /** How many cards can be taken in any way. */
  readonly most: number = $derived.by(() => Math.max(0, ...this.#offers.map(({ max }) => max)));

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether a card can be picked. */
  offers(card: Card): boolean {
    return this.#offers.some(({ from }) => from.includes(card));
  }

  /** Picks a card, or puts it back; one that does not go with the others begins another choice. */
  toggle(card: Card): void {
    this.#table.prompt.take(toggled(this.#offers, this.chosen, card), card);
  }
}
