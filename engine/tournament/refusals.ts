import { refusal, type Refusal } from '../core/refusal.ts';

/** Every code that the tournament refuses with; its sentences are in texts.ts. */
export const TOURNAMENT_REFUSALS = [
  'no-such-evening',
  'evening-exists',
  'wrong-table-size',
  'empty-name',
  'name-too-long',
  'control-character',
  'duplicate-name',
  'too-many-columns',
  'broken-quote',
  'no-names',
  'too-many-players',
  'no-such-player',
  'player-drawn',
  'no-players',
  'not-divisible-by-four',
  'not-divisible-by-five',
  'round-exists',
  'no-such-round',
  'unknown-table',
  'no-such-seat',
  'round-begun',
  'deal-running',
  'round-finished',
  'deal-out-of-order',
  'deal-already-entered',
  'deal-not-entered',
  'row-does-not-fit',
  'not-a-free-table',
  'not-the-last-deal',
] as const;
export type TournamentRefusal = (typeof TOURNAMENT_REFUSALS)[number];

/** Every code that the host itself refuses with, and what becomes of a line to it. */
export const HOST_REFUSALS = [
  'bad-message',
  'connection-lost',
  'internal-error',
  'no-running-deal',
  'stale-prompt',
  'nothing-to-take-back',
  'nothing-to-redo',
  'deal-not-finished',
  'deal-not-recorded',
  'cards-hidden',
  'not-your-seat',
  'seat-held-by-bot',
  'host-stopping',
  'settings-not-saved',
  'journal-failed',
  'journal-locked',
  'journal-damaged',
  'journal-too-new',
  'journal-not-understood',
  'journal-not-opened',
] as const;
export type HostRefusal = (typeof HOST_REFUSALS)[number];

/** A refusal of the tournament. */
export const refuse = (code: TournamentRefusal, at?: string): Refusal => refusal(code, at);
