import { expect, test } from 'vitest';
import { clockAt, showLeft } from './time-left.ts';

const START = '2026-11-21T18:00:00.000Z';
const after = (seconds: number) => Date.parse(START) + seconds * 1000;

test('the clock runs down, warns at ten minutes, and stops at zero', () => {
  expect(clockAt(START, 90, after(0))).toEqual({ left: 5400, warning: 'none' });
  expect(clockAt(START, 90, after(80 * 60 - 1))).toEqual({ left: 601, warning: 'none' });
  expect(clockAt(START, 90, after(80 * 60))).toEqual({ left: 600, warning: 'soon' });
  expect(clockAt(START, 90, after(90 * 60 - 0.5))).toEqual({ left: 1, warning: 'soon' });
  expect(clockAt(START, 90, after(90 * 60))).toEqual({ left: 0, warning: 'over' });
  expect(clockAt(START, 90, after(200 * 60))).toEqual({ left: 0, warning: 'over' });
});

test('a clock that was set back shows no more than the whole round', () => {
  expect(clockAt(START, 30, after(-500)).left).toBe(1800);
});

test('the time left is shown with hours only if there are any', () => {
  expect([3909, 570, 59, 0].map(showLeft)).toEqual(['1:05:09', '9:30', '0:59', '0:00']);
});
