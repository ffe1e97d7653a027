import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '../../engine/core/assert-never.ts';
import { openJournal } from '../storage/journal.ts';
import { DEFAULT_SETTINGS } from '../protocol/settings.ts';
import { JOURNAL_FILE, openHost } from './host.ts';
import type { HostPort } from './port.ts';
import { openClub, playOut, seatBots, Visitor } from './testing/visitor.ts';

let dataDir: string;
let host: HostPort;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'undo-'));
  host = await open();
});
afterEach(async () => {
  await host.stop();
  rmSync(dataDir, { recursive: true });
});

async function open(): Promise<HostPort> {
  const settings = { get: () => DEFAULT_SETTINGS, set: () => undefined };
  const opened = await openHost({ dataDir, appVersion: '0', settings, pace: { bot: 0, trick: 0, clock: 0 } });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

const PLACE = { round: 1, table: 1 };
const ENTRY = { contract: 'trischaken', thirds: [60, 70, 50, 30] };
const club = (visitor: Visitor): Promise<string> => openClub(visitor, 'koenigrufen', 'tirol-speisezettel');
const undoableAt = async (visitor: Visitor, evening: string): Promise<number | null> =>
  (await visitor.ask({ type: 'read-log', evening })).undo;

test('a written deal is not taken back while the next one is played at its table', async () => {
  const visitor = new Visitor(host);
  const evening = await club(visitor);
  await seatBots(visitor, evening);
  await visitor.ask({ type: 'enter-deal', evening, ...PLACE, deal: 1, entry: ENTRY });
  const step = must(await undoableAt(visitor, evening), 'a step');
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await visitor.until(() => visitor.scene?.view !== null, 'it is dealt');
  expect(await undoableAt(visitor, evening)).toBeNull();
  expect(await visitor.refused({ type: 'undo-step', evening, step })).toEqual(['nothing-to-undo']);
  await playOut(visitor, evening);
  await visitor.until(() => visitor.evening?.rounds[0]?.tables[0]?.results.length === 2, 'both are written');
});

test('what was played is not undone, also where an older version has written it', async () => {
  const visitor = new Visitor(host);
  const evening = await club(visitor);
  await seatBots(visitor, evening);
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await playOut(visitor, evening);
  await visitor.until(() => visitor.evening?.rounds[0]?.tables[0]?.results.length === 1, 'it is written');
  await host.stop();
  // Older versions wrote neither steps nor who took them.
  const rows: { at: string; stream: string; body: string }[] = [];
  const path = join(dataDir, JOURNAL_FILE);
  const old = openJournal(path, ({ at, stream, body }) => {
    const { step: _step, by, ...entry } = JSON.parse(body) as Record<string, unknown>;
    const isEvent = entry['type'] === 'evening';
    rows.push({ at, stream, body: JSON.stringify(isEvent ? entry : { ...entry, ...(by !== undefined && { by }) }) });
    return undefined;
  });
  if (!old.ok) throw new Error(old.error.code);
  old.value.close();
  rmSync(dataDir, { recursive: true });
  dataDir = mkdtempSync(join(tmpdir(), 'undo-'));
  const rewritten = openJournal(join(dataDir, JOURNAL_FILE), () => undefined);
  if (!rewritten.ok) throw new Error(rewritten.error.code);
  rewritten.value.commit(rows);
  rewritten.value.close();
  host = await open();
  const later = new Visitor(host);
  expect(await undoableAt(later, evening)).toBeNull();
  await later.ask({ type: 'rename-player', evening, player: 'p1', name: 'Annelies' });
  expect(await undoableAt(later, evening)).not.toBeNull();
});
