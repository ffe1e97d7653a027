import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { useFolder } from '#electron/host/testing/laptop.ts';
import { failedStart, hashesOf, RunningServer } from './running-server.ts';
import { Scorer } from './table.ts';

// Each starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

const folder = useFolder();
const data = (): string => join(folder.path, 'data');
const file = (name: string): string => join(data(), name);

let servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
});

async function start(): Promise<RunningServer> {
  const server = await RunningServer.start(data());
  servers.push(server);
  return server;
}

/** It is in the first row. */
const ROW = 'evening-created';

/** An evening with deals in the file, and others, written before the process was killed, only in the log. */
async function killed(): Promise<Scorer> {
  const first = await start();
  const scorer = await Scorer.open(first.page());
  await scorer.writeMany(30);
  await first.end('SIGTERM');
  const second = await start();
  const again = await Scorer.again(second.page(), scorer);
  await again.writeMany(30);
  await second.end('SIGKILL');
  return again;
}

/** Refuses to start, twice, and changes nothing; one copy of everything is beside it. */
async function expectRefused(): Promise<void> {
  const before = hashesOf(data());
  for (const _ of ['first', 'second']) {
    const { code, said } = await failedStart(data());
    expect(said).toMatch(/^Das Journal ist beschädigt \(.+\)\. Es wurde nichts verändert; .+ \[journal-damaged\]\n$/);
    expect(code).toBe(2);
  }
  const after = hashesOf(data());
  expect(after).toMatchObject(before);
  const copies = readdirSync(data()).filter((name) => name.startsWith('journal.damaged-'));
  expect(copies).toHaveLength(1);
  for (const name of ['journal.sqlite', 'journal.sqlite-wal'])
    expect(after[join(copies[0] ?? '', name)], name).toBe(before[name]);
}

async function expectAll(scorer: Scorer): Promise<void> {
  const again = await Scorer.again((await start()).page(), scorer);
  expect(again.shown).toBe(scorer.acknowledged);
}

test('one bit is wrong, and a log is beside it: refused, and nothing is changed', async () => {
  const scorer = await killed();
  const sound = readFileSync(file('journal.sqlite'));
  const flipped = Buffer.from(sound);
  // In a row's text, of which the log has no other version, and in what SQLite has left of it elsewhere.
  for (let at = sound.indexOf(ROW); at >= 0; at = sound.indexOf(ROW, at + 1))
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
  writeFileSync(file('journal.sqlite'), flipped);
  await expectRefused();
  writeFileSync(file('journal.sqlite'), sound);
  await expectAll(scorer);
});

test('an older file beside a newer log: refused, and nothing is changed', async () => {
  const first = await start();
  const opened = await Scorer.open(first.page());
  await opened.writeMany(5);
  await first.end('SIGTERM');
  const older = join(folder.path, 'older');
  mkdirSync(older);
  cpSync(file('journal.sqlite'), join(older, 'journal.sqlite'));
  const second = await start();
  const scorer = await Scorer.again(second.page(), opened);
  await scorer.writeMany(40);
  await second.end('SIGTERM');
  const third = await start();
  const last = await Scorer.again(third.page(), scorer);
  await last.writeMany(20);
  await third.end('SIGKILL');
  const newer = readFileSync(file('journal.sqlite'));
  cpSync(join(older, 'journal.sqlite'), file('journal.sqlite'));
  await expectRefused();
  writeFileSync(file('journal.sqlite'), newer);
  await expectAll(last);
});

test('the file is gone and its log is there: refused, and nothing is changed', async () => {
  const scorer = await killed();
  const sound = readFileSync(file('journal.sqlite'));
  writeFileSync(file('journal.sqlite'), '');
  await expectRefused();
  writeFileSync(file('journal.sqlite'), sound);
  await expectAll(scorer);
});

test('a bit of the log is wrong: what could not be read is kept aside before anything overwrites it', async () => {
  const scorer = await killed();
  const log = readFileSync(file('journal.sqlite-wal'));
  // In the first page of the last third.
  const at = Math.floor(log.length * 0.67);
  log.writeUInt8(log.readUInt8(at) ^ 1, at);
  writeFileSync(file('journal.sqlite-wal'), log);
  const before = hashesOf(data());
  const server = await start();
  await (await Scorer.again(server.page(), scorer)).writeMany(1).catch(() => undefined);
  await server.end('SIGTERM');
  const [copy = ''] = readdirSync(data()).filter((name) => name.startsWith('journal.damaged-'));
  for (const name of ['journal.sqlite', 'journal.sqlite-wal'])
    expect(hashesOf(data())[join(copy, name)], name).toBe(before[name]);
});
