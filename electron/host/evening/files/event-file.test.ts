import { expect, test } from 'vitest';
import { useLaptop } from '#electron/host/testing/laptop.ts';
import { numbered, openClub, openEvening, playOut, seatBots, Visitor } from '#electron/host/testing/visitor.ts';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';

const laptop = useLaptop();

const PLACE = { round: 1, table: 1 };
const ENTRY = { contract: 'trischaken', thirds: [60, 70, 50, 30] };

/** An event file as a mapping that a test can spoil. */
interface Spoilt {
  history: { step: number; at: string; undone?: true; event: Record<string, unknown> }[];
}

async function save(visitor: Visitor, evening: string): Promise<string> {
  return (await visitor.ask({ type: 'export', evening, what: 'events' })).text;
}

test('an evening that was played on screen can be imported, and the app starts with it', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  await seatBots(visitor, evening);
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await playOut(visitor, evening);
  await visitor.until(() => visitor.evening?.rounds[0]?.tables[0]?.results.length === 1, 'it is written');
  const copy = await visitor.ask({ type: 'import-evening', text: await save(visitor, evening) });
  await laptop.restart();
  const later = new Visitor(laptop.host);
  const original = await later.watch(evening);
  expect(original.rounds[0]?.tables[0]?.results[0]?.source).toBe('played');
  expect((await later.watch(copy.evening)).rounds).toEqual(original.rounds);
  // The cards stay on the laptop that dealt them.
  const record = { type: 'read-record', ...PLACE, deal: 1 } as const;
  await later.ask({ ...record, evening });
  expect(await later.refused({ ...record, evening: copy.evening })).toEqual(['deal-not-recorded @ 1']);
});

test('if the evening of a file exists already the preview says so; a second one gets a name of its own', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  const text = await save(visitor, evening);
  const { name } = await visitor.watch(evening);
  const seen = await visitor.ask({ type: 'look-into-file', text });
  const same = { steps: seen.steps, last: seen.last };
  expect(seen).toEqual({
    name,
    ...same,
    here: [{ evening, name, purpose: 'club-evening', archived: false, ...same }],
  });
  // What is added here, and an undone step, which is no entry.
  await visitor.ask({ type: 'keep-apart', evening, pairs: [['p1', 'p2']] });
  await visitor.ask({ type: 'keep-apart', evening, pairs: [] });
  const { undo } = await visitor.ask({ type: 'read-log', evening });
  await visitor.ask({ type: 'undo-step', evening, step: must(undo, 'a step') });
  const [grown] = (await visitor.ask({ type: 'look-into-file', text })).here;
  expect(grown?.steps).toBe(seen.steps + 1);
  expect((await visitor.ask({ type: 'look-into-file', text: await save(visitor, evening) })).steps).toBe(grown?.steps);
  expect(visitor.evenings, 'nothing was imported').toHaveLength(1);
  const second = await visitor.ask({ type: 'import-evening', text });
  const third = await visitor.ask({ type: 'import-evening', text: await save(visitor, second.evening) });
  expect([second.name, third.name]).toEqual([`${name} (2)`, `${name} (3)`]);
  const { here } = await visitor.ask({ type: 'look-into-file', text });
  expect(here.map((one) => one.name)).toEqual([name, second.name, third.name]);
  expect(await visitor.refused({ type: 'look-into-file', text: '{"v":1' })).toEqual(['no-event-file']);
});

test('an id in a file is letters, digits and hyphens', async () => {
  const visitor = new Visitor(laptop.host);
  const text = await save(visitor, await openClub(visitor));
  for (const id of ['<img src=x>', '../up', 'a b', 'a/b', '']) {
    const file = JSON.parse(text) as Spoilt;
    Object.assign(must(file.history[0]?.event, 'the first'), { id });
    const refused = await visitor.refused({ type: 'import-evening', text: JSON.stringify(file) });
    expect(refused, id).toContain('wrong-value @ history.0.event.id');
  }
});

test('undone steps are only history, even if later steps could not follow them', async () => {
  const visitor = new Visitor(laptop.host);
  const format = { ...DEFAULT_FORMAT, dealsAtFive: 5 };
  const evening = await openEvening(visitor, 'Anna\nBerta\nCilli\nDora\nEmil\n', { format });
  const five = ['p1', 'p2', 'p3', 'p4', 'p5'];
  const plan = { type: 'plan-rounds', evening, from: 1, draw: { method: 'by-hand' } } as const;
  await visitor.ask({ ...plan, rounds: [[five]] });
  await visitor.ask({ ...plan, rounds: [[five.slice(1)]] });
  const { undo } = await visitor.ask({ type: 'read-log', evening });
  await visitor.ask({ type: 'undo-step', evening, step: must(undo, 'a step') });
  await visitor.ask({ type: 'publish-round', evening, round: 1 });
  await visitor.ask({ type: 'hold-seat', evening, ...PLACE, seat: 4, holder: 'bot' });
  const original = await visitor.watch(evening);
  const copy = await visitor.ask({ type: 'import-evening', text: await save(visitor, evening) });
  await laptop.restart();
  const later = new Visitor(laptop.host);
  expect((await later.watch(copy.evening)).rounds).toEqual(original.rounds);
  const { lines } = await later.ask({ type: 'read-log', evening: copy.evening });
  expect(lines.filter(({ undone }) => undone).map(({ step }) => step)).toEqual([undo]);
});

