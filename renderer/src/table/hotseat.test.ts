import { expect, test } from 'vitest';
import { personsHere, seatToShow } from './hotseat.ts';

const at = (viewer: number | 'spectator', must: readonly number[]) => ({ viewer, turn: { must, may: [] } });

test.each([
  ['one person is never asked', at('spectator', [0]), ['person', 'bot', 'bot', 'bot'], null],
  ['the other person must act', at(0, [2]), ['person', 'bot', 'person', 'bot'], 2],
  ['the person on the screen must act', at(2, [2]), ['person', 'bot', 'person', 'bot'], null],
  ['a bot must act', at(0, [1]), ['person', 'bot', 'person', 'bot'], null],
  ['nobody sits down before he is asked to', at('spectator', [0]), ['person', 'person', 'bot', 'bot'], 0],
] as const)('%s', (_, view, holders, seat) => expect(seatToShow(view, holders, [])).toBe(seat));

test('a player with a device of their own does not share the laptop', () => {
  const holders = ['person', 'person', 'person', 'bot'] as const;
  const devices = [null, { connected: true }, null, null];
  expect(personsHere(holders, devices)).toEqual([0, 2]);
  expect(seatToShow(at(0, [1]), holders, devices)).toBeNull();
  expect(seatToShow(at(0, [2]), holders, devices)).toBe(2);
});
