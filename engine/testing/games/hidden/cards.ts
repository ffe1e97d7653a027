import type { State } from '#engine/kernel/deal/state.ts';
import { pack } from '../probe.ts';

/** Four suits of five. */
export const SUITS = ['A', 'B', 'C', 'D'] as const;
export const CARDS = SUITS.flatMap((suit) => pack(suit, 5));

/** How many seats have acted in a phase; it is the memory of those in which one acts after the other. */
export const acted = (s: State, phase: string): number => Number(s.notes[phase] ?? 0);
/** Whose turn it is where all act once, one after the other. */
export const inTurn = (s: State, phase: string) => ({ must: s.active.slice(acted(s, phase)).slice(0, 1), may: [] });
/** The next seat. */
export const nextTo = (s: State, seat: number): number => (seat + 1) % s.table;
