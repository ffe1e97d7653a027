import { expect, test } from 'vitest';
import { text } from '#engine/core/text.ts';
import { isTurnedUp, sideOf } from './places.ts';

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

test('what was turned up is news until somebody speaks, to those who see it, at the places that are asked about', () => {
  const places = [{ zone: 'talon:0', name: text('Talon', 'Talon'), lies: 'middle' }] as const;
  const said = { type: 'said', by: 0, action: null } as const;
  const turned = (zone: string, card: string | null) =>
    ({ type: 'moved', from: zone, to: zone, cards: [card] }) as const;
  expect(isTurnedUp({ history: [said, turned('talon:0', 'CK')] }, places)).toBe(true);
  expect(isTurnedUp({ history: [turned('talon:0', 'CK'), said] }, places)).toBe(false);
  expect(isTurnedUp({ history: [turned('talon:0', null)] }, places)).toBe(false);
  expect(isTurnedUp({ history: [turned('hand:1', 'CK')] }, places)).toBe(false);
});
