import { expect, test } from 'vitest';
import { sideOf } from './places.ts';

test('four sit around the viewer, the next player to their right', () => {
  const at = (below: number) => [1, 2, 3, 0].map((seat) => sideOf([1, 2, 3, 0], below, seat, 'counter-clockwise'));
  expect(at(1)).toEqual(['bottom', 'right', 'top', 'left']);
  expect(at(0)).toEqual(['right', 'top', 'left', 'bottom']);
});

test('at a table of five the four who play sit around; the dealer looks on from behind forehand', () => {
  const active = [3, 4, 0, 1];
  expect(active.map((seat) => sideOf(active, 4, seat, 'counter-clockwise'))).toEqual([
    'left',
    'bottom',
    'right',
    'top',
  ]);
  expect(active.map((seat) => sideOf(active, 2, seat, 'counter-clockwise'))).toEqual([
    'bottom',
    'right',
    'top',
    'left',
  ]);
});

test('three sit at the bottom, right and left; clockwise the next player is to the left', () => {
  expect([0, 1, 2].map((seat) => sideOf([0, 1, 2], 0, seat, 'counter-clockwise'))).toEqual(['bottom', 'right', 'left']);
  expect([0, 1, 2].map((seat) => sideOf([0, 1, 2], 0, seat, 'clockwise'))).toEqual(['bottom', 'left', 'right']);
  expect([0, 1, 2, 3].map((seat) => sideOf([0, 1, 2, 3], 1, seat, 'clockwise'))).toEqual([
    'right',
    'bottom',
    'left',
    'top',
  ]);
});
