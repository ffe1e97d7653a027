import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import type { Refusal, Refuse } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';

/** How a duel ended: the declarer, and the call that stands. */
export type Won = {
  readonly declarer: Seat;
  /** Index of the standing call. */
  readonly level: number;
  /** Whether more than one has called. */
  readonly isContested: boolean;
};

/** Who has won a duel that is over; throws where everybody passed. */
export function wonDuel(s: State, id: string): Won {
  const { holder, level, isContested } = notesOf<Memory>(s, id, START);
  return { declarer: must(holder, 'a winner'), level, isContested };
}

/** What a family says about its duel. */
export interface Duel<Call extends string = string, Id extends string = string> {
  readonly id: Id;
  /** From the lowest up; a level is an index into it. */
  readonly calls: readonly Call[];
  /** The levels at which a seat may open. */
  opensAt(at: Pick<State, 'active'>, seat: Seat): readonly number[];
  /** Why a seat may never make a call, whatever stands; missing: there is no such reason. */
  never?(at: Pick<State, 'active'>, seat: Seat, level: number): Refusal | undefined;
  /** Whether who is outbid is asked; otherwise the higher call stands at once (bavarian §3.2). */
  readonly answers: boolean;
  /** Whether a raise may be higher than by one level. */
  readonly jumps: boolean;
  /** Whether the holder may raise their own bid instead of holding. */
  readonly raisesInstead: boolean;
  /** Whether a challenger who was held may raise again. */
  readonly reRaise: boolean;
  readonly rule: string;
  readonly refusal: Refuse<'call-not-open' | 'call-too-low' | 'call-skips-a-level'>;
  /** What follows once somebody has won it (`wonDuel`). */
  won(s: State): readonly Event[];
  passedOut(s: State): readonly Event[];
}

type Memory = {
  /** How many of the seats, in order of play, have been asked to come in. */
  readonly asked: number;
  readonly holder: Seat | null;
  readonly challenger: Seat | null;
  /** The standing call; -1 before the first. */
  readonly level: number;
  readonly isContested: boolean;
  /** Who speaks: the next seat, the holder to a raise, or the challenger to being held. */
  readonly turn: 'enter' | 'answer' | 'reply';
};

/** What is said in a duel. */
type Called<Call extends string> =
  { readonly type: 'bid'; readonly call: Call } | { readonly type: 'hold' } | { readonly type: 'pass' };

/** The call that stands in a duel as the players see it, and whose it is; `null` before the first. */
export function standingIn(shown: Json): { readonly by: Seat; readonly level: number } | null {
  const { holder, challenger, level, turn } = shown as Memory;
  const by = turn === 'answer' ? challenger : holder;
  return by === null ? null : { by, level };
}

/** Who makes which call. */
export interface NewCall {
  readonly by: Seat;
  readonly call: string;
}

/** Why a seat may not make a call now; `shown`: the duel as the players see it. */
export function refuseCall(
  rules: Duel,
  shown: Json,
  at: Pick<State, 'active'>,
  { by: seat, call }: NewCall,
): Refusal | undefined {
  const { calls, jumps, raisesInstead, rule, refusal } = rules;
  const { turn, holder, level } = shown as Memory;
  const item = { item: call };
  const called = calls.indexOf(call);
  if (turn === 'answer' && !raisesInstead) return refusal('call-not-open', item, rule);
  const never = rules.never?.(at, seat, called);
  if (never) return never;
  if (called <= level) return refusal('call-too-low', item, rule);
  if (holder !== null) return called === level + 1 || jumps ? undefined : refusal('call-skips-a-level', item, rule);
  const open = rules.opensAt(at, seat);
  if (open.includes(called)) return undefined;
  return refusal(open.every((one) => one > called) ? 'call-too-low' : 'call-skips-a-level', item, rule);
}

/** Whether a call leads towards a contract, which it does up to a level (`Rules.aim`). */
export const aimedBy =
  (calls: readonly string[], levelOf: (contract: string) => number | undefined): NonNullable<Rules['aim']> =>
  (action, contract) =>
    'call' in action && calls.indexOf(String(action.call)) <= (levelOf(contract) ?? -1);

const HOLD = z.strictObject({ type: z.literal('hold') });
const PASS = z.strictObject({ type: z.literal('pass') });
const isHold = ({ type }: Called<string>): boolean => type === HOLD.shape.type.value;
const START: Memory = { asked: 0, holder: null, challenger: null, level: -1, isContested: false, turn: 'enter' };

/**
 * Two against each other: who called first holds or gives way to who comes in above them, and only then the next is asked,
 * who must go above the current bid. The holder sits before the challenger, so they win at equal level (bavarian §3.1).
 */
export function duel<Call extends string, Id extends string>(rules: Duel<Call, Id>): PhaseOf<Called<Call>, Id> {
  const { id, calls, reRaise, rule, refusal } = rules;
  const top = calls.length - 1;
  const ACTION = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('bid'), call: z.enum(calls) }),
    HOLD,
    PASS,
  ]);
  const memory = (s: State): Memory => notesOf<Memory>(s, id, START);

  function speaker(s: State): Seat | undefined {
    const { turn, asked, holder, challenger, level } = memory(s);
    if (turn === 'answer') return holder ?? undefined;
    if (turn === 'reply') return challenger ?? undefined;
    return level < top ? s.active[asked] : undefined;
  }

  function refuse(s: State, seat: Seat, action: Called<Call>): Refusal | undefined {
    const now = memory(s);
    if ('call' in action) return refuseCall(rules, now, s, { by: seat, call: action.call });
    return isHold(action) && now.turn !== 'answer' ? refusal('call-not-open', { item: 'hold' }, rule) : undefined;
  }

  /** After a hold or a raise of the holder; a challenger who cannot go on is out. */
  const answered = (now: Memory): Memory =>
    reRaise && now.level < top ? { ...now, turn: 'reply' } : { ...now, challenger: null, turn: 'enter' };

  function decide(s: State, seat: Seat, action: Called<Call>): Memory {
    const before = memory(s);
    const now = before.turn === 'enter' ? { ...before, asked: before.asked + 1 } : before;
    if (isHold(action)) return answered(now);
    if (!('call' in action))
      return now.turn === 'answer'
        ? { ...now, holder: now.challenger, challenger: null, turn: 'enter' }
        : { ...now, challenger: null, turn: 'enter' };
    const level = calls.indexOf(action.call);
    if (now.turn === 'answer') return answered({ ...now, level });
    if (now.holder === null) return { ...now, holder: seat, level };
    const raised = { ...now, level, isContested: true };
    return rules.answers ? { ...raised, challenger: seat, turn: 'answer' } : { ...raised, holder: seat };
  }

  const all: readonly Called<Call>[] = [
    { type: 'pass' },
    { type: 'hold' },
    ...calls.map((call) => ({ type: 'bid', call }) as const),
  ];
  return defineSeatPhase<Called<Call>, Id>({
    id,
    actions: ACTION,
    turn(s) {
      const seat = speaker(s);
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers: (s, seat) => [{ kind: 'one-of', actions: all.filter((action) => !refuse(s, seat, action)) }],
    refuse,
    decide: (s, seat, action) => [{ type: 'noted', phase: id, notes: decide(s, seat, action) }],
    next(s) {
      return memory(s).holder === null ? rules.passedOut(s) : rules.won(s);
    },
    show: memory,
  });
}
