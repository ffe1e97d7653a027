import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bavarian } from '../game.ts';
import type { PlayCode } from '../play.ts';

function pagesOf(profile: string, options: Notes) {
  const table = tableOf(bavarian, profile, options);
  return { pages: bavarian.rulebook(table), listing: bavarian.listing(table) };
}

test.each([
  ['frage-trump', 'any', 'frage', 'nach dem Weglegen'],
  ['berliner', 'on', 'frage', 'Nur der Geber'],
  ['re-raise', true, 'auction', 'noch einmal höher'],
  ['jump-bids', true, 'auction', 'überspringen'],
  ['kontra-max', 0, 'kontra', 'nicht kontriert'],
  ['kontra-goal', 'keep', 'kontra', 'immer der Spieler'],
  ['kontra-pot', 'defenders', 'payment', 'zahlen die Gegner'],
  ['tie-60', 'declarer-loses', 'payment', 'hat der Spieler verloren'],
  ['rounding', 1, 'payment', 'auf 1 Cent'],
  ['durch-against', true, 'durch', 'Ebenso'],
  ['bettel', true, 'auction', 'zu Herzsolo oder Bettel'],
  ['pot-ante', 50, 'pot', '50 Cent'],
  ['pot-short', 'replenish', 'pot', 'legen alle nach'],
] as const)('%s = %s is told on the page %s', (option, value, id, words) => {
  const told = (options: Notes) =>
    JSON.stringify(pagesOf('simple-points', options).pages.find((page) => page.id === id));
  expect(told({ [option]: value })).toContain(words);
  expect(told({})).not.toContain(words);
});

/** The words by which a rule of play is told. */
const TOLD: Readonly<Record<PlayCode, string>> = { 'must-follow-suit': 'Farbzwang', 'must-trump': 'Trumpfzwang' };

test.each(Object.entries(TOLD))('the rule %s is told', (_, words) =>
  expect(JSON.stringify(pagesOf('simple-fixed', {}).pages.find(({ id }) => id === 'tricks'))).toContain(words),
);

test.each([
  ['simple-points', 'bettel', true, 'bettel', 'zahlt ihn die Kasse'],
  ['simple-fixed', 'bettel', true, 'bettel', 'zahlt ihn jeder Gegner'],
  ['bettel', 'bettel', false, 'auction', 'Solo, Herzsolo.'],
  ['bettel', 'bettel-stops-at-first-trick', false, 'bettel', 'spielt zu Ende'],
  ['bettel', 'bettel-factor', 3, 'bettel', '3 Grundeinsätze'],
  ['bettel', 'berliner', 'on', 'auction', 'fangen mit Solo an'],
  ['haferl', 'pickup-trump', 'hearts', 'exchange', 'spielt in Herz'],
  ['haferl', 'raise-instead-of-hold', false, 'auction', 'hält mit'],
  ['haferl', 'self-raise', 'target', 'auction', 'um mehr Augen ansagen'],
  ['haferl', 'target-pricing', 'relative', 'payment', 'wandern'],
  ['haferl', 'hand-payment', 'split', 'payment', 'zusammen'],
  ['haferl', 'berliner', 'on', 'auction', 'nur der Geber'],
  ['sharp', 'sharp-unit', 20, 'schwarz', '20 Cent'],
  ['sharp', 'start-bank', 500, 'bank', '500 Cent'],
] as const)('%s: %s = %s is told on the page %s', (profile, option, value, id, words) => {
  const told = (options: Notes) => JSON.stringify(pagesOf(profile, options).pages.find((page) => page.id === id) ?? '');
  expect(told({ [option]: value })).toContain(words);
  expect(told({})).not.toContain(words);
});
