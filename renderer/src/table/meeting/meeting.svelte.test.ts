import '#page/testing/loaded.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { MetGames } from '#page/app/met-games.svelte.ts';
import { Words } from '#page/i18n/words.ts';
import { MemoryStorage } from '#page/testing/page.ts';
import { MeetingState } from './meeting.svelte.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));

const words = new Words('de', tableOf(GAMES.koenigrufen, 'tirol-speisezettel'));
const TABLE = { words, contracts: ['rufer'], plays: true, acts: true };
const meeting = (around: Partial<typeof TABLE> = {}, explain = true, met = new MetGames()) =>
  new MeetingState({ settings: { explain } as never, met }, { ...TABLE, ...around });

test('a game that is new on this device is told in three lines beside the question, until they are closed', () => {
  const met = new MetGames();
  const first = meeting({}, true, met);
  expect(first.now?.title).toBe('Rufer');
  expect(first.now?.lines).toHaveLength(3);
  expect(first.now?.lines[0]).toMatch(/^Gerufen wird ein König/);
  first.close();
  expect([first.now, meeting({}, true, met).now, meeting({}, true, new MetGames()).now]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  // Another game is another meeting.
  expect(meeting({ contracts: ['rufer', 'dreier'] }, true, met).now?.contract).toBe('dreier');
});

test('nothing is told to whoever pauses, while others act, without a page, or where questions are not explained', () => {
  const told = [
    meeting({ plays: false }),
    meeting({ acts: false }),
    meeting({ contracts: ['no-game'] }),
    meeting({}, false),
  ];
  expect(told.map(({ now }) => now)).toEqual(told.map(() => undefined));
  expect(meeting({ contracts: [] }).now).toBeUndefined();
});

test('a screen reader is told once, however often the question is asked', () => {
  const around = { ...TABLE };
  const met = new MetGames();
  const told = new MeetingState({ settings: { explain: true } as never, met }, around);
  expect(told.spoken?.contract).toBe('rufer');
  told.close();
  expect(told.spoken?.contract).toBe('rufer');
});
