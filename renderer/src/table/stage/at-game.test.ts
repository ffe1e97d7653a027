import { expect, test } from 'vitest';
import { isAtGame } from './at-game.ts';

/** Something pressed that lies within elements with these attributes. */
const within = (...attributes: readonly string[]) => ({
  closest: (selector: string) => (attributes.some((one) => selector === `[${one}]`) ? {} : null),
});
const ON_FELT = 'data-drop="felt"';

test('a click on the felt and any press of a control is one at the game', () => {
  expect(isAtGame(within(ON_FELT), true)).toBe(true);
  expect(isAtGame(within('data-deeds'), true)).toBe(true);
  expect(isAtGame(within('data-deeds'), false)).toBe(true);
  expect(isAtGame(within(ON_FELT), false)).toBe(false);
  expect(isAtGame(within(), true)).toBe(false);
});

test('on a phone what has to be settled lies on the felt: taking a seat back does not take the trick away instead', () => {
  expect(isAtGame(within(ON_FELT, 'data-apart'), true)).toBe(false);
});
