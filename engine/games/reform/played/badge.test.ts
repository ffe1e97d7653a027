import { expect, test } from 'vitest';
import type { SeenEvent } from '#engine/kernel/deal/view.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';
import { rulesetOf } from '../ruleset.ts';
import { badgeIn } from './badge.ts';

const ruleset = rulesetOf(tableOf(reform, 'reform'));
/** Exactly 70 thirds, and fewer. */
const TITLED = ['CK', 'SK', 'HK', 'DK', 'CQ', 'CN', 'T5'];
const OTHERS = ['SQ', 'HQ'];

const trick = (cards: readonly string[], leader: number, winner: number): readonly SeenEvent[] => [
  ...cards.map((card, i): SeenEvent => ({
    ...{ type: 'moved', cards: [card], from: `hand:${(leader + i) % 4}`, to: 'trick' },
  })),
  { type: 'moved', cards, from: 'trick', to: `pile:${winner}` },
];
const ENDED: SeenEvent = { type: 'ended', redeal: false };
const PLAYED = [...trick(['T20', 'T3', 'T4', 'T6'], 0, 0), ...trick(['T21', 'T7', 'T8', 'T2'], 1, 1), ENDED];

const badge = (piles: readonly (readonly string[])[], history = PLAYED, contract = 'apotheker') => {
  const zones = Object.fromEntries(piles.map((cards, seat) => [`pile:${seat}`, cards]));
  const view = { active: [0, 1, 2, 3], games: [{ declarer: 0, contract, with: {} }], history, zones };
  return badgeIn(ruleset, view);
};

test('a title comes of every opponent with exactly so many points', () => {
  expect(badge([OTHERS, TITLED, OTHERS, OTHERS])).toBe('tarockmeister');
  expect(badge([OTHERS, TITLED, TITLED, OTHERS])).toBe('tarockrat');
  expect(badge([OTHERS, TITLED, TITLED, TITLED])).toBe('tarockdirektor');
  expect(badge([OTHERS, OTHERS, OTHERS, OTHERS])).toBeUndefined();
  // The declarer’s own points bring none.
  expect(badge([TITLED, OTHERS, OTHERS, OTHERS])).toBeUndefined();
});

test('there is none before the end, in another game, or if the Mond of an opponent was taken', () => {
  const piles = [OTHERS, TITLED, OTHERS, OTHERS];
  expect(badge(piles, PLAYED.slice(0, -1))).toBeUndefined();
  expect(badge(piles, PLAYED, 'dreier')).toBeUndefined();
  const taken = [...trick(['T20', 'T3', 'T4', 'T6'], 0, 0), ...trick(['T21', 'T22', 'T8', 'T2'], 1, 2), ENDED];
  expect(badge(piles, taken)).toBeUndefined();
  // Of the declarer’s own it does not matter.
  const own = [...trick(['T20', 'T3', 'T4', 'T6'], 0, 0), ...trick(['T21', 'T22', 'T8', 'T2'], 0, 1), ENDED];
  expect(badge(piles, own)).toBe('tarockmeister');
});

test('nor if somebody made all tricks', () => {
  const all = [...trick(['T20', 'T3', 'T4', 'T6'], 0, 0), ...trick(['T21', 'T7', 'T8', 'T2'], 0, 0), ENDED];
  expect(badge([OTHERS, TITLED, OTHERS, OTHERS], all)).toBeUndefined();
});
