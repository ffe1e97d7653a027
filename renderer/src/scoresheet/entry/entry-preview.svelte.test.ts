import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import type { App } from '#page/app/app.svelte.ts';
import { CorrectionPreview } from './correction-preview.svelte.ts';
import { EntryForm } from './entry.svelte.ts';
import { EntryPreview } from './entry-preview.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const table = tableOf(GAMES.bavarian, 'simple-points');
const rules = GAMES.bavarian.rules(table);
const PLACE = { evening: 'e1', round: 1, table: 1, deal: 2 };
const WON = { contract: 'solo', declarer: 0, points: '70' };

/** A host that answers when the test says so. */
function begun() {
  const asked: { readonly command: object; readonly answer: (value: unknown) => void }[] = [];
  const app = {
    online: true,
    ask: (command: object) => new Promise((answer) => asked.push({ command, answer })),
  };
  const form = new EntryForm(rules, 3, () => 2, 'de');
  const type = (answers: Readonly<Record<string, string | number>>) => {
    for (const [id, value] of Object.entries(answers)) form.set(id, value);
  };
  const preview = new EntryPreview(app as unknown as App, form, () => PLACE);
  /** Lets the delay pass. */
  const wait = () => vi.advanceTimersByTimeAsync(150);
  /** What the rules make of the form as it is. */
  const settled = () => {
    const row = rules.check(form.entry, 3, 2);
    if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
    return { row: row.value, settlement: rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} }) };
  };
  const answer = async (value: unknown) => {
    asked.at(-1)?.answer(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, app, form, type, preview, wait, settled, answer };
}

test('as long as something is missing nothing is asked', async () => {
  const { asked, type, preview, wait } = begun();
  type({ contract: 'solo' });
  preview.follow();
  await wait();
  expect(asked).toEqual([]);
  expect(preview.settled).toBeNull();
});

test('a whole entry is checked after a pause, and what it comes to holds until something else is typed', async () => {
  const { asked, type, preview, wait, settled, answer, form } = begun();
  type(WON);
  preview.follow();
  expect(asked).toEqual([]);
  await wait();
  expect(asked.map(({ command }) => command)).toEqual([{ type: 'preview-entry', ...PLACE, ...form.paper }]);
  const value = settled();
  await answer({ ok: true, value });
  expect(preview.settled).toEqual(value);
  type({ points: '71' });
  expect(preview.settled).toBeNull();
  expect(preview.shown).toEqual(value);
});

test('who goes on typing is not asked about each key, and an answer to older input is dropped', async () => {
  const { asked, type, preview, wait, settled, answer } = begun();
  type(WON);
  preview.follow()();
  await wait();
  expect(asked).toEqual([]);
  const leave = preview.follow();
  await wait();
  leave();
  await answer({ ok: true, value: settled() });
  expect(preview.settled).toBeNull();
});

test('what the rules refuse is shown until something is missing again', async () => {
  const { type, preview, wait, answer } = begun();
  type(WON);
  preview.follow();
  await wait();
  const refusals = [refuseHost('connection-lost')];
  await answer({ ok: false, error: refusals });
  expect([preview.refusals, preview.settled]).toEqual([refusals, null]);
  type({ contract: '' });
  preview.follow();
  expect(preview.refusals).toEqual([]);
});

test('without a connection nothing is asked, and nothing is shown that is not about the form as it is', async () => {
  const { asked, app, type, preview, wait, settled, answer } = begun();
  type(WON);
  preview.follow();
  await wait();
  await answer({ ok: true, value: settled() });
  app.online = false;
  type({ points: '71' });
  preview.follow();
  await wait();
  expect(asked).toHaveLength(1);
  expect(preview.shown).toBeNull();
});

test('what a correction would change is asked once the rules accept it, and is gone when they do not', async () => {
  const { asked, app, form, type, settled, answer } = begun();
  type(WON);
  const judge = { settled: null as ReturnType<typeof settled> | null };
  const correction = new CorrectionPreview(app as unknown as App, () => ({ ...PLACE, ...form.paper }), judge);
  correction.follow();
  expect(asked).toEqual([]);
  judge.settled = settled();
  const leave = correction.follow();
  expect(asked.map(({ command }) => command)).toEqual([{ type: 'preview-correction', ...PLACE, ...form.paper }]);
  leave();
  await answer({ ok: true, value: { changes: [], ending: null } });
  expect(correction.changes).toBeNull();
  correction.follow();
  await answer({ ok: true, value: { changes: [], ending: null } });
  expect(correction.changes).toEqual([]);
  judge.settled = null;
  correction.follow();
  expect(correction.changes).toBeNull();
});
