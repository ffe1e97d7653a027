import { expect, test } from 'vitest';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame } from '#engine/games/index.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, TIROL, Visitor } from '../testing/visitor.ts';
import { readEvening } from './files/event-file.ts';

const laptop = useLaptop();
const FORMAT = { ...DEFAULT_FORMAT, deals: 4, rounds: null };
const TARGET = { ...FORMAT, target: { points: 100, bonus: 10 } };
const RACE = { family: 'illustrated', profile: 'beck-1956', options: {} };
const POT = { family: 'bavarian', profile: 'haferl', options: {} };

const creation = (rules: typeof RACE, format: typeof FORMAT) =>
  ({ type: 'create-evening', name: 'Club', ...rules, format }) as const;

test('a format has no target where the rules of the game end a series themselves', async () => {
  const visitor = new Visitor(laptop.host);
  for (const rules of [RACE, POT])
    expect(await visitor.refused(creation(rules, TARGET))).toEqual(['target-beside-series']);
  const evening = await openEvening(visitor, 'A\nB\nC', { ...RACE, format: FORMAT });
  const change = { type: 'change-format', evening, reason: 'late' } as const;
  expect(await visitor.refused({ ...change, format: TARGET })).toEqual(['target-beside-series']);
  expect(await visitor.refused({ ...change, format: { ...FORMAT, oneSeries: true } })).toEqual(['accepted']);
});

test('a round is one series only where a series ends', async () => {
  const visitor = new Visitor(laptop.host);
  const series = { ...FORMAT, oneSeries: true };
  expect(await visitor.refused(creation(TIROL, series))).toEqual(['no-series']);
  const evening = await openEvening(visitor, 'A\nB\nC\nD', { format: FORMAT });
  const change = { type: 'change-format', evening, reason: 'late' } as const;
  expect(await visitor.refused({ ...change, format: series })).toEqual(['no-series']);
  expect(await visitor.refused({ ...change, format: TARGET })).toEqual(['accepted']);
});

test('in a file of today no format has a target beside that of the rules; in an older one it stays', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'A\nB\nC', { ...RACE, format: FORMAT });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const read = (rulesVersion: number) => {
    const file = JSON.parse(text) as { history: { event: { format: object; rules: { rulesVersion: number } } }[] };
    const [first] = file.history;
    if (!first) throw new Error('an empty file');
    first.event = { ...first.event, format: TARGET, rules: { ...first.event.rules, rulesVersion } };
    const found = readEvening(findGame, JSON.stringify(file), (created) => created);
    return found.ok ? [] : found.error.map(printRefusal);
  };
  const game = findGame('illustrated');
  expect(read(game.ok ? game.value.rulesVersion : 0)).toEqual(['target-beside-series @ history.0.event.format.target']);
  expect(read(1)).toEqual([]);
});
