import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JOURNAL_FILE } from '#electron/storage/files.ts';
import { openJournal } from '#electron/storage/journal.ts';
import { must } from '#engine/core/assert-never.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openClub, playOut, seatBots, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const PLACE = { round: 1, table: 1 };
const ENTRY = { contract: 'trischaken', thirds: [60, 70, 50, 30] };
const undoableAt = async (visitor: Visitor, evening: string): Promise<number | null> =>
  (await visitor.ask({ type: 'read-log', evening })).undo;

test('a written deal cannot be undone while the next one is played at its table', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
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

test('what was played cannot be undone, even if an older version has written it', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  await seatBots(visitor, evening);
  await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await visitor.ask({ type: 'start-deal', evening, ...PLACE });
  await playOut(visitor, evening);
  await visitor.until(() => visitor.evening?.rounds[0]?.tables[0]?.results.length === 1, 'it is written');
  // Older versions wrote neither steps nor who took them.
  await laptop.restart({}, () => {
    const rows: { at: string; stream: string; body: string }[] = [];
    const path = join(laptop.dataDir, JOURNAL_FILE);
    const old = openJournal(path, ({ at, stream, body }) => {
      const { step: _step, by, ...entry } = JSON.parse(body) as Record<string, unknown>;
      const isEvent = entry['type'] === 'evening';
      rows.push({ at, stream, body: JSON.stringify(isEvent ? entry : { ...entry, ...(by !== undefined && { by }) }) });
      return undefined;
    });
    if (!old.ok) throw new Error(old.error.code);
    old.value.close();
    for (const file of readdirSync(laptop.dataDir)) rmSync(join(laptop.dataDir, file), { recursive: true });
    const rewritten = openJournal(path, () => undefined);
    if (!rewritten.ok) throw new Error(rewritten.error.code);
    rewritten.value.commit(rows);
    rewritten.value.close();
  });
  const later = new Visitor(laptop.host);
  expect(await undoableAt(later, evening)).toBeNull();
  await later.ask({ type: 'rename-player', evening, player: 'p1', name: 'Annelies' });
  expect(await undoableAt(later, evening)).not.toBeNull();
});
