import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useLaptop } from '#electron/host/testing/laptop.ts';
import { Visitor } from '#electron/host/testing/visitor.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { showRational } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame, GAMES } from '#engine/games/index.ts';
import { closingOf } from '#engine/tournament/cash/closing.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { pointsOf, totalsAt } from '#engine/tournament/state/tables.ts';
import { readEvening } from './event-file.ts';

const laptop = useLaptop();

/** Written by a program with version 1 of Tübingen's rules: a Ruf, a misdeal, a Raus, Stecken, a Tout that nobody took. */
const FILE = readFileSync(new URL('../../testing/files/tuebingen-version-1.json', import.meta.url), 'utf8');

test('an evening of an earlier version of the rules opens as it was, and goes on by that version', async () => {
  const visitor = new Visitor(laptop.host);
  const { evening } = await visitor.ask({ type: 'import-evening', text: FILE });
  const state = await visitor.watch(evening);
  const table = must(state.rounds[0]?.tables[0], 'a table');
  expect([state.rules.rulesVersion, state.rules.options['claim-seconds']]).toEqual([1, 20]);
  // 52 − 23 + 10 for both; a misdeal of seat 1; (39 − 18 + 10) × 3 for seat 1.
  expect(totalsAt(state.format, table).map(showRational)).toEqual(['39', '122', '0', '0']);
});

test('what came between two deals is one line of the table, with its own word', async () => {
  const visitor = new Visitor(laptop.host);
  const { evening } = await visitor.ask({ type: 'import-evening', text: FILE });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'csv' });
  const lines = text.split('\n').filter((line) => /Vergeben|gesteckt|neu gegeben|Tout nicht angenommen/.test(line));
  expect(lines.map((line) => line.trim())).toEqual([
    expect.stringMatching(/^2,.*-10.*,Vergeben$/),
    expect.stringMatching(/^3,.*,gesteckt$/),
    expect.stringMatching(/^3,.*,Tout nicht angenommen$/),
  ]);
});

/** What everybody has won by a file, in points and cents, as its own version of the rules counted and paid it. */
const AS_PAID: Readonly<Record<string, Readonly<Record<string, readonly [points: string, cents: number]>>>> = {
  // 0 points with "nobody" as an answer, asked or not, cost 40 then; the last one was corrected to it.
  'bavarian-version-1': { Anna: ['-30', -300], Berta: ['30', 300], Cilli: ['0', 0] },
  // Berta left after the only deal, and had a share of what was in the Kasse all the same.
  'bavarian-version-2': { Anna: ['-3', -3], Berta: ['7', 7], Cilli: ['-2', -2], Dora: ['-2', -2] },
  // Anna changed seats within a series, Berta left in one: the money of both stayed with the chair.
  'illustrated-version-1': {
    ...{ Anna: ['126', 4300], Emil: ['94', -550], Berta: ['92', 0], Cilli: ['50', -150], Franz: ['10', -900] },
    ...{ Dora: ['5', -1500], Gustl: ['0', -1200] },
  },
  // A Schlussrad in every round.
  'koenigrufen-version-1': { Anna: ['18', 180], Berta: ['10', 100], Cilli: ['42', 420], Dora: ['-70', -700] },
  // Four times zero began no double round unless somebody had said so; the Kaiserstich was a switch.
  'koenigrufen-version-2': { Anna: ['-31', -310], Berta: ['25', 250], Cilli: ['-35', -350], Dora: ['41', 410] },
  'koenigrufen-version-3': { Anna: ['-31', -310], Berta: ['25', 250], Cilli: ['-35', -350], Dora: ['41', 410] },
  // After the Trischaker everybody had a Hölzel, and both deals after it counted double. Nobody was asked for a black-out yet.
  'reform-version-1': { Anna: ['47', 470], Berta: ['71', 710], Cilli: ['59', 590], Dora: ['-177', -1770] },
  // A Skimon was added to the first deal after the second one, and nobody asked.
  'tuebingen-version-2': { Anna: ['39', 690], Berta: ['39', 690], Cilli: ['63', 1650], Dora: ['-54', -3030] },
  // The caller and partner of the first deal were corrected after the second one, and their Skimon went to the new ones unasked.
  'tuebingen-version-3': { Anna: ['39', 690], Berta: ['39', 690], Cilli: ['63', 1650], Dora: ['-54', -3030] },
};

