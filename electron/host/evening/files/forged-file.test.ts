import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Evening } from '#electron/host/state/evening-state.ts';
import { SHA256 } from '#electron/host/state/moment.ts';
import { openTestHost } from '#electron/host/testing/open-host.ts';
import { numbered, openClub, openEvening, playOut, seatBots, Visitor } from '#electron/host/testing/visitor.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { showRational } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame } from '#engine/games/index.ts';
import { SCORE_ACCOUNTS } from '#engine/kernel/score.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { sumsOf } from '#engine/tournament/state/tables.ts';
import { totalVersion } from '#engine/tournament/state/versions.ts';
import { readEvening } from './event-file.ts';

/** A file that a test can spoil. */
interface File {
  history: { step: number; event: { type: string } & Record<string, unknown> }[];
}
let text = '';
let played = '';

const fresh = (of = text): File => JSON.parse(of) as File;

const read = (file: unknown) => readEvening(findGame, JSON.stringify(file), (id) => id);

/** What an evening comes to: all standings, and what every deal paid. */
const resultOf = ({ state }: Evening): string =>
  JSON.stringify(
    SCORE_ACCOUNTS.map((account) =>
      eveningStandings(state, account).lines.map(({ rank, id, total, points, dealsWon }) => [
        rank,
        id,
        total,
        points,
        dealsWon,
      ]),
    ),
  );

/**
 * An evening with everything that can be written: fours and fives, double rounds and a pot, paper and cards,
 * corrections, checks.
 */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarockabend-'));
  const host = await openTestHost(folder);
  const visitor = new Visitor(host);
  const options = { 'double-rounds': true, schlussrad: true, pagatkassa: { ante: 5, floor: 20, cap: 40 } };
  const format: Format = { ...DEFAULT_FORMAT, deals: 4, dealsAtFive: 5, rounds: 2, entry: 'both', secondEntry: true };
  const club = await openEvening(visitor, numbered(9), { options, format });
  await visitor.draw(club, 'a', 'auto');
  const sizes = () => visitor.evening?.rounds[0]?.tables.map(({ players }) => players.length) ?? [];
  const four = sizes().indexOf(4) + 1;
  const at = { evening: club, round: 1, table: four } as const;
  const five = { evening: club, round: 1, table: 3 - four } as const;
  const write = (place: typeof at | typeof five, deal: number, entry: Json) =>
    visitor.ask({ type: 'enter-deal', ...place, deal, entry, by: 'Resi' });
  await write(at, 1, { contract: 'trischaken', thirds: [60, 70, 50, 30] });
  await write(at, 2, {
    ...{ contract: 'rufer', declarer: 2, partner: 3, thirds: 120 },
    announced: [{ id: 'pagat', by: 2, made: true, kontra: 2 }],
    silent: [{ id: 'trull', by: 2, made: true }],
  });
  await write(at, 3, { games: [{ declarer: 1, contract: 'bettel', tricks: 2, kontra: { '0': 2 } }] });
  await write(at, 4, { contract: 'renonce', offenders: [2], played: { contract: 'dreier', declarer: 0 } });
  const correction = { ...at, deal: 1, entry: { contract: 'annulled' } } as const;
  await visitor.ask({
    type: 'correct-deal',
    ...correction,
    reason: 'slip',
    base: visitor.seen(correction),
    by: 'Resi',
  });
  const other = { games: [{ declarer: 1, contract: 'bettel', tricks: 0 }] };
  await visitor.ask({ type: 'check-deal', ...at, deal: 3, entry: other, by: 'Toni' });
  await visitor.ask({ type: 'confirm-deal', ...at, deal: 2, base: visitor.seen({ ...at, deal: 2 }), by: 'Toni' });
  for (let deal = 1; deal <= 2; deal++)
    await write(five, deal, {
      contract: 'besserrufer-1',
      declarer: deal % 5,
      partner: (deal + 1) % 5,
      won: true,
      announced: [{ id: 'pagat', by: deal % 5, made: deal === 1 }],
    });
  const sums = (place: typeof at | typeof five) => {
    const table = must(visitor.evening?.rounds[0]?.tables[place.table - 1], 'a table');
    return sumsOf(DEFAULT_FORMAT, table).map(showRational);
  };
  await visitor.ask({ type: 'enter-total', ...at, points: [...sums(at)], deals: 4, by: 'Resi' });
  const total = must(visitor.evening?.rounds[0]?.tables[at.table - 1]?.total, 'a total');
  await visitor.ask({
    type: 'check-total',
    ...at,
    points: [...sums(at)],
    by: 'Toni',
    base: totalVersion(total, SHA256),
  });
  await visitor.ask({
    type: 'give-penalty',
    evening: club,
    player: 'p2',
    round: 1,
    points: '1/2',
    cents: 0,
    reason: 'late',
  });
  text = (await visitor.ask({ type: 'export', evening: club, what: 'events' })).text;
  const screen = await openClub(visitor);
  await seatBots(visitor, screen);
  await visitor.ask({ type: 'watch-table', evening: screen, round: 1, table: 1, as: 0 });
  await visitor.ask({ type: 'start-deal', evening: screen, round: 1, table: 1 });
  await playOut(visitor, screen);
  await visitor.until(() => visitor.evening?.rounds[0]?.tables[0]?.results.length === 1, 'it is written');
  played = (await visitor.ask({ type: 'export', evening: screen, what: 'events' })).text;
  await host.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}, 60_000);

/** Every place in a file that holds a single value. */
function placesIn(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return keys.flatMap((key) => placesIn((value as Record<string | number, unknown>)[key], [...path, key]));
}

