import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import type { View } from '#engine/kernel/deal/view.ts';
import { Words } from '#page/i18n/words.ts';
import { storyOf } from '../story/story.ts';
import { answerAloud } from './aloud.ts';
import { chipOf } from './chip.ts';
import { bidsOf, wonBy } from './say.ts';

const words = new Words('de', { family: 'reform', profile: 'reform', options: {}, rulesVersion: 1 });
const names = ['Anna', 'Bert', 'Cilli', 'Ich'];

function hearingOf(parts: object) {
  const now = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };
  const table = { viewer: 'spectator', active: [0, 1, 2, 3], dealer: 3, phase: 'tricks', turn: { must: [], may: [] } };
  const view = { ...table, notes: null, zones: {}, items: [], games: [], history: [], now, ...parts };
  return { words, names, view: view as unknown as View };
}

test('the chip says what a kontra makes of the game, by whom, and who is not bound by it', () => {
  const doublings = [{ step: 'kontra', by: 1, early: true }];
  const items = [
    { about: 'game', stage: 'bid', by: 0, against: [], doublings, protests: [{ by: 3, of: 1 }] },
    { about: 'uhu', stage: 'announced', by: 0, against: [], doublings: [{ step: 'kontra', by: 2 }] },
  ];
  const { said } = chipOf(hearingOf({ games: [{ declarer: 0, contract: 'dreier', with: {} }], items }));
  expect(said).toEqual([
    { words: 'Spiel', doubled: 'Kontra ×3 (Bert), Protest gegen Kontra (du)' },
    { words: 'Uhu (Anna)', doubled: 'Kontra ×2 (Cilli)' },
  ]);
});

const RUFER = { declarer: 0, contract: 'rufer', called: 'CK', with: {} };
const GAME = { declarer: 0, contract: 'wald-und-wiese', with: {} };

test('a bid whose game another has replaced is on no plate any more', () => {
  const history = [
    { type: 'entered', phase: 'choice' },
    { type: 'said', by: 0, action: { type: 'bid', contract: 'rufer' } },
    { type: 'games', games: [RUFER] },
  ] as const;
  const bids = (games: readonly object[], more: readonly object[] = []) => {
    const hearing = hearingOf({ games, history: [...history, ...more] });
    return [...bidsOf(storyOf(hearing.view).said, hearing)];
  };
  expect(bids([RUFER])).toEqual([]);
  expect(bids([GAME], [{ type: 'games', games: [GAME] }])).toEqual([]);
});

test('where cards are counted, a plate says how many are won, also those that came with no pile', () => {
  const zones = { 'hand:0': ['C7'], 'hand:2': [null, null], 'pile:2': ['T2', 'T3', 'T4', 'T5', 'T6', 'T7'] };
  const here = hearingOf({ games: [GAME], phase: 'piles', zones });
  const won = [0, 2].map((seat) => wonBy(seat, storyOf(here.view), here));
  expect(won).toEqual([
    { n: 0, words: '0 Karten gewonnen' },
    { n: 6, words: '6 Karten gewonnen' },
  ]);
  expect(answerAloud('points', { hearing: here, tally: () => undefined })).toContain(
    'Cilli, 2 Karten, 6 Karten gewonnen.',
  );
  const before = hearingOf({ games: [GAME], phase: 'piles', zones: { 'hand:0': ['C7'] } });
  expect(wonBy(0, storyOf(before.view), before)).toBeUndefined();
  // Where hands are counted nobody wins any.
  const face = hearingOf({ games: [{ ...GAME, contract: 'sautanz' }], phase: 'bluff', zones: { 'hand:0': ['C7'] } });
  expect(wonBy(0, storyOf(face.view), face)).toBeUndefined();
});
