import { canonical } from '#engine/core/json.ts';
import type { Actor } from '#engine/core/seat.ts';
import { turnOf } from '#engine/kernel/deal/apply.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';

const SECOND = 1000;
/** By how much a timer may run out before the clock has come so far, in ms. */
const EARLY = 50;

/** The clocks of whole phases in a deal, in ms of the host's time. */
export interface PhaseClock {
  /** When the one of this phase began; later by what it has stood still since, and by what was done elsewhere meanwhile. */
  readonly since: number;
  /** Since when it stands still; `null`: it runs. */
  readonly held: number | null;
  /** How long the clocks of phases ran that were left, by `measuredIn`. */
  readonly spent: Readonly<Record<string, number>>;
  /** When the last phase ended because its time was up; `null`: none did. */
  readonly ended: number | null;
}

/** In a deal that begins, or is begun anew as all have agreed. */
export const clockFrom = (at: number): PhaseClock => ({ since: at, held: null, spent: {}, ended: null });

/** From one moment of a deal to another; `by`: who acted, missing if something was taken back. */
export interface ClockStep {
  readonly at: number;
  readonly by?: Actor;
  readonly before: State;
  readonly after: State;
}

/**
 * After an action, or a taking back. Within a phase the clock runs on. Into a phase that was left before in this deal nobody
 * can go back for more time: taking back what led into it, or what ended it, finds the clock as it was when the phase was left.
 * Only what is entered once more by playing on (another round of it) has its whole time.
 */
export function clockAfter(clock: PhaseClock, rules: Rules, { at, by, before, after }: ClockStep): PhaseClock {
  const [old, now] = [measuredIn(rules, before), measuredIn(rules, after)];
  const ended = by === undefined ? null : clock.ended;
  if (old === now) return { ...clock, ended };
  const spent = old === undefined ? clock.spent : { ...clock.spent, [old]: (clock.held ?? at) - clock.since };
  return {
    since: at - (now === undefined ? 0 : (spent[now] ?? 0)),
    held: null,
    spent,
    ended: by === 'table' && isOver(clock, rules, before, at + EARLY) ? at : ended,
  };
}

/** It stands still from now on, or runs on with what was left of it. */
export function withClock(clock: PhaseClock, runs: boolean, at: number): PhaseClock {
  const { since, held } = clock;
  if (!runs) return { ...clock, held: held ?? at };
  return held === null ? clock : { ...clock, since: since + at - held, held: null };
}

/** When the clock of the phase runs out; `undefined`: there is none. It stands still if it is held. */
export function endOfPhase({ since }: PhaseClock, rules: Rules, state: State): number | undefined {
  const limit = limitIn(rules, state);
  return limit === undefined ? undefined : since + limit;
}

/** Whether the time of the phase was over when it was last left. */
export function wasOver({ spent }: PhaseClock, rules: Rules, state: State): boolean {
  const measured = measuredIn(rules, state);
  return measured !== undefined && (spent[measured] ?? 0) + EARLY >= (limitIn(rules, state) ?? 0);
}

export const isWholePhase = (rules: Rules, s: State): boolean => limitIn(rules, s) !== undefined;

/** Whether the clocks of two moments of a deal measure the same, if one measures a whole phase. */
export const measureSame = (rules: Rules, one: State, other: State): boolean =>
  measuredIn(rules, one) === measuredIn(rules, other);

function isOver(clock: PhaseClock, rules: Rules, state: State, at: number): boolean {
  const end = endOfPhase(clock, rules, state);
  return end !== undefined && (clock.held ?? at) >= end;
}

function limitIn(rules: Rules, state: State): number | undefined {
  const { clock } = turnOf(rules, state);
  return clock?.runs === 'whole-phase' ? clock.seconds * SECOND : undefined;
}

/**
 * What a clock measures: which phase, for which time in this deal, and since which action of the host that did not end it. It does not
 * say by which actions the deal came there, or other cards would be worth another minute.
 */
function measuredIn(rules: Rules, s: State): string | undefined {
  const { clock } = turnOf(rules, s);
  if (clock?.runs !== 'whole-phase') return undefined;
  const isEntry = (event: State['log'][number]): boolean => event.type === 'entered' && event.phase === s.phase;
  const since = s.log.slice(s.log.findLastIndex(isEntry));
  const laps = since.filter((event) => event.type === 'said' && event.by === 'table').length;
  return canonical([s.phase, s.log.filter(isEntry).length, laps, clock]);
}
