import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Ernst', 'Franz', 'Gerti', 'Hans'];
const HOW = { rounds: 1, split: 'auto', fair: false, seconds: 1, seed: 'lot' } as const;

const laptop = useLaptop();

/** An evening of eight who are registered but not drawn yet. */
const eight = (visitor: Visitor): Promise<string> => openEvening(visitor, NAMES.join('\n'));

test('seats set by hand are in the log by name, survive a restart and can be undone', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await eight(visitor);
  await visitor.ask({ type: 'seat-by-hand', evening, round: 1, tables: [['p1', 'p2', 'p3', 'p4'], []] });
  const tables = [
    ['p1', 'p2', 'p3', 'p4'],
    ['p5', 'p6', 'p7', 'p8'],
  ];
  await visitor.ask({ type: 'seat-by-hand', evening, round: 1, tables });
  await visitor.ask({ type: 'lock-player', evening, player: 'p8', table: 2 });
  await laptop.restart();
  const later = new Visitor(laptop.host);
  await later.ask({ type: 'watch-evening', evening });
  expect(later.evening?.players[7]?.staysAt).toBe(2);
  expect(later.evening?.rounds[0]?.tables.map(({ players }) => players)).toEqual(tables);
  const { lines, undo } = await later.ask({ type: 'read-log', evening });
  expect(lines.slice(-3).map(({ events }) => [events[0]?.type, ...(events[0]?.about ?? [])])).toEqual([
    ['seats-set', '1'],
    ['seats-set', '1', 'Ernst', 'Franz', 'Gerti', 'Hans'],
    ['player-locked', 'Hans', '2'],
  ]);
  await later.ask({ type: 'undo-step', evening, step: must(undo ?? undefined, 'a step') });
  await later.until(() => later.evening?.players[7]?.staysAt === undefined, 'the player is free');
});

test('what cannot be drawn is refused with names, at once or by the search', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await eight(visitor);
  const pairs: [string, string][] = [
    ['p1', 'p2'],
    ['p1', 'p3'],
    ['p2', 'p3'],
  ];
  await visitor.ask({ type: 'keep-apart', evening, pairs });
  const [refusal = ''] = await visitor.refused({ type: 'propose-seats', evening, method: 'random', ...HOW });
  expect(refusal).toMatch(/^cannot-keep-apart @ (Anna|Bert|Cilli), (Anna|Bert|Cilli)$/);
  await visitor.ask({ type: 'propose-seats', evening, method: 'planned', ...HOW });
  await visitor.until(() => visitor.proposal?.done === true, 'an answer');
  expect(visitor.proposal?.refusals[0]?.at).toEqual({
    name: expect.stringMatching(/^(Anna|Bert|Cilli), (Anna|Bert|Cilli)$/) as string,
  });
  expect(visitor.proposal?.quality).toBeNull();
  await visitor.ask({ type: 'keep-apart', evening, pairs: [] });
  await visitor.ask({ type: 'lock-player', evening, player: 'p4', table: 2 });
  for (const player of ['p5', 'p6', 'p7', 'p8'])
    await visitor.ask({ type: 'set-presence', evening, player, presence: 'gone' });
  expect(await visitor.refused({ type: 'propose-seats', evening, method: 'random', ...HOW })).toEqual([
    'no-such-table @ Doris: table 2',
  ]);
});

test('a plan, too, leaves everybody at their fixed table', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await eight(visitor);
  await visitor.ask({ type: 'lock-player', evening, player: 'p1', table: 2 });
  await visitor.ask({ type: 'propose-seats', evening, method: 'planned', ...HOW, rounds: 3 });
  await visitor.until(() => visitor.proposal?.done === true, 'a plan');
  const { rounds } = must(visitor.proposal, 'a plan');
  expect(rounds.map((tables) => tables.findIndex((seats) => seats.includes('p1')))).toEqual([1, 1, 1]);
});
