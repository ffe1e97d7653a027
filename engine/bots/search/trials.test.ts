import { expect, test } from 'vitest';
import { reform } from '#engine/games/reform/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { modestIn } from './modest.ts';
import { Trials } from './trials.ts';

const GOOD: Action = { type: 'good' };
const KONTRA = { type: 'kontra', item: 'game' } as Action;
const UHU = { type: 'announce', bonus: 'uhu' } as Action;
const play = (card: string): Action => ({ type: 'play', card }) as Action;

/** What is done after deals in which `paid` gives what each option brings. */
function chosen(
  options: readonly (Action | null)[],
  deals: number,
  paid: (option: Action | null, deal: number) => number,
): Action | undefined {
  const trials = new Trials(options, deals * options.length, modestIn(options, reform));
  for (let deal = 0; trials.goesOn; deal++) trials.add(trials.alive.map((option) => paid(option, deal)));
  return trials.ranked()?.[0]?.action;
}

test('what is a little better by chance is no reason to double', () => {
  // Won in nine deals of sixteen: four in a hundred such rows of coin tosses are as good.
  const game = (deal: number) => (deal % 16 < 9 ? 10 : -10);
  expect(chosen([GOOD, KONTRA], 16, (option, deal) => game(deal) * (option === KONTRA ? 2 : 1))).toBe(GOOD);
  expect(chosen([null, KONTRA], 16, (option, deal) => game(deal) * (option === KONTRA ? 2 : 1))).toBeUndefined();
});

test('what is better by more than that is said', () => {
  const game = (deal: number) => (deal % 4 < 3 ? 10 : -10);
  expect(chosen([GOOD, KONTRA], 16, (option, deal) => game(deal) * (option === KONTRA ? 2 : 1))).toBe(KONTRA);
  expect(chosen([null, KONTRA], 16, (option, deal) => game(deal) * (option === KONTRA ? 2 : 1))).toBe(KONTRA);
});

test('of many words one must be better still, for one of them is lucky', () => {
  const items = Array.from({ length: 20 }, (_, i) => ({ type: 'kontra', item: `uhu@${i}` }) as Action);
  const lucky = (deal: number) => (deal % 8 < 5 ? 10 : -10);
  // About as many deals each: 57 in the end.
  expect(chosen([GOOD, KONTRA], 57, (option, deal) => (option === KONTRA ? lucky(deal) : 0))).toBe(KONTRA);
  expect(
    chosen([GOOD, ...items], 12, (option, deal) => (option === GOOD ? 0 : option === items[7] ? lucky(deal) : -1)),
  ).toBe(GOOD);
});

test('a quiet word is tried to the end, however poor it is at first', () => {
  const items = Array.from({ length: 20 }, (_, i) => ({ type: 'kontra', item: `uhu@${i}` }) as Action);
  const paid = (option: Action | null, deal: number) => (option === GOOD ? (deal === 0 ? -100 : 1) : 0);
  const trials = new Trials([GOOD, ...items], 400, [GOOD]);
  for (let deal = 0; trials.goesOn; deal++) trials.add(trials.alive.map((option) => paid(option, deal)));
  expect(trials.alive).toContain(GOOD);
  expect(trials.ranked()?.[0]?.action).toBe(GOOD);
});

test('who has to play is measured by the best card, and of cards the best is played', () => {
  const better = (deal: number) => (deal % 2 === 0 ? 10 : -9);
  const [king, queen] = [play('CK'), play('CQ')];
  const options = [UHU, king, queen];
  expect(modestIn(options, reform)).toEqual([king, queen]);
  expect(chosen(options, 16, (option, deal) => (option === UHU ? better(deal) : 0))).not.toBe(UHU);
  expect(chosen([king, queen], 16, (option, deal) => (option === queen ? better(deal) : 0))).toBe(queen);
  expect(modestIn([UHU, KONTRA], reform)).toEqual([UHU, KONTRA]);
});
