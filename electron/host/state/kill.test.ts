import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { FromHost } from '#electron/protocol/messages.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { openSettings } from '#electron/storage/settings.ts';
import { nextSeed, SEEDED, seededBy } from '#electron/testing/chance/seeds.ts';
import type { HostPort } from '../port.ts';
import { useFolder } from '../testing/laptop.ts';
import { openTestHost, tryHost } from '../testing/open-host.ts';
import { openClub, playOut, seatBots, Visitor } from '../testing/visitor.ts';
import { DIRECTOR_ACCESS } from './guests/access.ts';

const PROGRAM = fileURLToPath(new URL('../testing/host-process.ts', import.meta.url));
const PLACE = { round: 1, table: 1 } as const;

const folder = useFolder();
type TestPort = Pick<HostPort, 'open' | 'stop'>;

let children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

/** Starts a host as a process that tests use as a port. `shell` limits it first. */
async function startProcess(shell = ''): Promise<{ child: ChildProcess; port: TestPort }> {
  const child = spawn('/bin/sh', ['-c', `${shell} exec "$0" "$@"`, process.execPath, ...SEEDED, PROGRAM, folder.path], {
    env: { ...process.env, ...seededBy(nextSeed()) },
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  children.push(child);
  let send: (message: FromHost) => void = () => undefined;
  const early: FromHost[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type: string } | FromHost) => {
      if (message.type === 'ready') resolve();
      else if (message.type === 'failed') reject(new Error(JSON.stringify(message)));
      else if (send === noOne) early.push(message as FromHost);
      else send(message as FromHost);
    });
  });
  const noOne = send;
  await ready;
  const port: TestPort = {
    open(receive) {
      send = receive;
      early.forEach(receive);
      return {
        access: DIRECTOR_ACCESS,
        receive: (message) => void child.send(message as object),
        away: () => undefined,
        close: () => child.disconnect(),
      };
    },
    stop: () => Promise.resolve(),
  };
  return { child, port };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const openHere = (): Promise<HostPort> =>
  openTestHost(folder.path, { settings: openSettings(folder.path), pace: { bot: 1e6 } });

test('a host killed in the middle of a deal reopens where it was, whenever it happens', async () => {
  let { child, port } = await startProcess();
  let visitor = new Visitor(port);
  const evening = await openClub(visitor);
  await seatBots(visitor, evening);
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  for (const acts of [1, 3, 6]) {
    await playOut(visitor, evening, acts);
    const last = visitor.scene;
    await kill(child);

    // Everything that was sent is there; a bot may have acted in between.
    const host = await openHere();
    const here = new Visitor(host);
    await here.ask({ type: 'watch-evening', evening });
    await here.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
    expect(here.evening).toEqual(visitor.evening);
    expect(here.scene?.prompt).toBeGreaterThanOrEqual(last?.prompt ?? 0);
    const [sent, kept] = [last?.view?.history ?? [], here.scene?.view?.history ?? []];
    expect(kept.slice(0, sent.length)).toEqual(sent);
    // When a player began to think is not written down.
    if (last && kept.length === sent.length) expect({ ...here.scene, flow: last.flow }).toEqual(last);
    await host.stop();

    ({ child, port } = await startProcess());
    visitor = new Visitor(port);
    await visitor.ask({ type: 'watch-evening', evening });
    await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  }
  await playOut(visitor, evening);
  expect(visitor.evening?.rounds[0]?.tables[0]?.results).toMatchObject([{ deal: 1, source: 'played' }]);
});

test('two hosts never open one journal, and a killed one leaves no lock', async () => {
  const { child } = await startProcess();
  const second = await tryHost(folder.path);
  expect(second).toEqual({ ok: false, error: refuseHost('journal-locked') });
  await expect(startProcess()).rejects.toThrow('journal-locked');
  await kill(child);
  const third = await openHere();
  await third.stop();
});

test('if the disk is full nothing is claimed, the process stays, and what was written before is there', async () => {
  // No file of this process may grow past 200 blocks of 512 bytes.
  const { child, port } = await startProcess('ulimit -f 200;');
  const visitor = new Visitor(port);
  const evening = await openClub(visitor);
  let refused: readonly string[] = ['accepted'];
  let accepted = 0;
  for (let i = 0; i < 2000 && refused[0] === 'accepted'; i++) {
    refused = await visitor.refused({ type: 'rename-player', evening, player: 'p1', name: `Anna ${i}` });
    if (refused[0] === 'accepted') accepted = i;
  }
  const code = refused[0];
  expect(['disk-full', 'journal-failed']).toContain(code);
  expect(visitor.standstill?.standstill?.code).toBe(code);
  // What could not be written is sent to nobody, and what was written can be read.
  await visitor.watch(evening);
  expect(visitor.evening?.players[0]?.name).toBe(`Anna ${accepted}`);
  expect(await visitor.refused({ type: 'rename-player', evening, player: 'p1', name: 'Berta' })).toEqual([code]);
  expect(child.exitCode).toBeNull();
  await kill(child);
  const host = await openHere();
  const here = new Visitor(host);
  await here.ask({ type: 'watch-evening', evening });
  expect(here.evening?.players[0]?.name).toBe(`Anna ${accepted}`);
  await host.stop();
});
