import { expect, test } from 'vitest';
import { SETS } from '#engine/testing/games/ways/sets.ts';
import { type Deed, probeDeal } from '#page/testing/probe-deal.ts';
import { storyOf, trickOnTable } from '../story/story.ts';
import { answerAloud } from './aloud.ts';
import { sumsOf } from './sums.ts';

const DECK = 'T9 T8 CK C10 C9 T7 T6 T5 CQ T4 T3 T2 T1 CN CJ';
const SET: Deed = [0, { type: 'play-set', cards: ['T8', 'T9'] }];
const ONE: Deed = [1, { type: 'play', card: 'T7' }];
const LAST: Deed = [2, { type: 'play-set', cards: ['T1', 'T2', 'T3'] }];

/** What a spectator sees after this, and hears of it. */
function after(...done: readonly Deed[]) {
  const { words, seenBy } = probeDeal(SETS, DECK, ...done);
  const view = seenBy('spectator');
  return { words, view, names: ['Anna', 'Bert', 'Cilli'] };
}

test('several cards of one play are counted together, one alone is not', () => {
  const hearing = after(SET, ONE);
  expect([...sumsOf(storyOf(hearing.view).trick, hearing)]).toEqual([[0, 17]]);
  expect(answerAloud('trick', { hearing, tally: () => undefined })).toMatch(
    /^Anna Tarock [89], Tarock [89], zusammen 17, Bert Tarock 7\./,
  );
});

test('so are those of a trick that was won', () => {
  const hearing = after(SET, ONE, LAST);
  const trick = trickOnTable(storyOf(hearing.view));
  expect([...sumsOf(trick?.cards ?? [], hearing)]).toEqual([
    [0, 17],
    [2, 6],
  ]);
});
