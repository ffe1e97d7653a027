import type { Symmetric } from './anneal/symmetric.ts';
import type { Walk } from './anneal/walk.ts';
import type { SeatingTask } from './types.ts';

/** Fractions of the whole time at which the passes end: a quick one, a longer one, and one with most of it. */
const PASSES = [1 / 20, 1 / 4, 1] as const;
/** Each further pass ends at this multiple of the previous one's end. */
const LONGER = 4;

export const endOf = (pass: number): number => PASSES[pass] ?? LONGER ** (pass - PASSES.length + 1);

/** A walk and its start: the first seating, a construction, the best plan so far, or a new random one. */
export interface Leg {
  readonly from: 'first' | 'known' | 'best' | 'new';
  readonly how: Walk;
}

const PLAIN: Walk = { hot: 0.32, cold: 0.19, uneven: 1 / 16, moves: 0, repeats: 0 };
/** For few players and many meetings, whose steps are higher. */
const HOT = { ...PLAIN, hot: 1, cold: 0.12 };
/** Continues from a plan without losing it. */
const GENTLE = { ...PLAIN, hot: 0.25, cold: 0.08, repeats: 1 / 16 };
const POLISH = { ...PLAIN, hot: 0.7, cold: 0.06, uneven: 1 / 8, repeats: 1 / 16 };
/** Starts at the plan so far and stays near it. */
const NEAR = { ...PLAIN, hot: 0.4, cold: 0.03, moves: 1 / 4 };
/** Even turns outweigh any repeat, but not so much that a walk could not get past a bad turn. */
const FAIR_TURNS = 4;

/** The walks of a pass in order, each with the fraction of the pass at which it ends. */
export function legsOf(task: SeatingTask, pass: number, known: boolean): readonly (Leg & { readonly until: number })[] {
  const turns = ({ how, ...leg }: Leg): Leg => ({
    ...leg,
    how: task.fair === true ? { ...how, uneven: FAIR_TURNS } : how,
  });
  const legs = task.near ? NEAR_LEGS : pass === 0 ? QUICK_LEGS : LEGS;
  return legs.filter(({ from }) => known || from !== 'known').map(({ until, ...leg }) => ({ ...turns(leg), until }));
}

const QUICK_LEGS = [
  // A construction with too few rounds stays nearly unchanged, while the added rounds find their place.
  { from: 'known', how: GENTLE, until: 0.1 },
  { from: 'first', how: HOT, until: 0.3 },
  { from: 'new', how: PLAIN, until: 0.8 },
  { from: 'best', how: GENTLE, until: 1 },
] as const;

const LEGS = [
  { from: 'known', how: GENTLE, until: 0.12 },
  { from: 'new', how: HOT, until: 0.2 },
  // One long walk is better than two short ones.
  { from: 'new', how: PLAIN, until: 0.9 },
  { from: 'best', how: GENTLE, until: 1 },
] as const;

/** One of the four walks searches far away, in case there is no good plan near the current one. */
const NEAR_LEGS = [
  { from: 'first', how: NEAR, until: 0.25 },
  { from: 'best', how: NEAR, until: 0.5 },
  { from: 'best', how: { ...NEAR, hot: 0.1 }, until: 0.65 },
  { from: 'new', how: PLAIN, until: 1 },
] as const;

/** Swaps of a walk for the criteria after Q. */
export const POLISHING = 800_000;

/** For when Q cannot be improved: a new plan now and then, mostly the best one. */
export function polishing(task: SeatingTask, turn: number): Leg {
  const near = task.near && NEAR_LEGS[turn % NEAR_LEGS.length];
  const leg: Leg = near ?? { from: turn % 3 === 2 ? 'new' : 'best', how: POLISH };
  return task.fair === true ? { ...leg, how: { ...leg.how, uneven: FAIR_TURNS } } : leg;
}

/** A symmetry, and the least Q found with it. */
export interface Tried {
  readonly symmetric: Symmetric;
  q: number;
}

/** Which symmetries a late pass tries, by rank; every walk starts afresh. */
const LATE = [0, 1, 2, 0, 3, 1, 0, 2, 1, 0, 4, 3, 2, 1, 0, 0];

/** The symmetries for a pass: first all, then two thirds of them, then the best ones again and again. */
export function promising(tried: readonly Tried[], pass: number): readonly Tried[] {
  const ranked = [...tried].sort((a, b) => a.q - b.q);
  if (pass < 2) return ranked.slice(0, pass === 0 ? ranked.length : Math.ceil((2 * ranked.length) / 3));
  return LATE.flatMap((rank) => ranked[rank] ?? []);
}

/**
 * Fraction of a pass for plans with a symmetry: most of it if they have done better than walks from new seatings, little
 * if they are far behind.
 */
export function symmetricShare(tried: readonly Tried[], walked: number): number {
  if (tried.length === 0) return 0;
  const q = Math.min(...tried.map((one) => one.q));
  if (q === Infinity || walked === Infinity) return 0.5;
  return q <= walked ? 0.75 : q <= 1.25 * walked + 2 ? 0.4 : 0.15;
}
