import { expect, test } from 'vitest';
import { TimeUp } from './time-up.ts';

const BEGIN = Date.parse('2026-11-20T19:30:00.000Z');
const after = (seconds: number): string => new Date(BEGIN + seconds * 1000).toISOString();

test('that time is up is told once for each phase, and not to who comes long after it', () => {
  let now = BEGIN + 90_000;
  let told = 0;
  const timeUp = new TimeUp({ now: () => now, tell: () => (told += 1) });
  const toldAt = (at: string | null): number => {
    timeUp.follow(at);
    return told;
  };
  expect([null, after(90), after(90), null, after(90)].map(toldAt)).toEqual([0, 1, 1, 1, 1]);
  now += 60_000;
  expect([toldAt(after(150)), toldAt(after(151))], 'another phase').toEqual([2, 3]);
  now += 60_000;
  expect(toldAt(after(152)), 'a minute ago').toBe(3);
});
