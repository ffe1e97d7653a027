import type { Text } from '../../../core/text.ts';
import type { Actor } from '../../../core/seat.ts';
import type { Phrase } from '../../../kernel/words/phrase.ts';
import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { Ruleset } from '../ruleset.ts';

/** The fields that this family's actions carry; a record from elsewhere may have anything in them. */
export interface SaidAction extends Action {
  readonly contract?: unknown;
  readonly king?: unknown;
  readonly half?: unknown;
  readonly cards?: unknown;
  readonly bonus?: unknown;
  readonly item?: unknown;
  readonly card?: unknown;
  readonly stichzwang?: unknown;
  readonly talon?: unknown;
  readonly give?: unknown;
  readonly take?: unknown;
}

/** Where something is said: at a table with these rules, by whom, and after what. */
export interface Moment {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly by: Actor | null;
}

/** A phrase without its group; `say` is missing where the button has the same words, `values` where there are none. */
export type Wording = Omit<Phrase, 'group' | 'say' | 'values'> & Partial<Pick<Phrase, 'say' | 'values'>>;
export type Worded = (said: SaidAction, moment: Moment) => Wording;

export const plain = (words: Text): Wording => ({ text: words });

export const cardsIn = ({ cards }: SaidAction): readonly string[] => (Array.isArray(cards) ? cards.map(String) : []);
