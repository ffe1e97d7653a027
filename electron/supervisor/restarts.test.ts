import { beforeEach, describe, expect, test } from 'vitest';
import { Restarts } from './restarts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let now: number;
let restarts: Restarts;
beforeEach(() => {
  now = 0;
  restarts = new Restarts(() => now);
});
/** Dies after living for `lived` ms. */
const diesAfter = (lived: number): number | null => {
  now += lived;
  return restarts.died();
};

describe('what has died', () => {
  test('0.9 s after each start is started three times in all', () => {
    let starts = 1;
    for (let pause = diesAfter(900); pause !== null; pause = diesAfter(900)) {
      now += pause;
      starts += 1;
      expect(starts).toBeLessThan(10);
    }
    expect(starts).toBe(3);
  });

  test('is restarted at once, then after a second, and after five if it goes on like this', () => {
    expect([0, 3, 3, 3].map((minutes) => diesAfter(minutes * MINUTE))).toEqual([0, SECOND, 5 * SECOND, 5 * SECOND]);
  });

  test('three times within five minutes stays away, however well it started in between', () => {
    expect([diesAfter(MINUTE), diesAfter(2 * MINUTE), diesAfter(3 * MINUTE - 1)]).toEqual([0, SECOND, null]);
  });

  test('three times in more than five minutes comes back', () => {
    expect([diesAfter(MINUTE), diesAfter(2 * MINUTE), diesAfter(3 * MINUTE)]).toEqual([0, SECOND, 5 * SECOND]);
  });

  test('long ago is forgotten', () => {
    expect([diesAfter(0), diesAfter(30 * MINUTE), diesAfter(30 * MINUTE)]).toEqual([0, 0, 0]);
  });

  test('and was asked for again has all its tries', () => {
    expect([diesAfter(0), diesAfter(1), diesAfter(1)]).toEqual([0, SECOND, null]);
    restarts.forgive();
    expect([diesAfter(1), diesAfter(1), diesAfter(1)]).toEqual([0, SECOND, null]);
  });
});
