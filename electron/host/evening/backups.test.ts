import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BackupView } from '#electron/protocol/backups.ts';
import { backupFolder } from '#electron/storage/backup-folder.ts';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { openTestHost } from '../testing/open-host.ts';
import { Visitor } from '../testing/visitor.ts';
import { AGAIN, LATEST } from './backups.ts';

const ENTRY = { contract: 'trischaken', thirds: [60, 70, 50, 30] };
let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'tarockabend-backups-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A laptop whose scheduled tasks run when the test says so. */
async function laptop(name = 'one') {
  const documents = join(root, name, 'documents');
  const due: { then: () => void; milliseconds: number }[] = [];
  const later = (then: () => void, milliseconds: number): void => void due.push({ then, milliseconds });
  const host = await openTestHost(join(root, name), { backups: backupFolder(documents), later });
  const visitor = new Visitor(host);
  const view = (evening: string): BackupView | undefined => {
    const sent = visitor.received.findLast((message) => message.type === 'backups');
    return sent?.backups.find((one) => one.evening === evening);
  };
  return { documents, due, host, visitor, view };
}

async function begun(visitor: Visitor, name = 'Cup: Imst/2026'): Promise<string> {
  const { evening } = await visitor.ask({
    type: 'create-evening',
    ...{ name, family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} },
    format: { ...DEFAULT_FORMAT, deals: 1 },
  });
  await visitor.ask({ type: 'import-players', evening, text: 'Anna\nBert\nCilli\nDoris' });
  await visitor.draw(evening, 'lot');
  return evening;
}

const enter = (visitor: Visitor, evening: string): Promise<null> =>
  visitor.ask({ type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry: ENTRY });

test('after a round its file is in the documents, the director is informed, and another laptop opens it with the same standings', async () => {
  const { documents, host, visitor, view } = await laptop();
  const evening = await begun(visitor);
  await enter(visitor, evening);
  expect(view(evening)?.last).toBeNull();
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  await visitor.until(() => (view(evening)?.last ?? null) !== null, 'a backup');
  const folder = join(documents, 'Tarockabend', 'Cup Imst 2026');
  expect(view(evening)).toMatchObject({ last: { folder }, waiting: null, problem: null });
  expect(readdirSync(folder)).toEqual(['Cup Imst 2026 0001.json']);
  const text = readFileSync(join(folder, 'Cup Imst 2026 0001.json'), 'utf8');
  expect(text, 'the file that is saved by hand is the same').toBe(
    (await visitor.ask({ type: 'export', evening, what: 'events' })).text,
  );
  const standings = eveningStandings(await visitor.watch(evening));
  await host.stop();

  const second = await laptop('two');
  const opened = await second.visitor.ask({ type: 'import-evening', text });
  expect(opened.evening).toBe(evening);
  expect(eveningStandings(await second.visitor.watch(evening))).toEqual(standings);
  await second.host.stop();
});

test('changes wait ten minutes at most, and are written before the end', async () => {
  const { documents, due, host, visitor, view } = await laptop();
  const evening = await begun(visitor);
  expect(due.map(({ milliseconds }) => milliseconds)).toEqual([LATEST]);
  due.shift()?.then();
  await visitor.until(() => (view(evening)?.last ?? null) !== null, 'a backup');
  expect(due).toEqual([]);
  await enter(visitor, evening);
  await visitor.until(() => (view(evening)?.waiting ?? null) !== null, 'something waits');
  expect(due).toHaveLength(1);
  await host.stop();
  expect(readdirSync(join(documents, 'Tarockabend', 'Cup Imst 2026'))).toHaveLength(2);
});

test('if nothing can be written the evening goes on; the director sees why, it is tried again, and then all is well', async () => {
  const { documents, due, host, visitor, view } = await laptop();
  writeFileSync(documents, 'a file where the folder should be');
  const evening = await begun(visitor);
  await enter(visitor, evening);
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  await visitor.until(() => (view(evening)?.problem ?? null) !== null, 'a problem');
  expect(view(evening)?.problem?.reason).toMatch(/ENOTDIR|EEXIST/);
  expect(view(evening)?.waiting).not.toBeNull();
  await visitor.ask({ type: 'reopen-round', evening, round: 1, reason: 'goes on' });
  rmSync(documents);
  mkdirSync(documents);
  for (const { then } of due.splice(0)) then();
  await visitor.until(() => (view(evening)?.last ?? null) !== null, 'a backup');
  expect(view(evening)?.problem).toBeNull();
  expect(AGAIN).toBeLessThan(LATEST);
  await host.stop();
});

test('evenings of the same name have folders of their own, free tables none; after a restart the age of the backup is known', async () => {
  const { documents, host, visitor, view } = await laptop();
  const [one, two] = [await begun(visitor, 'Klub'), await begun(visitor, 'Klub')];
  await visitor.ask({
    type: 'open-table',
    ...{ name: 'Frei', family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, deals: 1 },
    players: ['A', 'B', 'C', 'D'].map((name) => ({ name, holder: 'bot' as const })),
  });
  for (const evening of [one, two]) {
    await enter(visitor, evening);
    await visitor.ask({ type: 'close-round', evening, round: 1 });
    await visitor.until(() => (view(evening)?.last ?? null) !== null, 'a backup');
  }
  await host.stop();
  expect(readdirSync(join(documents, 'Tarockabend')).sort()).toEqual(['Klub', 'Klub (2)']);
  const again = await laptop();
  await again.visitor.until(() => (again.view(two)?.last ?? null) !== null, 'known again');
  expect(must(again.view(two)?.last ?? undefined, 'a backup').folder).toMatch(/Klub \(2\)$/);
  await again.host.stop();
});

/** The evenings that are in files, by id. */
function keptIn(documents: string): readonly string[] {
  const names = readdirSync(documents, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return names.map((name) => /"id": "([^"]+)"/.exec(readFileSync(join(documents, name), 'utf8'))?.[1] ?? name);
}

test('evenings of one name that are first written at the same moment do not overwrite each other', async () => {
  const { documents, host, visitor } = await laptop();
  const evenings = [await begun(visitor, 'Klub'), await begun(visitor, 'Klub'), await begun(visitor, 'Klub')];
  await host.stop();
  expect([...keptIn(documents)].sort()).toEqual([...evenings].sort());
  expect(readdirSync(join(documents, 'Tarockabend')).sort()).toEqual(['Klub', 'Klub (2)', 'Klub (3)']);
});

test('evenings of one name that had no files at the start do not share a folder', async () => {
  const before = await openTestHost(join(root, 'one'));
  const first = new Visitor(before);
  const evenings = [await begun(first, 'Klub'), await begun(first, 'Klub')];
  await before.stop();
  const { documents, host, visitor, view } = await laptop();
  for (const evening of evenings) {
    await visitor.watch(evening);
    await enter(visitor, evening);
    await visitor.ask({ type: 'close-round', evening, round: 1 });
    await visitor.until(() => (view(evening)?.last ?? null) !== null, 'a backup');
  }
  await host.stop();
  expect([...keptIn(documents)].sort()).toEqual([...evenings].sort());
  expect(readdirSync(join(documents, 'Tarockabend')).sort()).toEqual(['Klub', 'Klub (2)']);
});
