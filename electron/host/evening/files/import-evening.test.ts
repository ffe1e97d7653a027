import { expect, test } from 'vitest';
import { foldHistory } from '#electron/host/state/evening-state.ts';
import { useLaptop } from '#electron/host/testing/laptop.ts';
import { openClub, Visitor } from '#electron/host/testing/visitor.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { must } from '#engine/core/assert-never.ts';
import { readFile } from './import-evening.ts';

const laptop = useLaptop();

/** 20 MB of events that nobody knows. */
function unknownEvents(): string {
  const event = { type: 'from-another-world', text: 'x'.repeat(10) };
  const line = JSON.stringify({ step: 1, at: '2026-11-20T19:00:00.000Z', by: 'director', event });
  return `{"v":1,"kind":"tarockabend-evening","history":[${Array(200_000).fill(line).join(',')}]}`;
}

test.each(['look-into-file', 'import-evening'] as const)(
  'while a file is read others are answered (%s)',
  async (type) => {
    const director = new Visitor(laptop.host);
    const other = new Visitor(laptop.host);
    const order: string[] = [];
    const reading = director.refused({ type, text: unknownEvents() }).then((refused) => {
      order.push('file');
      return refused;
    });
    for (const n of [1, 2, 3]) {
      await openClub(other);
      order.push(`evening ${n}`);
    }
    const refused = await reading;
    expect(order).toEqual(['evening 1', 'evening 2', 'evening 3', 'file']);
    expect(refused.length).toBeGreaterThan(0);
    expect(director.evenings).toHaveLength(3);
  },
);

test.each([
  ['lists', '[1],'.repeat(1_100_000)],
  ['values', '1,'.repeat(4_100_000)],
])('a file of too many %s is refused before it is parsed, and nothing is lost', async (_, many) => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const huge = `${text.trimEnd().slice(0, -1)},"more":[${many}0]}`;
  expect(await visitor.refused({ type: 'import-evening', text: huge })).toEqual(['event-file-too-large']);
  expect((await visitor.ask({ type: 'look-into-file', text })).here).toHaveLength(1);
});

test('so is one that takes too long', async () => {
  const visitor = new Visitor(laptop.host);
  const { text } = await visitor.ask({ type: 'export', evening: await openClub(visitor), what: 'events' });
  // Over before a thread can have begun.
  expect(await readFile(text, { memory: 600, time: 0 })).toEqual({
    ok: false,
    error: [refuseHost('event-file-too-large')],
  });
});

test('what is read in the thread is what its lines fold to', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  await visitor.ask({ type: 'keep-apart', evening, pairs: [['p1', 'p2']] });
  const { undo } = await visitor.ask({ type: 'read-log', evening });
  await visitor.ask({ type: 'undo-step', evening, step: must(undo, 'a step') });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const read = await readFile(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(foldHistory(read.value)).toEqual(read.value.state);
  expect(read.value.undone.size).toBe(1);
});

test('two copies that are read at the same time get a name and an id each, and a restart folds to the same', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  const { name } = await visitor.watch(evening);
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const copies = await Promise.all([1, 2].map(() => visitor.ask({ type: 'import-evening', text })));
  expect(new Set([evening, ...copies.map((copy) => copy.evening)]).size).toBe(3);
  expect(copies.map((copy) => copy.name).sort()).toEqual([`${name} (2)`, `${name} (3)`]);
  const before = [];
  for (const copy of copies) before.push(await visitor.watch(copy.evening));
  await laptop.restart();
  const later = new Visitor(laptop.host);
  for (const state of before) expect(await later.watch(state.id)).toEqual(state);
});