test('a copy has the draw codes of its original, and only one of them counts for the season', async () => {
  const visitor = new Visitor(laptop.host);
  const season = { name: 'Cup', best: null, starts: 0, negativeIsZero: false, cupPoints: null, winnerBonus: 0 };
  const format = { ...DEFAULT_FORMAT, deals: 1, tieBreaks: ['lot' as const], season };
  const evening = await openEvening(visitor, numbered(12), { format });
  await visitor.draw(evening, 'lot');
  for (const table of [1, 2, 3])
    await visitor.ask({ type: 'enter-deal', evening, round: 1, table, deal: 1, entry: ENTRY });
  const ranking = (state: typeof visitor.evening) =>
    eveningStandings(must(state, 'an evening')).lines.map(({ entrant }) => entrant.name);
  const before = ranking(await visitor.watch(evening));
  const { evening: copy } = await visitor.ask({ type: 'import-evening', text: await save(visitor, evening) });
  expect(ranking(await visitor.watch(copy))).toEqual(before);
  const counted = async () => (await visitor.ask({ type: 'read-season', evening })).evenings.map(({ id }) => id);
  expect(await counted()).toEqual([evening]);
  await visitor.ask({ type: 'archive-evening', evening, archived: true });
  expect(await counted(), 'the one that was not put away').toEqual([copy]);
  const again = await visitor.ask({ type: 'import-evening', text: await save(visitor, copy) });
  expect(ranking(await visitor.watch(again.evening)), 'and so has a copy of a copy').toEqual(before);
});

test('a file that claims the impossible is refused with the place, and nothing is written', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  await visitor.ask({ type: 'enter-deal', evening, ...PLACE, deal: 1, entry: ENTRY });
  await visitor.ask({ type: 'keep-apart', evening, pairs: [['p1', 'p2']] });
  const text = await save(visitor, evening);
  const spoil = (change: (file: Spoilt) => void): string => {
    const file = JSON.parse(text) as Spoilt;
    change(file);
    return JSON.stringify(file);
  };
  const event = (file: Spoilt, type: string) =>
    must(file.history.find((line) => line.event['type'] === type)?.event, type);
  const result = (file: Spoilt) => event(file, 'deal-entered')['result'] as Record<string, Record<string, unknown>>;
  const spoilt: Readonly<Record<string, (file: Spoilt) => void>> = {
    'players.p2.name': (file) =>
      void (event(file, 'players-added')['players'] = [
        { id: 'p1', name: 'A' },
        { id: 'p2', name: 'a' },
      ]),
    'players.p1.id': (file) =>
      void (event(file, 'players-added')['players'] = [
        { id: 'p1', name: 'A' },
        { id: 'p1', name: 'B' },
      ]),
    'rounds.1.tables.2.players': (file) =>
      void (event(file, 'rounds-planned')['rounds'] = [
        [
          ['p1', 'p2', 'p3', 'p4'],
          ['p1', 'p6', 'p7', 'p8'],
        ],
      ]),
    'rounds.1.tables.1.players': (file) =>
      void (event(file, 'rounds-planned')['rounds'] = [[['p1', 'p2', 'p3', 'p9']]]),
    'rounds.2': (file) => void (event(file, 'rounds-planned')['from'] = 2),
    'rounds.1.tables.1.results.1.deal': (file) => void Object.assign(result(file), { deal: 2 }),
    'rounds.1.tables.1.results.1.row': (file) => void Object.assign(must(result(file)['row'], 'a row'), { dealer: 4 }),
    'rounds.1.tables.1.results.1.settlement': (file) =>
      void Object.assign(result(file), { settlement: [{ code: 'x', from: 8, to: 1, base: '1', factors: [] }] }),
    'apart.1': (file) => void (event(file, 'apart-set')['pairs'] = [['p1', 'p9']]),
    'history.0.at': (file) => void (file.history[0] = { ...must(file.history[0], 'a line'), at: 'yesterday' }),
    'history.0.event.id': (file) => void (event(file, 'evening-created')['id'] = 'x'.repeat(41)),
  };
  // What finds something in any object, or could be taken for a part of a path.
  for (const id of ['__proto__', 'constructor', 'toString', '-x', '_x', 'a/b', ''])
    expect(
      await visitor.refused({
        type: 'import-evening',
        text: spoil((file) => void (event(file, 'evening-created')['id'] = id)),
      }),
      id,
    ).toEqual(['wrong-value @ history.0.event.id']);
  for (const [at, change] of Object.entries(spoilt))
    expect(await visitor.refused({ type: 'import-evening', text: spoil(change) }), at).toContain(`wrong-value @ ${at}`);
  const huge = spoil((file) =>
    Object.assign(result(file), {
      settlement: [1, 2].map((to) => ({ code: 'x', from: 0, to, base: `${Number.MAX_SAFE_INTEGER}`, factors: [] })),
    }),
  );
  expect(await visitor.refused({ type: 'import-evening', text: huge })).toEqual([
    'wrong-value @ history',
    'settlement-differs @ rounds.1.tables.1.results.1.settlement',
  ]);
  const rules = spoil((file) => Object.assign(event(file, 'evening-created')['rules'] as object, { rulesVersion: 99 }));
  expect(await visitor.refused({ type: 'import-evening', text: rules })).toEqual(['newer-rules @ 99']);
  expect(visitor.evenings.map(({ id }) => id)).toEqual([evening]);
  expect(await visitor.refused({ type: 'import-evening', text: spoil(() => undefined) })).toEqual(['accepted']);
}, 300_000);
