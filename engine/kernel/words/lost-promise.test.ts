import { expect, test } from 'vitest';
import { fill } from '#engine/core/text.ts';
import { itemOf } from '../score.ts';
import { lostPromise } from './lost-promise.ts';

const lost = (proof?: readonly number[]) => ({
  ...itemOf('pagat', 'announced', 0),
  result: 'lost' as const,
  ...(proof && { proof }),
});
const said = (proof?: readonly number[]): string | undefined => {
  const why = lostPromise(lost(proof), 11);
  return why && fill(why.text.de, why.values as Readonly<Record<string, number>>);
};

test('an announced card has not made its trick because it fell before or after it, was beaten there, or was not held', () => {
  expect([[6], [12], [11], []].map(said)).toEqual([
    'zu früh, im 6. statt im 11. Stich',
    'zu spät, im 12. statt im 11. Stich',
    'hat den 11. Stich nicht gemacht',
    'niemand von der Seite hatte die Karte in der Hand',
  ]);
});

test('nobody knows of a deal from paper, and nothing is to be told of what was made or of a silent one', () => {
  expect(said()).toBeUndefined();
  expect(lostPromise({ ...lost([11]), result: 'made' }, 11)).toBeUndefined();
  expect(lostPromise({ ...lost([11]), stage: 'silent' }, 11)).toBeUndefined();
});
