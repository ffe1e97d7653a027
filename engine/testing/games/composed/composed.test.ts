import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import { showRational, ZERO } from '#engine/core/rational.ts';
import { type Rng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { DECK_54, isKing, isTarock, TAROCKS } from '#engine/decks/deck-54.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { broken, withPhase } from '#engine/testing/broken.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { CONTRACTS } from './contracts/index.ts';
import { COMPOSED } from './game.ts';

const DEALS = 20;
const MOST_LINES = 40;

const table = tableOf(COMPOSED, 'plain');
const rules = COMPOSED.rules(table);

/** A hand for a Sautanz is dealt once in eleven thousand times; with the highest tarocks a Pensionist can also be won. */
function stackFor(contract: string) {
  if (contract === 'pensionist')
    return { stack: ([forehand = 0]: readonly Seat[]) => ({ [`hand:${forehand}`]: TAROCKS.slice(0, 12) }) };
  if (contract !== 'sautanz') return {};
  const low = DECK_54.filter((card) => !isKing(card) && !isTarock(card));
  const stack = ([forehand = 0, second = 0]: readonly Seat[], rng: Rng): Readonly<Record<string, readonly Card[]>> => {
    const cards = shuffled(low, rng);
    return { [`hand:${forehand}`]: cards.slice(0, 12), [`hand:${second}`]: cards.slice(12, 24) };
  };
  return { stack };
}

/** Lines that are neither blank nor comments nor imports. */
function codeLines(contract: string): number {
  const source = readFileSync(new URL(`contracts/${contract}.ts`, import.meta.url), 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^import [\s\S]*?;$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

describe.each(CONTRACTS.map(({ id }) => id))('%s, put together from shared modules', (contract) => {
  it(`is written in ${MOST_LINES} lines`, () => expect(codeLines(contract)).toBeLessThanOrEqual(MOST_LINES));

  it.each(COMPOSED.tables)(
    'is dealt, played and settled by random bots at a table of %i, and leaks nothing',
    (seats) => {
      const counts = simulate({
        ...{ game: COMPOSED, table, seats, deals: DEALS, seed: 'composed', contract },
        effort: { illegal: 3, legal: 1, views: 4 },
        ...stackFor(contract),
      });
      expect(counts.violations).toEqual([]);
      expect(counts.contracts[contract]).toBe(DEALS);
      expect(counts.otherWorlds.compared).toBeGreaterThan(0);
    },
  );
});

it.each([
  ['who the secret partner is', 'rufer', broken(COMPOSED, () => ({ face: (game) => game }))],
  ['what is laid away', 'pensionist', withPhase(COMPOSED, 'lay', () => ({ heardBy: () => 'all' }))],
  ['what lies face down', 'sautanz', withPhase(COMPOSED, 'bluff', () => ({ heardBy: () => 'all' }))],
])('the comparison with other worlds finds a view that tells %s', (_, contract, game) => {
  const { violations } = simulate({
    ...{ game, table, seats: 4, deals: DEALS, seed: 'planted', contract },
    effort: { illegal: 0, legal: 0, views: 4 },
    ...stackFor(contract),
  });
  expect(violations.map(({ kind }) => kind)).toContain('view-tainted');
});

/** Payments to A, B, C, D, A being forehand; the numbers are those of the specification's settlement vectors. */
const side = { trull: 'nobody', pagat: 'nobody' };
it.each([
  ['1, a rufer', { contract: 'rufer', declarer: 0, partner: 1, thirds: 107, ...side }, '4 4 -4 -4'],
  ['a rufer lost', { contract: 'rufer', declarer: 0, partner: 1, thirds: 106, ...side }, '-4 -4 4 4'],
  ['a rufer alone', { contract: 'rufer', declarer: 0, partner: 'king-in-talon', thirds: 120, ...side }, '6 -2 -2 -2'],
  ['an own king called', { contract: 'rufer', declarer: 0, partner: 'own-king', thirds: 120, ...side }, '12 -4 -4 -4'],
  ['9, a bettel with a trick', { contract: 'bettel', declarer: 0, tricks: 1 }, '-30 10 10 10'],
  ['a bettel with two', { contract: 'bettel', declarer: 0, tricks: 2 }, '-75 25 25 25'],
  [
    '46, two numbers',
    {
      contract: 'amerikaner',
      declarers: [
        { declarer: 0, number: 4, tricks: 4 },
        { declarer: 2, number: 2, tricks: 5 },
      ],
    },
    '20 15 -50 15',
  ],
  ['52, express', { contract: 'eisenbahner', declarer: 0, thirds: 60, ending: 'express', kontra: 0 }, '-54 18 18 18'],
  ['52, departed', { contract: 'eisenbahner', declarer: 0, thirds: 90, ending: 'departure', kontra: 0 }, '-27 9 9 9'],
  ['52, braked', { contract: 'eisenbahner', declarer: 0, thirds: 108, ending: 'brake', kontra: 0 }, '27 -9 -9 -9'],
  ['a tie', { contract: 'eisenbahner', declarer: 0, thirds: 106, ending: 'departure', kontra: 1 }, '0 0 0 0'],
  ['kontra', { contract: 'eisenbahner', declarer: 0, thirds: 108, ending: 'departure', kontra: 1 }, '54 -18 -18 -18'],
  ['a pensionist lost', { contract: 'pensionist', declarer: 0, pensionist: 'lost' }, '-60 20 20 20'],
  ['42, a Jubelpensionist', { contract: 'pensionist', declarer: 0, pensionist: 'jubel' }, '0 0 0 0'],
  [
    '66, most cards',
    { contract: 'sautanz', declarer: 0, cards: [5, 9, 4, 3], accusers: [true, false, true, false] },
    '45 -90 45 0',
  ],
  [
    '66, a tie with the declarer',
    { contract: 'sautanz', declarer: 0, cards: [9, 9, 4, 3], accusers: [false, true, false, true] },
    '-90 45 0 45',
  ],
])('%s, from paper', (_, entry, payments) => {
  const checked = rules.check(entry, 4, 3);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const items = rules.settle(checked.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  expect(paymentsOf(items, 4).map(showRational).join(' ')).toBe(payments);
});
