import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { four, openFreeTable } from '#electron/host/testing/visitor.ts';
import { LEAVE_OUT, ownDisk, RunningServer, seenBy } from './running-server.ts';
import { Scorer, untilSent } from './table.ts';

// Each starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

let disk: string;
let server: RunningServer | undefined;
beforeEach(() => (disk = mkdtempSync(join(tmpdir(), 'disk-'))));
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(disk, { recursive: true });
});

/** Takes up all the space. */
function fill(running: RunningServer): void {
  for (const size of [100_000, 1000])
    for (let i = 0; i < 1000; i++) {
      try {
        writeFileSync(join(seenBy(running, disk), `filler-${String(size)}-${String(i)}`), Buffer.alloc(size, 1));
      } catch {
        break;
      }
    }
}

function empty(running: RunningServer): void {
  for (const size of [100_000, 1000])
    for (let i = 0; i < 1000; i++)
      rmSync(join(seenBy(running, disk), `filler-${String(size)}-${String(i)}`), { force: true });
}

test.skipIf(LEAVE_OUT)(
  'the disk is full while bots play: everybody is informed, and it goes on by itself',
  async () => {
    server = await RunningServer.start(disk, ownDisk(disk, 8000));
    const { visitor } = await Scorer.open(server.page());
    const place = await openFreeTable(visitor, four('bot', 'bot', 'bot', 'bot'), 400);
    await visitor.ask({ type: 'watch-table', ...place, as: 'open' });
    await visitor.ask({ type: 'start-deal', ...place });
    await visitor.until(() => (visitor.scene?.prompt ?? 0) > 3, 'the bots play');
    fill(server);
    await untilSent(visitor, 'disk-full');
    const refused = { type: 'rename-player', evening: place.evening, player: 'p1', name: 'Anna' } as const;
    expect(await visitor.refused(refused)).toEqual(['disk-full']);
    const { prompt = 0 } = visitor.scene ?? {};
    await visitor.ask({ type: 'watch-table', ...place, as: 'open' });
    expect(visitor.scene?.prompt, 'nobody is shown what is not written').toBe(prompt);
    expect(server.child.exitCode).toBeNull();

    empty(server);
    await untilSent(visitor, null);
    await visitor.until(() => (visitor.scene?.prompt ?? 0) > prompt || (visitor.scene?.closed ?? 0) > 0, 'they go on');
    expect(
      visitor.received.filter(({ type }) => type === 'hello'),
      'on the same line all the time',
    ).toHaveLength(1);
  },
);

test.skipIf(LEAVE_OUT)(
  'the disk is full while results are written: none is acknowledged that is not there',
  async () => {
    server = await RunningServer.start(disk, ownDisk(disk, 8000));
    const scorer = await Scorer.open(server.page());
    await scorer.writeMany(10);
    fill(server);
    let answer = await scorer.write();
    while (answer === 'accepted') answer = await scorer.write();
    expect(answer).toBe('disk-full');
    await untilSent(scorer.visitor, 'disk-full');
    await scorer.visitor.watch(scorer.evening);
    expect([scorer.shown, await scorer.saved()]).toEqual([scorer.acknowledged, scorer.acknowledged]);
    empty(server);
    await untilSent(scorer.visitor, null);
    await scorer.writeMany(3);
    await scorer.visitor.watch(scorer.evening);
    expect(scorer.shown).toBe(scorer.acknowledged);
  },
);
