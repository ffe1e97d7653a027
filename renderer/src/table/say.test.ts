import { expect, test } from 'vitest';
import type { SeenEvent, View } from '../../../engine/kernel/types.ts';
import { Words } from '../i18n/words.ts';
import { heardSince } from './say.ts';

const rules = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 };
const hearing = { words: new Words('de', rules), items: [], names: ['Anna', 'Bert', 'Cilli', 'Doris'] };
const said = (by: number, type: string, more: object = {}): SeenEvent => ({
  type: 'said',
  by,
  action: { type, ...more },
});
const heard = (history: readonly SeenEvent[], viewer = 0) =>
  heardSince({ viewer, history, games: [{ declarer: 1 }] } as unknown as View, hearing).map(({ words }) => words);

test('everything since the own last word is heard, and who took the trick', () => {
  const history: readonly SeenEvent[] = [
    said(3, 'play', { card: 'H4' }),
    said(0, 'play', { card: 'HK' }),
    said(1, 'play', { card: 'T1' }),
    { type: 'moved', cards: ['H4', 'HK', 'T1'], from: 'trick', to: 'pile:1' },
    said(1, 'play', { card: 'T22' }),
  ];
  expect(heard(history)).toEqual(['Bert: Pagat.', 'Stich an Bert.', 'Bert: Sküs.']);
  expect(heard(history, 2)[0]).toBe('Doris: Herz-Vier.');
});

test('the declarer’s first good is heard as such, also after an own word', () => {
  const history = [said(0, 'pass'), said(1, 'good'), said(2, 'good')];
  expect(heard(history)).toEqual(['Bert: Ich liege.', 'Cilli: Gut.']);
});
