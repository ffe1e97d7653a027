import { agreedRounds } from '#engine/tournament/format/format.ts';
import { missingTables } from '#engine/tournament/state/tables.ts';
import type { EveningState, RoundState } from '#engine/tournament/state/types.ts';
import { clockOf } from './round-clock.ts';
import { shownRounds } from './seats.ts';

/** What happens now, as the parts of a sentence. */
export type Now =
  | { readonly code: 'welcome'; readonly players: number }
  | { readonly code: 'sit' | 'counting'; readonly round: number }
  | { readonly code: 'playing' | 'overtime'; readonly round: number; readonly done: number; readonly tables: number }
  | { readonly code: 'closed'; readonly round: number; readonly next: number }
  | { readonly code: 'over' };

/** The round that matters to the room: the last one published. */
export const lastShownRound = (evening: Pick<EveningState, 'rounds'>): RoundState | undefined =>
  shownRounds(evening).at(-1);

/** What is happening at an evening at a given moment (in ms). */
export function nowOf(evening: EveningState, now: number): Now {
  const round = lastShownRound(evening);
  if (evening.archived) return { code: 'over' };
  if (!round) {
    const players = evening.players.filter(({ presence }) => presence === 'present').length;
    return { code: 'welcome', players };
  }
  const { round: n, phase, tables } = round;
  if (phase === 'closed') {
    // A final is one more round.
    const agreed = agreedRounds(evening.format);
    return agreed !== null && n >= agreed ? { code: 'over' } : { code: 'closed', round: n, next: n + 1 };
  }
  if (phase === 'published') return { code: 'sit', round: n };
  const missing = missingTables(evening.format, round).length;
  if (missing === 0) return { code: 'counting', round: n };
  const code = clockOf(evening.format, round, now).state === 'over' ? 'overtime' : 'playing';
  return { code, round: n, done: tables.length - missing, tables: tables.length };
}
