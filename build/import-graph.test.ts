import { expect, test } from 'vitest';
import { layered } from './import-graph.ts';

test('layers stand on what they import, and a circle shares one', () => {
  const arrows = [
    ['host', 'line'],
    ['line', 'room'],
    ['room', 'line'],
    ['room', 'state'],
    ['host', 'state'],
  ] as const;
  const { layers, circles } = layered(['host', 'line', 'room', 'state', 'workers'], arrows);
  expect(layers).toEqual([['state', 'workers'], ['line', 'room'], ['host']]);
  expect(circles).toEqual([['line', 'room']]);
});

test('without arrows everything stands on the ground', () => {
  expect(layered(['a', 'b'], [])).toEqual({ layers: [['a', 'b']], circles: [] });
});
