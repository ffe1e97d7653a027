import { describe, expect, test } from 'vitest';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { PILES } from '#engine/testing/games/ways/piles.ts';
import { type Deed, probeDeal } from '#page/testing/probe-deal.ts';
import { storyOf } from '../story/story.ts';
import { answerAloud } from './aloud.ts';
import { headOf } from './course.ts';
import { playedWords, trickWords, wonWords } from './say.ts';

const NAMES = ['Anna', 'Bert', 'Cilli'];
const add = (by: number, card: string): Deed => [by, { type: 'add', card }];
/** All twelve cards: Bert takes king and queen, then Anna, then Cilli. */
const WHOLE = 'CK HQ DK CQ HK DQ C10 H1 D1 C9 H4 D4'.split(' ').map((card, i) => add(i % 3, card));

const piles = (...done: readonly Deed[]) => {
  const { words, seenBy } = probeDeal(PILES, 'CK CQ C10 C9 HQ HK H1 H4 DK DQ D1 D4', ...done);
  const view = seenBy(2);
  return { words, view, names: NAMES, story: storyOf(view) };
};

describe('what lies in piles is called so', () => {
  test('while it is played', () => {
    const here = piles(...WHOLE.slice(0, 2));
    expect(here.story.won.map((one) => trickWords(one, here))).toEqual(['1. Haufen an Bert']);
    expect([0, 1].map((seat) => wonWords(seat, here.story, here))).toEqual(['0 Haufen', '1 Haufen']);
    expect(answerAloud('trick', { hearing: here, tally: () => undefined })).toMatch(/^Der Haufen ist leer\./);
  });

  test('when the deal is over, and in the headings of its course', () => {
    const here = piles(...WHOLE);
    expect(here.view.phase).toBeNull();
    expect(trickWords({ number: 2, winner: 0 }, here)).toBe('2. Haufen an Anna');
    const { all, last, take } = playedWords(here);
    expect([all, last, take]).toEqual(['Die Haufen', 'Letzter Haufen', 'Haufen einziehen']);
    const chapter = (trick: number) => headOf({ phase: 'piles', trick, steps: [] }, here.words);
    expect([chapter(1), chapter(2)]).toEqual(['1. Haufen', '2. Haufen']);
  });
});

test('before the first is won nobody has any, and what goes back into hands is never counted: cards in the hand are', () => {
  expect(wonWords(0, piles().story, piles())).toBeUndefined();
  const lead: Deed = [0, { type: 'lead-hidden', card: 'C10', suit: 'T' }];
  const { words, seenBy } = probeDeal(LIAR, 'CK CQ C10 HK HQ H1 DK DQ D1', lead, [1, { type: 'accuse' }]);
  const view = seenBy(2);
  const story = storyOf(view);
  expect(story.taken?.winner).toBe(0);
  expect(wonWords(0, story, { words, view })).toBeUndefined();
  const hearing = { words, view, names: NAMES };
  expect(answerAloud('points', { hearing, tally: () => undefined })).toBe(
    'Anna, 3 Karten. Bert, 3 Karten. Cilli, 3 Karten.',
  );
});
