import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { JOURNAL_FILE } from '#electron/storage/files.ts';
import { openJournal } from '#electron/storage/journal.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { TABLE_OF_FOUR } from '#engine/testing/table-of-four.ts';
import { FORMAT } from '#engine/tournament/format/schema.ts';
import { useFolder } from '../testing/laptop.ts';
import { openTestHost, tryHost } from '../testing/open-host.ts';
import { findProbe, PROBE } from '../testing/probe.ts';
import { openClub, Visitor } from '../testing/visitor.ts';

const folder = useFolder();
const PLACE = { round: 1, table: 1 } as const;

const open = (findGame: FindGame = findProbe) => tryHost(folder.path, { findGame });
const opened = (findGame: FindGame = findProbe) => openTestHost(folder.path, { findGame });

/** A journal with a deal in which seat 1 has just passed. */
async function begun(): Promise<string> {
  const host = await opened();
  const visitor = new Visitor(host);
  const evening = await openClub(visitor, PROBE);
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await visitor.ask({ type: 'act', evening, ...PLACE, seat: 1, prompt: 1, action: { type: 'pass' } });
  await host.stop();
  return evening;
}

/** Adds a row to a closed journal, properly chained; gives its number. */
function add(body: (evening: string) => string): number {
  let [last, stream] = [0, ''];
  const journal = openJournal(join(folder.path, JOURNAL_FILE), (row) => void ([last, stream] = [row.n, row.stream]));
  if (!journal.ok) throw new Error(journal.error.code);
  journal.value.commit([{ at: '2026-11-20T20:00:00.000Z', stream, body: body(stream) }]);
  journal.value.close();
  return last + 1;
}

test.each<[string, (evening: string) => object | string]>([
  ['no JSON', () => 'Pagat'],
  ['an event of another version', (evening) => ({ type: 'evening', evening, event: { type: 'fined' } })],
  [
    'an evening of newer rules',
    () => {
      const rules = {
        family: TABLE_OF_FOUR.id,
        profile: 'plain',
        options: {},
        rulesVersion: TABLE_OF_FOUR.rulesVersion + 1,
      };
      const event = {
        type: 'evening-created',
        id: 'later',
        name: 'Klubabend',
        rules,
        deals: 4,
        at: '2026-11-20T20:00:00.000Z',
      };
      return { type: 'evening', evening: 'later', event };
    },
  ],
  ['an action at an evening that is not there', () => ({ type: 'acted', evening: 'x', ...PLACE, by: 1, action: {} })],
  [
    'an action where nothing was dealt',
    (evening) => ({ type: 'acted', evening, round: 1, table: 2, by: 1, action: {} }),
  ],
])('an entry that cannot be understood stops the opening and names the row: %s', async (_, make) => {
  await begun();
  const row = add((evening) => {
    const body = make(evening);
    return typeof body === 'string' ? body : JSON.stringify(body);
  });
  expect(await open()).toEqual(fail(refuseHost('journal-not-understood', { text: `row ${row}` })));
  expect(await open(), 'and locks or changes nothing').toEqual(
    fail(refuseHost('journal-not-understood', { text: `row ${row}` })),
  );
});

test('so does a deal that these rules do not replay, at the row of its deal', async () => {
  await begun();
  // Before it: the deal and the pass, each with its answer.
  const row = add((evening) => JSON.stringify({ type: 'acted', evening, ...PLACE, by: 0, action: { type: 'fly' } }));
  expect(await open()).toEqual(fail(refuseHost('journal-not-understood', { text: `row ${row - 4}` })));
});

test('so does an evening of a family that this version does not have', async () => {
  await begun();
  expect(await open((id) => fail(refuseKernel('unknown-family', { text: id })))).toEqual(
    fail(refuseHost('journal-not-understood', { text: 'row 1' })),
  );
});

test('a mistake in the rules is refused, changes nothing, and the app goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const evening = await begun();
  const broken: GameDefinition = {
    ...TABLE_OF_FOUR,
    rules: (table) => ({
      ...TABLE_OF_FOUR.rules(table),
      read: () => {
        throw new Error('a bug');
      },
    }),
  };
  let host = await opened(() => ok(broken));
  const visitor = new Visitor(host);
  await visitor.ask({ type: 'watch-evening', evening });
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 2 });
  const act = { type: 'act', evening, ...PLACE } as const;
  await visitor.ask({ ...act, seat: 2, prompt: 2, action: { type: 'open' } });
  const cards: string[] = [];
  for (const [i, seat] of [1, 2, 3, 0].entries()) {
    await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: seat });
    const [card] = visitor.scene?.view?.zones[`hand:${seat}`] ?? [];
    cards.push(card ?? '');
    await visitor.ask({ ...act, seat, prompt: 3 + i, action: { type: 'show', card } });
  }
  // The last word would close the deal, which cannot be read.
  const before = visitor.scene;
  expect(await visitor.refused({ ...act, seat: 0, prompt: 7, action: { type: 'doubt' } })).toEqual([
    'internal-error @ act',
  ]);
  expect(logged).toHaveBeenCalled();
  expect(visitor.scene).toEqual(before);
  await visitor.ask({ type: 'rename-player', evening, player: 'p1', name: 'Annelies' });
  await host.stop();
  logged.mockRestore();

  host = await opened();
  const later = new Visitor(host);
  await later.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await later.until(() => later.scene?.closed === 1, 'the clock ends the deal by mended rules');
  expect(later.scene?.last?.row.measures?.length).toBe(4);
  expect(cards).not.toContain('');
  await host.stop();
});

test('what an older version agreed is read as it was meant, and its file can be imported', async () => {
  // Written when cup points were always a list, and before there was a final, or goods and a pot in the cash box.
  const older = {
    deals: 16,
    dealsAtFive: 20,
    dealsAtThree: null,
    rounds: 3,
    minutes: null,
    target: null,
    entry: 'deals',
    secondEntry: false,
    confirmation: false,
    tieBreaks: ['best-round', 'lot'],
    placePoints: null,
    halving: null,
    cash: { fee: 500, houseKeeps: 100, perPoint: 0, prizes: null, step: 100 },
    season: { name: 'Klubcup', best: 6, starts: 4, negativeIsZero: true, cupPoints: [10, 8, 6] },
  };
  const before = await openTestHost(folder.path);
  const evening = await openClub(new Visitor(before));
  await before.stop();
  add((id) =>
    JSON.stringify({
      type: 'evening',
      evening: id,
      event: { type: 'format-changed', format: older, reason: 'Kassa vergessen' },
    }),
  );
  const host = await openTestHost(folder.path);
  const visitor = new Visitor(host);
  const { format } = await visitor.watch(evening);
  expect(format).toEqual(FORMAT.decode(older as z.input<typeof FORMAT>));
  expect(format.season).toMatchObject({
    cupPoints: { table: { type: 'place-list', points: [10, 8, 6] }, equal: 'share' },
    winnerBonus: 0,
  });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const copy = await visitor.ask({ type: 'import-evening', text });
  expect((await visitor.watch(copy.evening)).format).toEqual(format);
  await host.stop();
});
