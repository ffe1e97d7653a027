import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { must } from '../../engine/core/assert-never.ts';
import { seededRng } from '../../engine/core/rng.ts';
import { openJournal } from '../storage/journal.ts';
import { JOURNAL_FILE } from '../host/host.ts';
import type { Entry } from '../host/entries.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { lookOn, nextOf, openRoomOf, sitDown, type Device } from './testing/club.ts';
import { openProxy } from './testing/proxy.ts';

const folder = useFolder();

/** How many play, in fours, and how many commands are to come through; at each table somebody looks on. */
const [PLAYERS = 16, ENOUGH = 400] = (process.env['TAROCKABEND_CHAOS'] ?? '16 1600').split(' ').map(Number);

test(
  'with connections that break and stand still no command is lost, none is doubled, and all see the same',
  async () => {
    const club = await openRoomOf(folder.path, PLAYERS);
    const proxy = await openProxy(club.port);
    const devices: Device[] = [];
    for (const [t, seats] of club.tables.entries())
      for (const [seat, player] of seats.entries())
        devices.push(await sitDown(club, proxy.port, { player, table: t + 1, seat }, `127.0.1.${devices.length + 1}`));
    const onlookers = await Promise.all(club.tables.map((_, t) => lookOn(club, proxy.port, t + 1, `127.0.2.${t + 1}`)));

    const rng = seededRng('chaos');
    const all = [...devices, ...onlookers].map(({ visitor }) => visitor);
    let over = false;
    let accepted = 0;
    const refusals = new Map<string, number>();
    const play = async (device: Device): Promise<void> => {
      const place = { evening: club.evening, round: 1, table: device.table };
      while (!over) {
        const next = nextOf(device);
        if (next === undefined) {
          await sleep(5);
          continue;
        }
        const prompt = must(device.visitor.scene, 'a scene').prompt;
        const refused =
          next === 'deal'
            ? await device.visitor.refused({ type: 'start-deal', ...place })
            : await device.visitor.refused({ type: 'act', ...place, seat: device.seat, prompt, action: { ...next } });
        const [code = ''] = refused;
        if (code === 'accepted') accepted += 1;
        else refusals.set(code, (refusals.get(code) ?? 0) + 1);
      }
    };
    const playing = Promise.all(devices.map(play));
    while (accepted < ENOUGH) {
      await sleep(250);
      // Some three lines a quarter of a second, however many there are.
      proxy.reset(() => rng() < 3 / all.length);
      if (rng() < 0.12) proxy.stall(2000);
    }
    over = true;
    await playing;
    // Everybody has come back and heard what there is to hear.
    await Promise.all(all.map((visitor) => visitor.ask({ type: 'unwatch-table' })));

    // Who answers a prompt that another has answered meanwhile is told so; nothing else is ever refused.
    expect([...refusals.keys()].filter((code) => !code.startsWith('stale-prompt'))).toEqual([]);
    for (const table of club.tables.keys()) {
      const scenes = devices.filter((device) => device.table === table + 1).map(({ visitor }) => visitor.scene);
      const [first, ...others] = scenes.map((scene) => [scene?.prompt, scene?.closed, scene?.view?.history.length]);
      for (const other of others) expect(other).toEqual(first);
      const { scene } = must(onlookers[table], 'an onlooker').visitor;
      expect([scene?.prompt, scene?.closed, scene?.view?.history.length]).toEqual(first);
    }
    // Each has folded what he was told himself; it is one evening.
    expect(new Set(all.map(({ evening }) => JSON.stringify(evening))).size).toBe(1);
    for (const { remote } of [...devices, ...onlookers]) remote.close();
    await proxy.close();
    await club.host.stop();

    const entries: Entry[] = [];
    const journal = openJournal(
      join(folder.path, JOURNAL_FILE),
      ({ body }) => void entries.push(JSON.parse(body) as Entry),
    );
    if (!journal.ok) throw new Error(journal.error.code);
    journal.value.close();
    // What the host speaks for all is nobody's command, nor is dealing again after all have passed.
    const acted = entries.filter((entry) => entry.type === 'acted' && entry.by !== 'table').length;
    const dealt = entries.filter(
      (entry, i) => entry.type === 'dealt' && entries[i + 1]?.type === 'answered' && entries[i - 1]?.type !== 'acted',
    ).length;
    expect(acted + dealt).toBe(accepted);
  },
  120_000 + ENOUGH * 50,
);
