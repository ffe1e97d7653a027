import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import { beginnersGame, firstGame, gameNamed } from './games.ts';

test('a first table is offered the profile for beginners, which is smaller than the whole game', () => {
  const [simple, whole] = [beginnersGame(), firstGame()].map(gameNamed);
  expect(simple?.family.beginners).toBe(simple?.profile.id);
  expect(simple?.family.id).toBe(whole?.family.id);
  expect(simple?.profile.contracts.length).toBeLessThan(whole?.profile.contracts.length ?? 0);
});
