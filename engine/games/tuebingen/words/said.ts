import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { Phrase } from '../../../kernel/words/phrase.ts';
import type { Ruleset } from '../ruleset.ts';

/** The fields that this family's actions carry; a record from elsewhere may have anything in them. */
export type SaidAction = Action &
  Readonly<Partial<Record<'cards' | 'king' | 'bonus' | 'suit' | 'n' | 'card', unknown>>>;

/** Where something is said: at a table with these rules, and after what. */
export interface Moment {
  readonly ruleset: Ruleset;
  readonly view: View;
}

/** A phrase without its group; `say` is missing where the button has the same words, `values` where there are none. */
export type Wording = Omit<Phrase, 'group' | 'say' | 'values'> & Partial<Pick<Phrase, 'say' | 'values'>>;
export type Worded = (said: SaidAction, moment: Moment) => Wording;

export const cardsIn = ({ cards }: SaidAction): readonly string[] => (Array.isArray(cards) ? cards.map(String) : []);

/** The phase at the end of a history. */
export function phaseIn({ history }: View): string | undefined {
  const entered = history.findLast(({ type }) => type === 'entered');
  return entered?.type === 'entered' ? entered.phase : undefined;
}
