import type { TableSummary } from '#electron/protocol/evening-summary.ts';
import type { Holder } from '#engine/tournament/state/kinds.ts';

/** How people play at a free table: one against bots, several at one laptop, or nobody. */
export const MODES = ['single', 'hot-seat', 'watch'] as const;
export type Mode = (typeof MODES)[number];

/** How often everybody deals at a free table. */
export const LAPS = [1, 2, 4, 8] as const;
export type Laps = (typeof LAPS)[number];

/** A seat at the table that is about to be opened. */
export interface SeatChoice {
  readonly name: string;
  readonly holder: Holder;
}

/** Bots for the missing players. */
export const REGULARS = ['Resi', 'Franz', 'Leni', 'Toni', 'Vroni', 'Sepp'];

/** The seats of a table: the people in the order of play, and regulars wherever a bot plays. */
export function seatsFor(mode: Mode, size: number, people: readonly SeatChoice[]): readonly SeatChoice[] {
  // Only the people who will actually sit down reserve their names.
  const sitting = mode === 'watch' ? [] : people;
  const taken = new Set(sitting.map(({ name }) => name.trim().toLowerCase()));
  const regulars = REGULARS.filter((name) => !taken.has(name.toLowerCase()));
  const bot = (i: number): SeatChoice => ({ name: regulars[i] ?? `Bot ${i + 1}`, holder: 'bot' });
  return Array.from({ length: size }, (_, i) => {
    const person = sitting[i];
    if (!person) return bot(i);
    if (mode === 'single') return i === 0 ? { ...person, holder: 'person' } : bot(i);
    return person;
  });
}

/** How people play at a table with these seats. */
export function modeOf(seats: readonly SeatChoice[]): Mode {
  const persons = seats.filter(({ holder }) => holder === 'person').length;
  if (persons === 0) return 'watch';
  return persons === 1 && seats[0]?.holder === 'person' ? 'single' : 'hot-seat';
}

/** How often everybody was to deal at a table. */
export const lapsOf = ({ deals, seats }: Pick<TableSummary, 'deals' | 'seats'>): Laps =>
  LAPS.find((laps) => laps * seats.length === deals) ?? 1;
