import type { Card } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '#page/i18n/words.ts';
import { factWords } from '../speech/say.ts';
import { cardIn, type Offered, zoneIn } from '../story/offers.ts';
import type { PromptState, Tip } from './prompt.svelte.ts';

/** The table as far as tips need it. */
interface Asked {
  readonly scene: { readonly names: readonly string[] };
  /** What is asked, which owns its tip. */
  readonly prompt: Pick<PromptState, 'tip'>;
  readonly view: View;
  readonly words: Words;
  /** Whether the viewer can do anything that a tip could be about, and may be told. */
  readonly maybeTipped: boolean;
  /** Asks the host; `null`: there is none, or it was refused. */
  fetchTip(): Promise<Tip | null>;
}

/** The tip for the question that is asked now; it goes with its question. */
export class TipState {
  readonly #table: Asked;

  readonly #tip: Tip | null = $derived.by(() => (this.#table.maybeTipped ? this.#table.prompt.tip : null));
  /** What is advised, and why, in one line. */
  readonly line: string | undefined = $derived.by(() => this.#lineIn(this.#table.words));
  /** The cards that are to be played or chosen. */
  readonly cards: readonly Card[] = $derived.by(() => {
    const { card, cards = [] } = (this.#tip?.action ?? {}) as {
      readonly card?: Card;
      readonly cards?: readonly Card[];
    };
    return card === undefined ? cards : [card];
  });

  constructor(table: Asked) {
    this.#table = table;
  }

  /** Returns the tip in the words that are said; `undefined`: there is none. */
  async ask(): Promise<string | undefined> {
    const { prompt } = this.#table;
    if (!this.#table.maybeTipped) return undefined;
    const tip = await this.#table.fetchTip();
    if (tip) prompt.tip = tip;
    return this.#lineIn(this.#table.words.aloud);
  }

  /** What is advised with its cards, and why. */
  #lineIn(words: Words): string | undefined {
    const { view, scene } = this.#table;
    if (!this.#tip) return undefined;
    const { action, reason } = this.#tip;
    const phrase = words.phrase(action, view);
    const zone = zoneIn(phrase);
    const lying = zone === undefined ? [] : (view.zones[zone] ?? []).filter((card) => card !== null);
    const cards = cardIn(phrase) ? [] : [...this.cards, ...lying];
    const what = words.said(phrase.text, phrase.values, scene.names);
    const named = cards.length > 0 ? `${what}: ${cards.map((card) => words.card(card)).join(', ')}` : what;
    return words.t.table.tipLine(named, factWords(reason, words, scene.names));
  }

  /** Whether this, or one of these, is what is advised. */
  isFor(...ways: readonly Pick<Offered, 'action'>[]): boolean {
    const advised = this.#tip && canonical(this.#tip.action);
    return advised !== null && ways.some(({ action }) => canonical(action) === advised);
  }
}
