import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findGame } from '#engine/games/index.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { record as recordOf, replay } from '#engine/kernel/deal/replay.ts';
import { resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { NO_NETWORK, openTestHost } from '../host/testing/open-host.ts';
import { Visitor } from '../host/testing/visitor.ts';
import { isSecure } from '../protocol/nearby/visits.ts';
import { openSettings } from '../storage/settings.ts';
import { VisitedRooms } from './client/visited-rooms.ts';
import { openIdentity } from './identity.ts';
import { type Summary, summaryOf } from './testing/summary.ts';

/**
 * What earlier versions have left on disks and written into files: `make-fixture.ts` made them, each by its version.
 */
const FIXTURES = fileURLToPath(new URL('../../e2e/fixtures', import.meta.url));
const folder = useFolder();

describe.each(readdirSync(FIXTURES))('what version %s has written', (version) => {
  const path = (name: string): string => join(FIXTURES, version, name);
  const json = (name: string): unknown => JSON.parse(readFileSync(path(name), 'utf8'));
  const expected = json('expected.json') as Summary;

  const openCopy = () => {
    cpSync(join(FIXTURES, version), folder.path, { recursive: true });
    // Bots that act next wait: the deal is compared as it was left.
    const settings = openSettings(folder.path);
    return openTestHost(folder.path, { settings, pace: { bot: 1e6 }, rooms: () => NO_NETWORK });
  };

  test('a data folder of a killed program opens with everything in it', async () => {
    const host = await openCopy();
    // Options added since then have their default.
    const settings: unknown = expect.objectContaining(expected.settings);
    expect(await summaryOf(host)).toEqual({ ...expected, settings });
    await host.stop();
  });

  test('an event file is imported with the same standings and deals', async () => {
    const host = await openTestHost(folder.path);
    const director = new Visitor(host);
    await director.ask({ type: 'import-evening', text: readFileSync(path('evening.json'), 'utf8') });
    const [evening] = (await summaryOf(host)).evenings;
    expect(evening).toEqual(expected.evenings.find(({ name }) => name === evening?.name));
    await host.stop();
  });

  test('a deal record replays to the same score', () => {
    const record = parseRecord(json('record.json'));
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const ready = resolveRules(findGame, record.value);
    if (!ready.ok) throw new Error(ready.error.code);
    const { rules } = ready.value;
    const end = replay(rules, record.value, record.value.actions);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    const again = recordOf(rules, record.value, record.value.deck, end.value);
    expect(record.value.row).not.toBe(null);
    expect([again.row, again.settlement]).toEqual([record.value.row, record.value.settlement]);
  });

  test('the season counts what it counted', async () => {
    const host = await openCopy();
    const director = new Visitor(host);
    await director.until(() => director.evenings.length > 0, 'the evenings');
    const evening = director.evenings.find(({ format }) => format.season)?.id ?? '';
    const { evenings } = await director.ask({ type: 'read-season', evening });
    expect(JSON.parse(JSON.stringify(evenings))).toEqual(json('season.json'));
    await host.stop();
  });

  test('the laptop is known by the same certificate, and knows the room where it was', async () => {
    cpSync(join(FIXTURES, version), folder.path, { recursive: true });
    const { cert } = json('room-identity.json') as { cert: string };
    const identity = await openIdentity(folder.path);
    expect(identity.cert).toBe(cert);
    const { rooms } = json('rooms.json') as { rooms: { ticket: string; fingerprint: string }[] };
    expect(rooms.map(({ fingerprint }) => fingerprint)).toEqual([identity.fingerprint]);
    for (const { ticket, ...room } of rooms) {
      const near = room as unknown as Parameters<typeof isSecure>[0];
      expect(isSecure(near) && new VisitedRooms(folder.path).ticket(near)).toBe(ticket);
    }
  });
});
