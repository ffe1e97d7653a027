import type { Card } from '../../../engine/core/card.ts';
import type { Actor, Seat } from '../../../engine/core/seat.ts';
import type { Item } from '../../../engine/kernel/score.ts';
import type { Action, State } from '../../../engine/kernel/types.ts';
import { view } from '../../../engine/kernel/view.ts';
import type { Words } from '../i18n/words.ts';
import { say } from '../table/say.ts';
import { storyOf } from '../table/story.ts';
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
  /** Whether a `good` is the declarer's first. */
  readonly first: boolean;
  /** What had been announced before it. */
  readonly items: readonly Item[];
}

/** Steps that belong together: a phase of talk, or a trick. */
export interface Chapter {
  readonly phase: string;
  readonly trick: number;
  readonly steps: readonly ReplayStep[];
}

/** The steps of a deal in order. */
export function stepsOf({ record, rules, states }: Watched): readonly ReplayStep[] {
  const { won, said } = storyOf(view(rules, lastOf(states), 'open'));
  const spoken = [...said];
  let played = 0;
  return states.slice(1).flatMap((_, i): readonly ReplayStep[] => {
    const before = states[i];
    const [by, action] = record.actions[i] ?? [];
    if (!before?.phase || by === undefined || action === undefined) return [];
    const seats = before.active.length;
    const plays = action.type === 'play';
    const trick = plays ? Math.floor(played / seats) + 1 : 0;
    const first = !plays && typeof by === 'number' && (spoken.shift()?.first ?? false);
    if (plays) played++;
    const winner = plays && played % seats === 0 ? won[trick - 1]?.winner : undefined;
    return [{ at: i + 1, by, action, phase: before.phase, trick, winner, first, items: before.items }];
  });
}

const lastOf = (states: Watched['states']): State => states.at(-1) ?? states[0];

/** The action that the rules refuse, as a step that was never made. */
export function refusedStep({ record, states, fault }: Watched): ReplayStep | undefined {
  const [by, action] = (fault && record.actions[fault.index]) ?? [];
  if (by === undefined || action === undefined) return undefined;
  const { phase, items } = lastOf(states);
  return { at: states.length, by, action, phase: phase ?? '', trick: 0, winner: undefined, first: false, items };
}

/** The steps under headings. */
export function chaptersOf(steps: readonly ReplayStep[]): readonly Chapter[] {
  const chapters: { phase: string; trick: number; steps: ReplayStep[] }[] = [];
  for (const step of steps) {
    const last = chapters.at(-1);
    if (last && last.trick === step.trick && (step.trick > 0 || last.phase === step.phase)) last.steps.push(step);
    else chapters.push({ phase: step.phase, trick: step.trick, steps: [step] });
  }
  return chapters;
}

/** The words for a step: who, and what they said or did, with the cards they discarded. */
export function stepWords({ by, action, items, first }: ReplayStep, names: readonly string[], words: Words): string {
  const { t } = words;
  const name = typeof by === 'number' ? (names[by] ?? '') : t.replay.table;
  const cards = action.type === 'discard' ? cardsNamed(action, {}) : [];
  const laid = cards.length > 0 ? `: ${cards.map((card) => words.card(card)).join(', ')}` : '';
  return t.say.says(name, say(action, { words, items, names, first }) + laid);
}

/** The cards of an action: to be played, discarded, exchanged or taken. */
export function cardsNamed(action: Action, zones: State['zones']): readonly Card[] {
  const { card, cards, give, take, half }: Readonly<Partial<Record<string, unknown>>> = { ...action };
  const taken = action.type === 'take' ? (zones[`talon:${String(half)}`] ?? []) : [];
  return [card, ...(Array.isArray(cards) ? (cards as readonly unknown[]) : []), give, take, ...taken].filter(
    (one) => typeof one === 'string',
  );
}
