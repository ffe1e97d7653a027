import type { Actor } from '#engine/core/seat.ts';
import { text } from '#engine/core/text.ts';
import type { Action } from '../deal/action.ts';
import type { View } from '../deal/view.ts';
import type { Phrase, PhraseGroup } from './phrase.ts';
import type { TableWords } from './texts.ts';

/** The action of a type, whether its schema gives it this type alone or lists it among others. */
type ActionOf<A extends Action, T extends string> = A extends Action
  ? T extends A['type']
    ? Omit<A, 'type'> & { readonly type: T }
    : never
  : never;

/** A phrase without its group; `say` is missing where the button has the same words, `values` where there are none. */
export type Wording = Omit<Phrase, 'group' | 'say' | 'values'> & Partial<Pick<Phrase, 'say' | 'values'>>;

/** Where something is said: at a table with these rules, by whom, and after what. */
export interface Saying<R, Id extends string = string> {
  readonly ruleset: R;
  readonly view: View;
  /** Missing: a spectator looks at what somebody might say. */
  readonly by: Actor | undefined;
  /** The phase at the end of the view's history; missing: nothing has begun. */
  readonly phase: Id | undefined;
}

/**
 * What a type of action is called, and what kind of thing it is. `words` and `of` are methods, so that a row for one action may be
 * looked up as a row for any: it is given what the schema of this type has parsed, and nothing else.
 */
export interface ActionRow<Said, At> {
  readonly group: PhraseGroup | GroupBy<Said>;
  words(said: Said, at: At): Wording;
}

/** By its fields, where two actions have the same type. */
interface GroupBy<Said> {
  of(said: Said): PhraseGroup;
}

/** A row for each type of action: one without words, or without a group, does not compile. */
export type ActionWords<A extends Action, At> = { readonly [T in A['type']]: ActionRow<ActionOf<A, T>, At> };

/** What is told to somebody who cannot hear what was said: by phase, and in every other one. */
interface Unheard<Id extends string> {
  readonly in?: Readonly<Partial<Record<Id, Wording>>>;
  readonly elsewhere: Wording;
}

interface WordsOfActions<R> {
  readonly groupOf: (action: Action) => PhraseGroup;
  /** At a table with these rules. */
  readonly phraseIn: (ruleset: R) => TableWords['phrase'];
}

/** The words of a family for its actions. What a newer program has said is called by its type. */
export function wordsFor<A extends Action, R, Id extends string>(
  actions: ActionWords<A, Saying<R, Id>>,
  unheard: Unheard<Id>,
): WordsOfActions<R> {
  const rows: Readonly<Record<string, ActionRow<Action, Saying<R>> | undefined>> = actions;
  const hushed: Readonly<Partial<Record<string, Wording>>> = unheard.in ?? {};
  const rowOf = ({ type }: Action) => (Object.hasOwn(rows, type) ? rows[type] : undefined);

  function groupOf(action: Action): PhraseGroup {
    const group = rowOf(action)?.group ?? 'choice';
    return typeof group === 'string' ? group : group.of(action);
  }

  return {
    groupOf,
    phraseIn:
      (ruleset) =>
      (action, view, by = typeof view.viewer === 'number' ? view.viewer : undefined) => {
        const phase = phaseIn(view);
        if (!action) return whole(hushed[phase ?? ''] ?? unheard.elsewhere, 'choice');
        const wording = rowOf(action)?.words(action, { ruleset, view, by, phase });
        return whole(wording ?? { text: text(action.type, action.type) }, groupOf(action));
      },
  };
}

/** The phase at the end of a history. */
function phaseIn({ history }: View): string | undefined {
  const entered = history.findLast(({ type }) => type === 'entered');
  return entered?.type === 'entered' ? entered.phase : undefined;
}

const whole = (wording: Wording, group: PhraseGroup): Phrase => ({ say: wording.text, values: {}, ...wording, group });