const NEIGHBOURS: Readonly<Record<string, string>> = {
  made: 'lost',
  lost: 'made',
  played: 'entered',
  entered: 'played',
  '1/2': '3/2',
};
const NONSENSE = ['__proto__', '<script>alert(1)</script>', '777'];

/** What might be there instead: something similar, and something strange. */
function others(value: Json, i: number): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, i % 2 ? 777 : value - 1];
  if (typeof value === 'boolean') return [!value];
  if (value === null) return [1];
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const strange = /^-?\d+(\/\d+)?$/.test(text) ? '777' : NONSENSE[i % NONSENSE.length];
  return [/^p\d$/.test(text) ? 'p9' : (NEIGHBOURS[text] ?? `${text}1`), strange];
}

/** Changes one value after the other; gives the places where the change was accepted and led to other results. */
function changeable(of: string): readonly string[] {
  const original = fresh(of);
  const before = read(original);
  if (!before.ok) throw new Error(JSON.stringify(before.error));
  const result = resultOf(before.value);
  const changed = new Set<string>();
  for (const [i, path] of placesIn(original).entries()) {
    const last = must(path.at(-1), 'a key');
    const file = fresh(of);
    const parent = path.slice(0, -1).reduce((so, key) => so[key] as Tree, file as unknown as Tree);
    for (const other of others(parent[last] as Json, i)) {
      parent[last] = other;
      const now = read(file);
      if (!now.ok || resultOf(now.value) === result) continue;
      const [, line, ...rest] = path;
      changed.add(`${original.history[Number(line)]?.event.type} ${rest.join('.')}`);
    }
  }
  return [...changed].sort();
}

type Tree = Record<string | number, unknown>;

/** Whether two players of an evening have the same points. */
function hasEqualPoints(of: string): boolean {
  const evening = read(fresh(of));
  if (!evening.ok) throw new Error(JSON.stringify(evening.error));
  const points = eveningStandings(evening.value.state).lines.map(({ points }) => showRational(points));
  return new Set(points).size < points.length;
}

test('whatever is changed in a file is refused, changes no result, or was the director’s to decide', () => {
  // Lots come from the first id; only the director knows whom a penalty hits, and how hard.
  expect(changeable(text)).toEqual([
    'evening-created event.id',
    'penalty-given event.penalty.player',
    'penalty-given event.penalty.points',
  ]);
  // Nothing in a deal says at which table of the round it was played; without equal points there is nothing to draw lots for.
  const lots = hasEqualPoints(played) ? ['evening-created event.id'] : [];
  expect(changeable(played)).toEqual(['deal-entered event.table', ...lots]);
}, 300_000);

test('no part of a result can be left out', () => {
  for (const [at, { event }] of fresh().history.entries()) {
    const result = event['result'] as Record<'settlement', readonly unknown[]> | undefined;
    const items = (event.type === 'deal-resettled' ? event : result)?.['settlement'] as readonly unknown[] | undefined;
    for (const i of items?.keys() ?? []) {
      const file = fresh();
      const line = must(file.history[at], 'a line').event;
      const there = (event.type === 'deal-resettled' ? line : line['result']) as { settlement: unknown[] };
      there.settlement.splice(i, 1);
      expect(read(file).ok, `line ${at}, item ${i}`).toBe(false);
    }
    if (event.type !== 'deal-resettled') continue;
    const file = fresh();
    file.history.splice(at, 1);
    expect(read(file).ok, `without line ${at}`).toBe(false);
  }
});

test('differences are named with their place', () => {
  const spoilt = (change: (result: Record<string, Record<string, unknown>>) => void): readonly string[] => {
    const file = fresh();
    const line = must(
      file.history.find(({ event }) => event.type === 'deal-entered'),
      'a deal',
    );
    change(line.event['result'] as Record<string, Record<string, unknown>>);
    const now = read(file);
    return now.ok ? [] : now.error.map(printRefusal);
  };
  const { round = 1, table = 1 } = must(
    fresh().history.find(({ event }) => event.type === 'deal-entered'),
    'a deal',
  ).event as {
    round?: number;
    table?: number;
  };
  const at = `rounds.${round}.tables.${table}.results.1`;
  const base = spoilt(
    ({ settlement }) => void Object.assign((settlement as unknown as object[])[0] ?? {}, { base: '777' }),
  );
  expect(base).toContain(`settlement-differs @ ${at}.settlement`);
  expect(spoilt(({ row }) => void Object.assign(row ?? {}, { outcome: '__proto__' }))).toContain(
    `row-differs @ ${at}.row`,
  );
  expect(spoilt(({ row }) => void Object.assign(row ?? {}, { dealer: 2 }))).toContain(`row-differs @ ${at}.row`);
  expect(spoilt((result) => void Object.assign(result, { entry: '<script>' }))).toContain(`row-differs @ ${at}.row`);
});

test('an evening of older rules keeps an entry that would be refused today, and is settled again all the same', () => {
  const old = (change: (result: { row: Tree; settlement: Tree[]; entry: unknown }) => void) => {
    const file = JSON.parse(readFileSync('e2e/fixtures/781dc7b/evening.json', 'utf8')) as File;
    const line = must(
      file.history.find(({ event }) => event.type === 'deal-entered'),
      'a deal',
    );
    change(line.event['result'] as never);
    const now = read(file);
    return now.ok ? [] : now.error.map(({ code }) => code);
  };
  const impossible = { contract: 'rufer', declarer: 0, partner: 0, thirds: 107 };
  const whatever = (result: { entry: unknown }) => void (result.entry = impossible);
  expect(old(whatever)).toEqual([]);
  expect(old((result) => (whatever(result), void (must(result.settlement[0], 'an item')['base'] = '777')))).toEqual([
    'settlement-differs',
  ]);
  expect(old((result) => void (result.entry = '<script>'))).toEqual(['row-differs']);
});
