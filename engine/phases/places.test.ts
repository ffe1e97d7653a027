import { expect, test } from 'vitest';
import { publicPlaces } from './places.ts';
import { TRICKS } from './trick.ts';

const zonesIn = (phase: string | null, zones: Readonly<Record<string, readonly string[]>>, played?: string) =>
  publicPlaces({ phase, zones }, played).map(({ zone }) => zone);

test('what lies on the table has a place, what belongs to somebody or has gone has none', () => {
  const zones = { deck: [], 'hand:0': ['CK'], 'pile:1': ['CQ'], 'laid:0': ['C10'], 'talon:0': ['C9'], 'talon:1': [] };
  expect(zonesIn('exchange', zones)).toEqual(['talon:0']);
});

test('while cards are played the trick has its place once, also when nothing lies in it', () => {
  expect(zonesIn(TRICKS, { 'hand:0': ['CK'], trick: [] })).toEqual(['trick']);
  expect(zonesIn(TRICKS, { 'talon:0': ['C9'] })).toEqual(['talon:0', 'trick']);
  expect(zonesIn(TRICKS, { trick: ['CK'] })).toEqual(['trick']);
  expect(zonesIn('piles', {}, 'piles')).toEqual(['trick']);
  expect(zonesIn('exchange', { trick: [] })).toEqual([]);
  expect(zonesIn(null, { trick: ['CK'] })).toEqual(['trick']);
});
