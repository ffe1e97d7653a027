import { expect, test } from 'vitest';
import { Drafts, type TabStorage } from './drafts.ts';

/** A tab's storage with space for a number of characters. */
class Tab implements TabStorage {
  readonly #texts = new Map<string, string>();
  readonly room: number;

  constructor(room = Infinity) {
    this.room = room;
  }

  get length(): number {
    return this.#texts.size;
  }
  key = (i: number): string | null => [...this.#texts.keys()][i] ?? null;
  getItem = (key: string): string | null => this.#texts.get(key) ?? null;
  removeItem = (key: string): void => void this.#texts.delete(key);
  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#texts.set(key, text);
  }
}

const AT = Date.parse('2026-11-20T19:14:00.000Z');

test('a draft is there again after a reload, with its time', () => {
  const tab = new Tab();
  new Drafts(tab, () => AT).keep('e1/1/2/3', '{"points":"7"}');
  const again = new Drafts(tab, () => AT + 60_000);
  expect(again.read('e1/1/2/3')).toEqual({ at: '2026-11-20T19:14:00.000Z', typed: '{"points":"7"}' });
  expect(again.read('e1/1/2/4')).toBeUndefined();
  expect(again.any).toBe(true);
  again.drop('e1/1/2/3');
  expect(again.read('e1/1/2/3')).toBeUndefined();
  expect(again.any).toBe(false);
});

test('it reports once that something is unsent, and once that nothing is', () => {
  const said: boolean[] = [];
  const drafts: Drafts = new Drafts(
    new Tab(),
    () => AT,
    () => void said.push(drafts.any),
  );
  drafts.keep('a', '1');
  drafts.keep('a', '2');
  drafts.keep('b', '1');
  drafts.drop('a');
  drafts.drop('a');
  expect(said).toEqual([true]);
  drafts.drop('b');
  expect(said).toEqual([true, false]);
});

test('it does not grow without end: the oldest is dropped, one that is too long is not kept', () => {
  let now = AT;
  const tab = new Tab();
  const drafts = new Drafts(tab, () => now);
  for (let i = 0; i < 60; i++) {
    now += 1000;
    drafts.keep(`place ${String(i)}`, 'typed');
  }
  expect(tab.length).toBe(40);
  expect(drafts.read('place 19')).toBeUndefined();
  expect(drafts.read('place 20')?.typed).toBe('typed');
  drafts.keep('place 20', 'x'.repeat(100_001));
  expect(drafts.read('place 20')).toBeUndefined();
});

test('a storage that is full or holds something else breaks nothing', () => {
  const full = new Drafts(new Tab(0), () => AT);
  full.keep('a', '1');
  expect(full.any).toBe(false);
  const tab = new Tab();
  tab.setItem('tarockabend.draft.a', '{');
  tab.setItem('tarockabend.draft.b', '[]');
  tab.setItem('tarockabend.session', 'secret');
  const drafts = new Drafts(tab, () => AT);
  expect([drafts.read('a'), drafts.read('b')]).toEqual([undefined, undefined]);
  drafts.drop('a');
  drafts.drop('b');
  expect(drafts.any).toBe(false);
});
