import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { FOUR_PLAY } from '#engine/tournament/state/played-game.ts';
import type { EveningState, RoundPhase } from '#engine/tournament/state/types.ts';
import { currentRound, isOver, nextRound, openRound, roundsToCome } from './rounds.ts';

const evening = (...phases: readonly RoundPhase[]): EveningState => ({
  purpose: 'club-evening',
  id: 'e1',
  origin: 'e1',
  name: 'Klubabend',
  rules: { family: 'koenigrufen', profile: 'tirol', rulesVersion: 1, options: {} },
  game: FOUR_PLAY,
  format: DEFAULT_FORMAT,
  formatChanges: [],
  players: [],
  registered: 0,
  apart: [],
  teams: [],
  teamCounting: { 2: 2, 4: 4 },
  rounds: phases.map((phase, i) => ({ round: i + 1, phase, draw: { method: 'random' }, tables: [] })),
  penalties: [],
  penalised: 0,
  archived: false,
  createdAt: '2026-11-21T18:00:00.000Z',
});

test('the open round comes before drafts, drafts before what was played', () => {
  expect(currentRound(evening())).toBeUndefined();
  expect(currentRound(evening('closed', 'running', 'draft'))?.round).toBe(2);
  expect(currentRound(evening('closed', 'draft', 'draft'))?.round).toBe(2);
  expect(currentRound(evening('closed', 'closed'))?.round).toBe(2);
});

test('a proposal is for the first unpublished round', () => {
  expect(nextRound(evening())).toBe(1);
  expect(nextRound(evening('closed', 'published', 'draft'))).toBe(3);
  expect(openRound(evening('closed', 'published', 'draft'))?.round).toBe(2);
  expect(openRound(evening('closed', 'draft'))).toBeUndefined();
});

test('an evening is over when all agreed rounds are closed, and one more can still be planned', () => {
  expect(isOver(evening('closed', 'closed', 'running'))).toBe(false);
  expect(isOver(evening('closed', 'closed', 'closed'))).toBe(true);
  expect(roundsToCome(evening())).toBe(3);
  expect(roundsToCome(evening('closed', 'draft', 'draft'))).toBe(2);
  expect(roundsToCome(evening('closed', 'closed', 'closed'))).toBe(1);
});