const FOLDER = new URL('../../testing/files/', import.meta.url);
const written = (file: string): string => readFileSync(new URL(`${file}.json`, FOLDER), 'utf8');

test('there is a file of every earlier version of every family', () => {
  const earlier = Object.values(GAMES).flatMap(({ id, rulesVersion }) =>
    Array.from({ length: rulesVersion - 1 }, (_, i) => `${id}-version-${i + 1}.json`),
  );
  expect(readdirSync(FOLDER).sort()).toEqual(earlier.sort());
  // The first of them has no cash: its points are counted above.
  const paid = [...Object.keys(AS_PAID), 'tuebingen-version-1'].map((file) => `${file}.json`);
  expect(paid.sort()).toEqual(earlier);
});

test.each(Object.entries(AS_PAID))('%s opens and is paid as it was', async (file, paid) => {
  const visitor = new Visitor(laptop.host);
  const { evening } = await visitor.ask({ type: 'import-evening', text: written(file) });
  const state = await visitor.watch(evening);
  expect(`${state.rules.family}-version-${state.rules.rulesVersion}`).toBe(file);
  const closing = closingOf(state);
  if (!closing?.ok) throw new Error('no closing statement');
  const points = new Map(eveningStandings(state).lines.map((line) => [line.id, showRational(line.total)]));
  const found = closing.value.players.map(({ player, net }) => [player.name, [points.get(player.id), net]] as const);
  expect(Object.fromEntries(found)).toEqual(paid);
  // What is opened is written again, and opened once more.
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const again = readEvening(findGame, text, (created) => created);
  expect(again.ok ? [] : again.error.map(printRefusal)).toEqual([]);
});

/** A deal of a file is entered again by its own version: this seat has these points then, and its neighbour deals a later one. */
test.each<[file: string, deal: number, entry: Json, brings: readonly string[], then?: readonly string[]]>([
  ['bavarian-version-1', 2, { contract: 'solo', declarer: 2, points: 0, allTricks: 'none' }, ['20', '20', '-40']],
  [
    'tuebingen-version-2',
    1,
    { contract: 'ruf', declarer: 0, partner: 1, points: 52, strafen: [{ id: 'kingdom', side: 'declarer' }] },
    ['39', '39', '0', '0'],
  ],
  [
    'tuebingen-version-3',
    1,
    { contract: 'ruf', declarer: 2, partner: 3, points: 52, strafen: [{ id: 'skimon', side: 'declarer' }] },
    ['0', '0', '39', '39'],
  ],
  [
    'koenigrufen-version-3',
    1,
    { contract: 'rufer', declarer: 1, partner: 2, thirds: 125, silent: [{ id: 'trull', by: 0, made: true }] },
    ['0', '0', '0', '0'],
    ['-12', '4', '4', '4'],
  ],
])('what is corrected in %s is worth what its version says', async (file, deal, entry, brings, then) => {
  const visitor = new Visitor(laptop.host);
  const { evening } = await visitor.ask({ type: 'import-evening', text: written(file) });
  await visitor.watch(evening);
  const place = { evening, round: 1, table: 1, deal };
  const correction = { type: 'correct-deal' as const, ...place, entry, reason: 'vertippt', base: visitor.seen(place) };
  await visitor.ask({ ...correction, accepted: true });
  const table = must(visitor.evening?.rounds[0]?.tables[0], 'a table');
  const of = (n: number) => pointsOf(table, must(table.results[n - 1], 'a deal')).map(showRational);
  expect(of(deal)).toEqual(brings);
  if (then) expect(of(deal + 1)).toEqual(then);
});
