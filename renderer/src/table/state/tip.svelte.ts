import type { Card } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import { text } from '#engine/core/text.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
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
  readonly cards: readonly Card[] = $derived.by(() => (this.#tip ? cardsOf(this.#tip.action) : []));

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
    if (!this.#tip) return undefined;
    const { action, reason, other } = this.#tip;
    const otherwise = other && this.#named(other, words);
    const why = otherwise === undefined ? reason : withOther(reason, otherwise);
    return words.t.table.tipLine(this.#named(action, words), factWords(why, words, this.#table.scene.names));
  }

  /** An action with its cards. */
  #named(action: Action, words: Words): string {
    const { view, scene } = this.#table;
    const phrase = words.phrase(action, view);
    const zone = zoneIn(phrase);
    const lying = zone === undefined ? [] : (view.zones[zone] ?? []).filter((card) => card !== null);
    const cards = cardIn(phrase) ? [] : [...cardsOf(action), ...lying];
    const what = words.said(phrase.text, phrase.values, scene.names);
    return cards.length > 0 ? `${what}: ${cards.map((card) => words.card(card)).join(', ')}` : what;
  }

  /** Whether this, or one of these, is what is advised. */
  isFor(...ways: readonly Pick<Offered, 'action'>[]): boolean {
    const advised = this.#tip && canonical(this.#tip.action);
    return advised !== null && ways.some(({ action }) => canonical(action) === advised);
  }
}

/** The cards that an action names. */
function cardsOf(action: Action): readonly Card[] {
  const { card, cards = [] } = action as { readonly card?: Card; readonly cards?: readonly Card[] };
  return card === undefined ? cards : [card];
}

/** A reason that mentions what would be done instead. */
const withOther = ({ text: said, values }: Fact, other: string): Fact => ({
  text: said,
  values: { ...values, other: { text: text(other, other) } },
});
