import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { rational } from '#engine/core/rational.ts';
import { Book, creation, dealOf, drawn, listOf } from '#engine/testing/evenings.ts';
import { widerWish } from '#engine/testing/wishes.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import { CASH } from '#engine/tournament/format/cash-schema.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { FOUR_PLAY } from '#engine/tournament/state/played-game.ts';
import type { EveningEvent, EveningState } from '#engine/tournament/state/types.ts';
import { publicEvening, publicEvents } from './public.ts';

describe('the public evening', () => {
  test('is the same, sent whole or as events', () => {
    const sent = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(widerWish, { minLength: 20, maxLength: 70, size: 'max' }), (wishes) => {
        const book = new Book();
        book.run(creation(2));
        book.run(listOf('Max', 'Nina', 'Otto', 'Paula', 'Quirin', 'Rosa', 'Sepp', 'Toni', 'Uschi'));
        for (const asks of wishes) {
          const before = book.now;
          const count = book.events.length;
          const command = asks(before);
          if (!command || book.run(command).length > 0) continue;
          const events = publicEvents(book.events.slice(count));
          for (const { type } of events ?? []) sent.set(type, (sent.get(type) ?? 0) + 1);
          if (!events) continue;
          const folded = events.reduce<EveningState | null>(evolve, publicEvening(before));
          expect(folded).toEqual(publicEvening(book.now));
        }
      }),
      { numRuns: 150, seed: 1 },
    );
    expect([...sent.keys()].sort()).toEqual([
      'deal-checked',
      'deal-corrected',
      'deal-entered',
      'deal-redealt',
      'presence-changed',
      'round-started',
      'seat-held',
      'total-checked',
      'total-entered',
    ]);
  });

  test('says nothing that is not for all, and nothing that may be added later', () => {
    const text = JSON.stringify(publicEvening(marked(FULL, 'evening')));
    expect(markersIn(text)).toEqual(SHOWN);
    expect(text).not.toContain('added later');
  });

  test.each(EVENTS())('$type does not reveal it either', (event) => {
    const [sent] = must(publicEvents([marked(event, 'event')]) ?? undefined, 'events');
    const text = JSON.stringify(sent);
    expect(text).not.toContain('other');
    expect(text).not.toContain('added later');
  });
});

test('guests know the teams, but not what a second entry says or how it was typed', () => {
  const book = drawn(1);
  const teams = [{ name: 'Imst', size: 2, members: ['p1', 'p2'] }] as const;
  book.run({ type: 'set-teams', teams, counting: { 2: 1, 4: 4 } });
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 1), by: 'Resi' });
  const { source: _, ...other } = dealOf(1, 1, 0, 0, 1);
  const row = { ...other.row, outcome: 'annulled' } as const;
  expect(book.run({ type: 'check-deal', by: 'Sepp', ...other, row, entry: { contract: 'annulled' } })).toEqual([]);
  const sent = publicEvening(book.now);
  expect(sent.teams).toEqual(teams);
  expect(sent.teamCounting).toEqual({ 2: 1, 4: 4 });
  expect(sent.rounds[0]?.tables[0]?.results[0]?.check).toEqual({ by: 'Sepp', agrees: false });
  expect(publicEvents(book.events.slice(-1))).toEqual([
    { type: 'deal-checked', round: 1, table: 1, deal: 1, check: { by: 'Sepp', agrees: false } },
  ]);
});

test('guests see neither who has to stay at their table nor the seats of a draft', () => {
  const book = drawn();
  book.run({ type: 'lock-player', player: 'p1', table: 1 });
  book.run({ type: 'seat-by-hand', round: 2, tables: [['p1', 'p2', 'p3', 'p4'], []] });
  expect(book.now.players[0]?.staysAt).toBe(1);
  expect(JSON.stringify(publicEvening(book.now))).not.toContain('staysAt');
  expect(publicEvening(book.now).rounds.map(({ round }) => round)).toEqual([1]);
  expect(book.events.slice(-2).map((event) => publicEvents([event]))).toEqual([null, null]);
});

/** An evening at which everything possible has happened. */
const FULL: EveningState = evening();

