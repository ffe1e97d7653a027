import { z } from 'zod';
import type { Refusal, Refuse } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';
import type { Onward } from '../way.ts';

/** What a family says about doubling its game in turn. */
export interface DoublingChain<Id extends string, Step extends string> {
  readonly id: Id;
  /** In the order in which they are said. */
  readonly steps: readonly Step[];
  /** How many of them this table plays. */
  readonly most: number;
  /** Why a step is not said now: it was said already, it is not this side's, a step comes before it, or it is too high. */
  readonly rule: string;
  readonly refusal: Refuse<'kontra-too-late' | 'kontra-not-your-side' | 'kontra-skips-a-level' | 'kontra-above-limit'>;
  readonly next: Onward<Id>;
}

/** What can be said: the next step, or `good`, that the game stays as it is. */
type Doubling<Step extends string> = { readonly type: 'double'; readonly step: Step } | { readonly type: 'good' };

type Memory = {
  /** The seats that have declined the step that could be said now. */
  readonly good: readonly Seat[];
};

/** The items with one of them doubled once more. */
export const doubled = (items: readonly Item[], index: number, step: string, by: Seat): readonly Item[] =>
  items.map((item, i) => (i === index ? { ...item, doublings: [...item.doublings, { step, by }] } : item));

/**
 * The game is doubled step by step: the defenders in order of play, one of them for both; then the declarer; and so on. A
 * step that nobody says ends it.
 */
export function doublingChain<Id extends string, Step extends string>(
  about: DoublingChain<Id, Step>,
): PhaseOf<Doubling<Step>, Id> {
  const { id, steps, most, rule, refusal, next } = about;
  const ACTION = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('double'), step: z.enum(steps) }),
    z.strictObject({ type: z.literal('good') }),
  ]);
  type Statement = Doubling<Step>;
  const double = (step: Step): Statement => ({ type: 'double', step });
  const memory = (s: State): Memory => notesOf<Memory>(s, id, { good: [] });
  const level = ({ items: [game] }: State): number => game?.doublings.length ?? 0;
  const isDefenders = (step: number): boolean => step % 2 === 0;

  function speaker(s: State): Seat | undefined {
    if (level(s) >= most) return undefined;
    const [declarer, ...defenders] = from(firstGame(s).declarer, s.active);
    return [declarer, ...defenders].find(
      (seat) => seat !== undefined && (seat !== declarer) === isDefenders(level(s)) && !memory(s).good.includes(seat),
    );
  }

  function refuse(s: State, step: Step): Refusal | undefined {
    const [said, now] = [steps.indexOf(step), level(s)];
    const at = { item: step };
    if (said >= most) return refusal('kontra-above-limit', at, rule);
    if (said < now) return refusal('kontra-too-late', at, rule);
    if (isDefenders(said) !== isDefenders(now)) return refusal('kontra-not-your-side', at, rule);
    return said === now ? undefined : refusal('kontra-skips-a-level', at, rule);
  }

  return defineSeatPhase<Statement, Id>({
    id,
    actions: ACTION,
    turn(s) {
      const seat = speaker(s);
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers: (s) => [
      { kind: 'one-of', actions: [...steps.slice(level(s), level(s) + 1).map(double), { type: 'good' }] },
    ],
    refuse: (s, _seat, action) => ('step' in action ? refuse(s, action.step) : undefined),
    // Elsewhere it is too late once somebody has spoken here; a step that the table does not play never comes.
    elsewhere(s, action) {
      if (!('step' in action) || s.games.length === 0) return undefined;
      if (steps.indexOf(action.step) >= most) return refusal('kontra-above-limit', { item: action.step }, rule);
      return id in s.notes ? refusal('kontra-too-late', { item: action.step }, rule) : undefined;
    },
    decide: (s, seat, action) =>
      'step' in action
        ? [
            { type: 'items', items: doubled(s.items, 0, action.step, seat) },
            { type: 'noted', phase: id, notes: { good: [] } satisfies Memory },
          ]
        : [{ type: 'noted', phase: id, notes: { good: [...memory(s).good, seat] } satisfies Memory }],
    next: (s) => next(s, id),
    show: memory,
  });
}
