import { expect, test } from 'vitest';
import type { Action } from '#engine/kernel/deal/action.ts';
import { Race } from './race.ts';

const [ADVISED, OTHER, THIRD] = ['advised', 'other', 'third'].map((type): Action => ({ type })) as [
  Action,
  Action,
  Action,
];

/** What is said to be best after these deals. */
const best = (deals: readonly (readonly number[])[]): string | undefined => {
  const race = new Race([OTHER, ADVISED], ADVISED);
  for (const paid of deals) race.add(paid);
  return race.ranked()[0]?.action.type;
};

test('what was advised comes first, until something else is ahead by more than chance', () => {
  expect(best([])).toBeUndefined();
  expect(
    best([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
  ).toBe('advised');
  // By 1 on average, but it could be chance.
  expect(
    best([
      [0, 12],
      [9, 0],
      [0, 10],
      [9, 0],
    ]),
  ).toBe('advised');
  expect(
    best([
      [0, 3],
      [0, 2],
      [1, 3],
      [0, 0],
    ]),
  ).toBe('other');
  // Too few deals.
  expect(
    best([
      [0, 3],
      [0, 3],
      [0, 3],
    ]),
  ).toBe('advised');
});

test('what is clearly behind is tried no more, but what was advised always is', () => {
  const race = new Race([OTHER, THIRD, ADVISED], ADVISED);
  for (let deal = 0; deal < 6; deal++) {
    expect(race.actions).toEqual([ADVISED, OTHER, THIRD]);
    race.add([-5 - (deal % 2), 1, -4]);
  }
  expect(race.actions).toEqual([ADVISED, OTHER]);
  expect(race.ranked().map(({ action, worlds }) => [action.type, worlds])).toEqual([
    ['other', 6],
    ['advised', 6],
    ['third', 6],
  ]);
});

test('nothing is left to be found out if all came to the same ten times', () => {
  const race = new Race([OTHER, ADVISED], ADVISED);
  for (let deal = 0; deal < 10; deal++) {
    expect(race.isDecided).toBe(false);
    race.add([deal, deal]);
  }
  expect(race.isDecided).toBe(true);
});

test('each says in how many deals nothing paid more, and in how many of them the first was not as good', () => {
  const race = new Race([OTHER, ADVISED], ADVISED);
  for (const paid of [
    [0, 3],
    [0, 2],
    [1, 0],
    [0.1 + 0.2, 0.3],
  ])
    race.add(paid);
  expect(race.ranked().map(({ action, among }) => [action.type, among])).toEqual([
    ['other', { best: 3, instead: 0 }],
    ['advised', { best: 2, instead: 1 }],
  ]);
});
