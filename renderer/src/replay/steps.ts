import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import type { Actor, Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '../i18n/words.ts';
import { playedTo } from '../table/story/played.ts';
import { isPlayAt, isTaken, seatIn } from '../table/story/story.ts';
import type { Watched } from './watch.ts';

/** One action of a deal. */
export interface ReplayStep {
  /** The index of the state after it; counts from 1. */
  readonly at: number;
  readonly by: Actor;
  readonly action: Action;
  /** The phase in which it was done. */
  readonly phase: string;
  /** The trick to which a card was played; 0 for everything else. */
  readonly trick: number;
  /** The winner of the trick, if this card was its last. */
  readonly winner: Seat | undefined;
  /** The cards that it moves: played, discarded, exchanged or taken. */
  readonly cards: readonly Card[];
  /** All cards open, and in its history what was said and done before it. */
  readonly before: View;
}

/** The steps of a deal in order. */
export function stepsOf({ record, rules, states }: Watched): readonly ReplayStep[] {
  const { history, ...end } = view(rules, lastOf(states), 'open');
  const begins = history.flatMap(({ type }, i) => (type === 'said' ? [i] : []));
  let taken = 0;
  return states.slice(1).flatMap((_, i): readonly ReplayStep[] => {
    const state = states[i];
    const [by, action] = record.actions[i] ?? [];
    const from = begins[i];
    if (!state?.phase || by === undefined || action === undefined || from === undefined) return [];
    const done = history.slice(from, begins[i + 1] ?? history.length).filter((event) => event.type === 'moved');
    // What is said of cards that lie there (an accusation) belongs to them.
    const isOfTrick = isPlayAt(history, from) || (state.zones[TRICK] ?? []).length > 0;
    const trick = isOfTrick ? taken + 1 : 0;
    const winner = done.filter(isTaken).flatMap(({ to }) => seatIn(to, 'pile') ?? seatIn(to, 'hand') ?? [])[0];
    if (winner !== undefined) taken++;
    const { phase, games, items } = state;
    const before = { ...end, phase, games, items, history: history.slice(0, from) };
    return [{ at: i + 1, by, action, phase, trick, winner, cards: cardsOf(done, by), before }];
  });
}

type Moved = Extract<View['history'][number], { readonly type: 'moved' }>;

/** The cards that came into or out of the hand of whoever acts. */
const cardsOf = (done: readonly Moved[], by: Actor): readonly Card[] =>
  typeof by === 'number'
    ? done
        .filter(({ from, to }) => from !== to && (from === handOf(by) || to === handOf(by)))
        .flatMap(({ cards }) => cards.filter((card) => card !== null))
    : [];

const lastOf = (states: Watched['states']): State => states.at(-1) ?? states[0];

/** The action that the rules refuse, as a step that was never made. */
export function refusedStep({ record, rules, states, fault }: Watched): ReplayStep | undefined {
  const [by, action] = (fault && record.actions[fault.index]) ?? [];
  if (by === undefined || action === undefined) return undefined;
  const before = view(rules, lastOf(states), 'open');
  return { at: states.length, by, action, phase: before.phase ?? '', trick: 0, winner: undefined, cards: [], before };
}

/** To whom it brought a trick or a pile, in words; `''`: to nobody. */
export const takesWords = ({ winner, phase }: ReplayStep, names: readonly string[], words: Words): string =>
  winner === undefined ? '' : words.t.table.tricks[playedTo(phase, words)?.as ?? 'trick'].goesTo(names[winner] ?? '');

/** The words for a step: who, and what they said or did, with the cards of which they said only how many. */
export function stepWords({ by, action, before }: ReplayStep, names: readonly string[], words: Words): string {
  const { t } = words;
  const name = typeof by === 'number' ? t.say.by(names[by] ?? '') : t.replay.table;
  const { say, values } = words.phrase(action, before, by);
  const unsaid = Object.entries(values).flatMap(([field, value]) =>
    typeof value === 'object' && 'cards' in value && !say.de.includes(`{${field}}`) ? value.cards : [],
  );
  const cards = unsaid.length > 0 ? `: ${unsaid.map((card) => words.card(card)).join(', ')}` : '';
  return t.say.says(name, words.said(say, values, names) + cards);
}
