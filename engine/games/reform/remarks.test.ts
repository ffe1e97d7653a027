import { expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from './game.ts';

const RULES = reform.rules(tableOf(reform, 'reform'));

/** What is remarked on a deal from paper, once it is paid in such a situation. */
function said(entry: Json, notes: Notes = {}): readonly string[] {
  const row = RULES.check(entry, 4, 3);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const paid = RULES.settle(row.value, { deal: 1, factors: [], pot: rational(0), notes });
  return (RULES.remarks?.(row.value, paid) ?? []).map(({ id }) => id);
}

const FIXED = { fixed: 12 };
const UHU = { contract: 'uhurufer', declarer: 0, partner: 2, thirds: 110 };

test.each<readonly [string, Json, Notes, readonly string[]]>([
  ['on the game', { contract: 'dreier', declarer: 0, thirds: 120, gameKontra: 2 }, FIXED, ['kontra-void']],
  [
    'before the exchange',
    { contract: 'dreier', declarer: 0, thirds: 120, gameKontra: 1, early: true },
    FIXED,
    ['kontra-void'],
  ],
  ['on a pair', { contract: 'bettel', declarer: 0, tricks: 0, pairKontra: { 1: 1 } }, FIXED, ['kontra-void']],
  ['on a bird', { ...UHU, declared: [{ bonus: 'uhu', by: 0, level: 1 }] }, FIXED, ['kontra-void']],
  ['of a side on its own', { contract: 'dreier', declarer: 0, thirds: 120, self: true }, FIXED, ['kontra-void']],
  ['nobody said', { contract: 'dreier', declarer: 0, thirds: 120 }, FIXED, []],
  [
    'in any other round',
    { contract: 'dreier', declarer: 0, thirds: 120, gameKontra: 1, early: true },
    {},
    ['early-kontra'],
  ],
  ['in a Radel round', { contract: 'bettel', declarer: 0, tricks: 0, pairKontra: { 1: 1 } }, { radel: true }, []],
  [
    'with the king in the talon at the end',
    { contract: 'solorufer', declarer: 0, partner: 'king-in-talon', thirds: 90, gameKontra: 1 },
    FIXED,
    ['king-in-talon'],
  ],
  [
    'with the king in the talon before',
    { contract: 'rufer', declarer: 0, partner: 'king-in-talon', kingTalon: 'alone', thirds: 90, gameKontra: 1 },
    FIXED,
    ['alone', 'kontra-void'],
  ],
])('a kontra %s: what counts nothing in a round of a fixed value says so', (_, entry, notes, ids) =>
  expect(said(entry, notes)).toEqual(ids),
);

test('nothing is said of a kontra where nobody knows what was paid', () => {
  const row = RULES.check({ contract: 'dreier', declarer: 0, thirds: 120, gameKontra: 1 }, 4, 3);
  expect(row.ok && RULES.remarks?.(row.value)).toEqual([]);
});

test.each<readonly [string, Json, readonly string[]]>([
  [
    'steinhofmäßig',
    { ...UHU, partner: 'king-in-talon', kingTalon: 'steinhofmaessig', declared: [{ bonus: 'uhu', by: 0 }] },
    ['steinhofmaessig'],
  ],
  [
    'pratermäßig, with cards exchanged',
    {
      ...{ ...UHU, partner: 'king-in-talon', kingTalon: 'pratermaessig', chosen: 3, exchanged: 1 },
      declared: [{ bonus: 'uhu', by: 0 }],
    },
    ['pratermaessig', 'exchanged'],
  ],
  ['a Spezi that nobody pays', { contract: 'spezi', declarer: 0, result: 'wrong-suit', gameKontra: 1 }, []],
  [
    'a Pensionist that is bought and was doubled before the exchange',
    { contract: 'pensionist', declarer: 0, soldBy: 2, exchanged: 0, result: 'won', gameKontra: 1, early: true },
    ['early-kontra', 'exchanged', 'sold'],
  ],
])('%s: what changed the game is remarked on', (_, entry, ids) => expect(said(entry)).toEqual(ids));
