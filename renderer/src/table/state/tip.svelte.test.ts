import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import { dealOut, PASS } from '#engine/testing/dealt.ts';
import { Words } from '#page/i18n/words.ts';
import type { Tip } from './prompt.svelte.ts';
import { TipState } from './tip.svelte.ts';

const words = new Words('de', { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 });

test('a tip is not seen by the next player at the same laptop, whose prompt has the same number', async () => {
  const table = {
    scene: { names: ['Anna', 'Bert', 'Cilli', 'Doris'] },
    prompt: { tip: null as Tip | null },
    view: dealOut({}).seenBy(0),
    words,
    maybeTipped: true,
    fetchTip: () => Promise.resolve({ action: PASS, reason: { text: { de: 'schwach', en: 'weak' } } }),
  };
  const tip = new TipState(table);
  expect(await tip.ask()).toBe(tip.line);
  expect(tip.isFor({ action: PASS })).toBe(true);
  table.prompt = { tip: null };
  expect([tip.line, tip.isFor({ action: PASS })]).toEqual([undefined, false]);
  // Nor does one come to them that somebody else had asked for.
  const late = tip.ask();
  table.prompt = { tip: null };
  expect(await late).toBeUndefined();
});