function evening(): EveningState {
  const row = { table: 4, dealer: 0, outcome: 'played', games: [], items: [], notes: {} } as const;
  const settlement = [{ code: 'game', from: 1, to: 0, base: rational(1), factors: [] }];
  const check = { by: 'x', agrees: false, other: { row, settlement } };
  const result = { deal: 1, row, settlement, source: 'entered', at: 'x', by: 'x', reason: 'x', check } as const;
  const points = [rational(1)];
  const total = { points, deals: 1, at: 'x', by: 'x', reason: 'x', check: { by: 'x', agrees: true, other: points } };
  const redeals = [{ deal: 1, row, entry: 'x', at: 'x', by: 'x' }];
  const table = { table: 1, players: ['p1'], holders: ['person'], deals: 2, redeals, struck: 'x' } as const;
  const round = { round: 1, final: ['p1'], draw: { method: 'x', seed: 'x' }, startedAt: 'x' };
  return {
    purpose: 'club-evening',
    ...{ id: 'e', origin: 'e', name: 'x', createdAt: 'x', archived: false, registered: 1, penalised: 1 },
    rules: { family: 'x', profile: 'x', options: {}, rulesVersion: 1 },
    game: FOUR_PLAY,
    format: {
      ...DEFAULT_FORMAT,
      cash: { ...CASH.parse({ fee: 1, houseKeeps: 1, perPoint: 1, prizes: null, step: 1 }), goods: ['x'] },
    },
    formatChanges: ['x'],
    players: [{ id: 'p1', name: 'x', groups: ['x'], presence: 'present', formerly: ['x'], staysAt: 1 }],
    apart: [['p1', 'p2']],
    teams: [{ name: 'x', size: 2, members: ['x'] }],
    teamCounting: { 2: 1, 4: 4 },
    rounds: [
      { ...round, phase: 'running', tables: [{ ...table, results: [result], total }] },
      { ...round, round: 2, phase: 'draft', tables: [{ ...table, results: [] }] },
    ],
    penalties: [{ id: 'x1', player: 'p1', round: 1, points: rational(1), cents: 7, reason: 'x' }],
  };
}

/** Events that are sent to guests as they are. */
function EVENTS(): readonly EveningEvent[] {
  const [{ results, redeals, total }] = must(FULL.rounds[0], 'a round').tables as [
    EveningState['rounds'][0]['tables'][0],
  ];
  const result = must(results[0], 'a result');
  const at = { round: 1, table: 1 };
  return [
    { type: 'deal-entered', ...at, result },
    { type: 'deal-corrected', ...at, result },
    { type: 'deal-redealt', ...at, redeal: must(redeals?.[0], 'a redeal') },
    { type: 'deal-checked', ...at, deal: 1, check: must(result.check, 'a check') },
    { type: 'deal-withdrawn', ...at, deal: 1 },
    { type: 'deal-resettled', ...at, deal: 1, settlement: result.settlement },
    { type: 'total-entered', ...at, total: must(total, 'a total') },
    { type: 'total-checked', ...at, check: must(total?.check, 'a check') },
    { type: 'seat-held', ...at, seat: 0, holder: 'bot' },
    { type: 'round-started', round: 1, at: 'x' },
    { type: 'presence-changed', player: 'p1', presence: 'gone' },
  ];
}

/** Words that steer the code; every other text becomes the name of its own place. */
const STEERS = new Set(['phase', 'type']);
/** What the rules work out and is public as a whole. */
const WHOLE = new Set(['row', 'settlement', 'points', 'base', 'options', 'teamCounting']);

/** The same, but every text names its place, and every object has a field as if one were added later. */
function marked<T>(value: T, path: string): T {
  const mark = (part: unknown, at: string): unknown => {
    if (typeof part === 'string') return `<${at}>`;
    if (Array.isArray(part)) return (part as unknown[]).map((one): unknown => mark(one, at));
    if (typeof part !== 'object' || part === null) return part;
    const inside = Object.entries(part as Readonly<Record<string, unknown>>).map(([key, one]): [string, unknown] => {
      if (STEERS.has(key) || (WHOLE.has(key) && !at.includes('other'))) return [key, one];
      return [key, mark(one, `${at}.${key}`)];
    });
    return { ...Object.fromEntries(inside), later: 'added later' };
  };
  return mark(value, path) as T;
}

const markersIn = (text: string): readonly string[] => [...new Set(text.match(/<[^>]*>/g))].sort();

/** All the text that guests are sent. */
const SHOWN: readonly string[] = [
  '<evening.createdAt>',
  '<evening.format.entry>',
  '<evening.format.tieBreaks>',
  '<evening.game.balance>',
  '<evening.id>',
  '<evening.name>',
  '<evening.origin>',
  '<evening.penalties.id>',
  '<evening.penalties.player>',
  '<evening.players.formerly>',
  '<evening.players.groups>',
  '<evening.players.id>',
  '<evening.players.name>',
  '<evening.players.presence>',
  '<evening.purpose>',
  '<evening.rounds.draw.method>',
  '<evening.rounds.final>',
  '<evening.rounds.startedAt>',
  '<evening.rounds.tables.holders>',
  '<evening.rounds.tables.players>',
  '<evening.rounds.tables.redeals.at>',
  '<evening.rounds.tables.redeals.by>',
  '<evening.rounds.tables.redeals.entry>',
  '<evening.rounds.tables.results.at>',
  '<evening.rounds.tables.results.by>',
  '<evening.rounds.tables.results.check.by>',
  '<evening.rounds.tables.results.reason>',
  '<evening.rounds.tables.results.source>',
  '<evening.rounds.tables.struck>',
  '<evening.rounds.tables.total.at>',
  '<evening.rounds.tables.total.by>',
  '<evening.rounds.tables.total.check.by>',
  '<evening.rounds.tables.total.reason>',
  '<evening.rules.family>',
  '<evening.rules.profile>',
  '<evening.teams.members>',
  '<evening.teams.name>',
];
