import { expect, test } from 'vitest';
import { z } from 'zod';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { definePhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { BLUFF } from '#engine/testing/games/bluff.ts';
import { afterDealer, dealEach, oneOf, pack, pay, probe } from '#engine/testing/games/probe.ts';
import { WINDFALL } from '#engine/testing/games/windfall.ts';
import { RANDOM_BOT } from '../random.ts';
import type { Bot } from '../types.ts';
import { type MatchResult, playMatch } from './match.ts';

/** Says the first thing that is offered, or the last. */
const FIRST: Bot = { act: ({ offers }) => [...actionsOf(offers)][0] ?? null };
const LAST: Bot = { act: ({ offers }) => [...actionsOf(offers)].at(-1) ?? null };

const said = (s: State): readonly boolean[] => notesOf<readonly boolean[]>(s, 'say', []);

/** Everybody dares or not, in turn; who dares is written down with three points, which nobody pays. */
const DARE = probe({
  id: 'probe-dare',
  tables: [3],
  contracts: ['dare'],
  first: 'say',
  deck: pack('D', 3),
  balance: 'one-sided',
  active: afterDealer(),
  deal: dealEach(1),
  phases: [
    definePhase({
      id: 'say',
      actions: z.strictObject({ type: z.enum(['shirk', 'dare']) }),
      turn: (s) => ({ must: s.active.slice(said(s).length, said(s).length + 1), may: [] }),
      offers: () => oneOf({ type: 'shirk' }, { type: 'dare' }),
      refuse: () => undefined,
      decide: (s, _, { type }) => [{ type: 'noted', phase: 'say', notes: [...said(s), type === 'dare'] }],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: () => null,
    }),
  ],
  read: (s) => ({
    ...{ table: s.table, dealer: s.dealer, outcome: 'played', games: [], items: [], notes: {} },
    measures: s.active.map((_, seat) => (said(s)[s.active.indexOf(seat)] ? 3 : 0)),
  }),
  settle: ({ measures = [] }, now) =>
    measures.flatMap((points, seat) => (points > 0 ? [pay('dare', 'nobody', seat, points, now)] : [])),
});

function match(game: GameDefinition, a: Bot, b: Bot, deals = 7): MatchResult {
  const table = tableOf(game, 'plain');
  const seats = game.tables[0] ?? 0;
  return playMatch({ rules: game.rules(table), table, seats, a, b, deals, seed: 'match' });
}

test('at three seats each bot has every seat equally often, with one seat or with two', () => {
  // Whoever bids first wins a point from both others: alone A wins 2, with two seats 2 - 1; B loses that.
  const { seatings, mean, low, high, a, b } = match(WINDFALL, LAST, FIRST);
  expect({ seatings, mean, low, high, a: a.mean, b: b.mean }).toEqual({
    ...{ seatings: 6, mean: 1, low: 1, high: 1 },
    ...{ a: 1, b: -1 },
  });
  expect([a.contracts, b.contracts]).toEqual([{ even: { played: 42, made: 42, lost: 0 } }, {}]);
});

test('where one side only is written down, each bot has a mean of its own, and the lead is half of the difference', () => {
  const { mean, a, b } = match(DARE, LAST, FIRST);
  expect([a.mean, b.mean, mean]).toEqual([3, 0, 1.5]);
  expect(match(DARE, FIRST, LAST).mean).toBe(-1.5);
  const both = match(DARE, LAST, LAST);
  expect([both.a.mean, both.b.mean, both.mean]).toEqual([3, 3, 0]);
});

test('one deal has no interval', () => {
  expect(match(DARE, LAST, FIRST, 1)).toMatchObject({ mean: 1.5, low: null, high: null });
});

test('of few deals the interval is as wide as the little asks for that is known of their spread', () => {
  const [one, two] = [1, 2].map((deals) => match(BLUFF, LAST, RANDOM_BOT, deals)) as [MatchResult, MatchResult];
  const spread = Math.abs(two.mean - one.mean);
  expect(spread).toBeGreaterThan(0);
  // Student's quantile of 97.5 % for two values; the standard error of their mean is how far it is from either.
  expect([two.low ?? 0, two.high ?? 0].map((bound) => (bound - two.mean) / spread)).toEqual([
    expect.closeTo(-12.7062, 3),
    expect.closeTo(12.7062, 3),
  ]);
});

test('a bot against itself is exactly even at three seats', () => {
  const { mean, low, high } = match(BLUFF, RANDOM_BOT, RANDOM_BOT);
  expect([mean, low, high]).toEqual([0, 0, 0]);
});
