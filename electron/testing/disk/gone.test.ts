import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { useFolder } from '#electron/host/testing/laptop.ts';
import { hashesOf, LEAVE_OUT, ownDisk, pullOut, RunningServer, seenBy, type Within } from './running-server.ts';
import { Scorer, standstillOf, untilSent } from './table.ts';

// Each starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

const folder = useFolder();
const data = (): string => join(folder.path, 'data');

let servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
});

async function start(dataDir = data(), within?: Within): Promise<RunningServer> {
  const server = await RunningServer.start(dataDir, within);
  servers.push(server);
  return server;
}

/** What is left after a start: everything that was acknowledged. */
async function expectAll(scorer: Scorer, dataDir = data()): Promise<void> {
  const again = await Scorer.again((await start(dataDir)).page(), scorer);
  expect(again.shown).toBe(scorer.acknowledged);
}

/** A club evening with some deals written; some before the last end, some after it. */
async function begun(server: RunningServer): Promise<Scorer> {
  const scorer = await Scorer.open(server.page());
  await scorer.writeMany(20);
  return scorer;
}

/** Nothing more is acknowledged; everything that was can be seen and saved. */
async function expectStandstill(scorer: Scorer, code: string): Promise<void> {
  const before = scorer.acknowledged;
  expect(await scorer.write()).toBe(code);
  await untilSent(scorer.visitor, code);
  expect(await scorer.write()).toBe(code);
  await scorer.visitor.watch(scorer.evening);
  expect(scorer.shown).toBe(before);
  expect(await scorer.saved()).toBe(before);
}

test('the folder is deleted: nothing more is acknowledged, and everything is written again where it was', async () => {
  const server = await start();
  const scorer = await begun(server);
  rmSync(data(), { recursive: true });
  await expectStandstill(scorer, 'journal-gone');
  expect(existsSync(data())).toBe(false);
  const { at, offer } = standstillOf(scorer.visitor)?.standstill ?? {};
  expect([at, offer]).toEqual([data(), data()]);

  expect(await scorer.visitor.refused({ type: 'write-anew', folder: data() })).toEqual(['accepted']);
  await untilSent(scorer.visitor, null);
  await scorer.writeMany(3);
  await server.end('SIGKILL');
  await expectAll(scorer);
});

test('the folder is moved and put back: it goes on by itself', async () => {
  const server = await start();
  const scorer = await begun(server);
  const away = join(folder.path, 'away');
  renameSync(data(), away);
  const before = hashesOf(away);
  await expectStandstill(scorer, 'journal-gone');
  expect(existsSync(data())).toBe(false);
  expect(hashesOf(away)).toEqual(before);

  renameSync(away, data());
  await untilSent(scorer.visitor, null);
  await scorer.writeMany(3);
  await server.end('SIGKILL');
  await expectAll(scorer);
});

test('another journal is there now: it is left alone, and everything can be written elsewhere', async () => {
  const other = await start(join(folder.path, 'other'));
  await begun(other);
  await other.end('SIGTERM');
  const server = await start();
  const scorer = await begun(server);
  renameSync(data(), join(folder.path, 'away'));
  cpSync(join(folder.path, 'other'), data(), { recursive: true });
  const before = hashesOf(folder.path);
  await expectStandstill(scorer, 'journal-gone');
  expect(await scorer.visitor.refused({ type: 'write-anew', folder: data() })).toEqual([`journal-there @ ${data()}`]);
  expect(await scorer.visitor.refused({ type: 'write-anew', folder: 'data' })).toEqual(['folder-not-whole @ data']);
  const elsewhere = join(folder.path, 'elsewhere');
  expect(await scorer.visitor.refused({ type: 'write-anew', folder: elsewhere })).toEqual(['accepted']);
  await untilSent(scorer.visitor, null);
  expect(standstillOf(scorer.visitor)?.movedTo).toBe(elsewhere);
  await scorer.writeMany(3);
  await server.end('SIGTERM');
  expect(hashesOf(folder.path)).toMatchObject(before);
  await expectAll(scorer, elsewhere);
});

test('the log is deleted: it goes on with the files that are still open', async () => {
  const server = await start();
  const scorer = await begun(server);
  rmSync(join(data(), 'journal.sqlite-wal'));
  await expectStandstill(scorer, 'journal-gone');
  await untilSent(scorer.visitor, null);
  await scorer.writeMany(3);
  await server.end('SIGKILL');
  await expectAll(scorer);
});

test('the file alone is deleted: everything is written again beside its log, which is put aside', async () => {
  const server = await start();
  const scorer = await begun(server);
  rmSync(join(data(), 'journal.sqlite'));
  await expectStandstill(scorer, 'journal-gone');
  expect(await scorer.visitor.refused({ type: 'write-anew', folder: data() })).toEqual(['accepted']);
  await untilSent(scorer.visitor, null);
  await scorer.writeMany(3);
  await server.end('SIGKILL');
  expect(readdirSync(data()).filter((name) => name.startsWith('journal.sqlite-wal.'))).toHaveLength(1);
  await expectAll(scorer);
});

test.skipIf(process.platform !== 'linux')(
  'a folder that nobody can create is refused, and the host goes on',
  async () => {
    const server = await start();
    const scorer = await begun(server);
    rmSync(data(), { recursive: true });
    await expectStandstill(scorer, 'journal-gone');
    expect(await scorer.visitor.refused({ type: 'write-anew', folder: '/proc/tarockabend/data' })).not.toContain(
      'accepted',
    );
    expect(await scorer.visitor.refused({ type: 'write-anew', folder: data() })).toEqual(['accepted']);
  },
);

test.skipIf(LEAVE_OUT)('the disk is pulled out: everything is written to another one', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    const server = await start(disk, ownDisk(disk, 8000));
    const scorer = await begun(server);
    pullOut(server, disk);
    await expectStandstill(scorer, 'journal-gone');
    const { at, offer } = standstillOf(scorer.visitor)?.standstill ?? {};
    expect(at).toBe(disk);
    expect(offer).not.toBe(disk);
    expect(await scorer.visitor.refused({ type: 'write-anew', folder: data() })).toEqual(['accepted']);
    await untilSent(scorer.visitor, null);
    await scorer.writeMany(3);
    await server.end('SIGKILL');
    await expectAll(scorer);
  } finally {
    rmSync(disk, { recursive: true });
  }
});

test.skipIf(process.platform === 'win32')('the folder and its content are accessible only to the owner', async () => {
  const server = await start();
  await begun(server);
  const modes = ['.', 'journal.sqlite', 'journal.sqlite-wal', 'config.json'].flatMap((name) => {
    const found = statSync(join(data(), name), { throwIfNoEntry: false });
    return found ? [`${name} ${(found.mode & 0o777).toString(8)}`] : [];
  });
  expect(modes).toEqual(expect.arrayContaining(['. 700', 'journal.sqlite 600', 'journal.sqlite-wal 600']));
  expect(modes.filter((mode) => !/[67]00$/.test(mode))).toEqual([]);
  expect(seenBy(server, '/')).toContain('/proc/');
});
