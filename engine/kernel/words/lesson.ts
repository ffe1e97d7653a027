import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Action } from '../deal/action.ts';
import { apply, start, turnOf } from '../deal/apply.ts';
import type { Rules } from '../deal/rules.ts';
import type { State } from '../deal/state.ts';
import type { Fact, PhraseValue } from './phrase.ts';

/** Why an answer is not the one that the lesson goes on with; `isGood`: it would have been as good. */
export interface Reason extends Fact {
  readonly isGood?: true;
}

/** What is said about other answers: to those that name this card or are of this type, and to all others. */
export type Wrong = Readonly<Record<string, Reason>> & { readonly other: Reason };

/** Something that is said at a moment of a lesson. */
interface Said {
  /** How many actions of the deal have been done by then. */
  readonly at: number;
  readonly say: Fact;
}

/** Something that is asked: the learner's next action is the answer. */
interface Question extends Said {
  readonly wrong: Wrong;
  /** Why that is the answer; said when it has been given, and to whoever asks for a tip. */
  readonly right: Fact;
}

export type LessonStep = Question | (Said & { readonly wrong?: undefined; readonly right?: undefined });

/** An action whose fields nobody knows. */
type AnyAction = Action & Readonly<Record<string, unknown>>;

/** A prepared deal that teaches a game: what happens in it, and what is said and asked meanwhile; `A`: the actions of its family. */
export interface Lesson<A extends Action = AnyAction> {
  readonly id: string;
  readonly title: Text;
  /** What is learned, in one sentence. */
  readonly about: Text;
  readonly profile: string;
  /** The number of seats. */
  readonly table: number;
  readonly dealer: Seat;
  /** Who learns. */
  readonly seat: Seat;
  /** The cards as they are dealt. */
  readonly deck: string;
  /** Everything that is done, each by whoever has to act first; a text holds cards that are played one after the other. */
  readonly acts: readonly (A | string)[];
  readonly steps: readonly LessonStep[];
  /** Said at the end. */
  readonly end: Fact;
}

/** A moment of a lesson: what was the case, and what was done by whom; at the end nothing is. */
interface LessonMoment {
  readonly state: State;
  readonly next: { readonly by: Seat; readonly action: Action } | undefined;
}

interface Play extends Action {
  readonly card: Card;
}

const played = (card: Card): Play => ({ type: 'play', card });
const cardsOf = (cards: string): readonly Card[] => cards.trim().split(/\s+/);

/** Plays a lesson; throws where the rules refuse something, which is a bug of the lesson. */
export function momentsOf(rules: Rules, { table, dealer, deck, acts }: Lesson<Action>): readonly LessonMoment[] {
  const actions = acts.flatMap((act): readonly Action[] =>
    typeof act === 'string' ? cardsOf(act).map(played) : [act],
  );
  const begun = start(rules, {
    ...{ table, dealer, deck: cardsOf(deck) },
    now: { deal: 1, factors: [], pot: ZERO, notes: {} },
  });
  if (!begun.ok) throw new Error(begun.error.code);
  let state = begun.value;
  const moments: LessonMoment[] = [];
  for (const [at, action] of actions.entries()) {
    const by = must(turnOf(rules, state).must[0], `somebody to act at ${at}`);
    moments.push({ state, next: { by, action } });
    const done = apply(rules, state, by, action);
    if (!done.ok) throw new Error(`${at}: ${done.error.code}`);
    state = done.value;
  }
  return [...moments, { state, next: undefined }];
}

const CARD = /^(SKI|T\d{1,2}|[A-Z](\d{1,2}|[A-Z]))$/;

/** The value of a placeholder: a card by its id, a seat as `seat1`. */
function valueOf(name: string): PhraseValue | undefined {
  const seat = /^seat(\d)$/.exec(name)?.[1];
  if (seat !== undefined) return { seat: Number(seat) };
  return CARD.test(name) ? { card: name } : undefined;
}

/** A text that mentions cards and seats by placeholder: `{HK}`, `{seat2}`. */
export function sentence(de: string, en: string): Fact {
  const names = [...`${de} ${en}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.flatMap((name) => {
    const value = valueOf(name);
    return value ? [[name, value] as const] : [];
  });
  return { text: text(de, en), ...(values.length > 0 && { values: Object.fromEntries(values) }) };
}

/** The same word of several players, one after another. */
export const inTurn = <const T extends string>(type: T, players: number): readonly { readonly type: T }[] =>
  Array.from({ length: players }, () => ({ type }));

/** The reason for an answer that would have been as good. */
export const alsoGood = (de: string, en: string): Reason => ({ ...sentence(de, en), isGood: true });

/** Why an answer is wrong. */
export function whyWrong(wrong: Wrong, action: Action): Reason {
  const named = Object.values(action).filter((value) => typeof value === 'string');
  const id = named.find((one) => one !== 'other' && Object.hasOwn(wrong, one));
  return (id === undefined ? undefined : wrong[id]) ?? wrong.other;
}
