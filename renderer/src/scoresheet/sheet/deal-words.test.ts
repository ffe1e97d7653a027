import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { Words } from '#page/i18n/words.ts';
import { dealWords } from './deal-words.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const TABLE = tableOf(reform, 'reform');
const rules = reform.rules(TABLE);

function said(entry: Json) {
  const row = rules.check(entry, 4, 3);
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  const settlement = rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  const { games, extras } = dealWords(
    { ...{ deal: 1, source: 'entered', at: '', entry }, row: row.value, settlement },
    NAMES,
    new Words('de', TABLE),
  );
  return { notes: games.flatMap(({ notes }) => notes), extras };
}

/** What the bid has announced, and the step in which it was doubled. */
const uhurufer = (uhu: Readonly<Record<string, Json>>): Json => ({
  ...{ contract: 'uhurufer', declarer: 0, partner: 2, thirds: 120 },
  declared: [{ bonus: 'uhu', by: 0, ...uhu }],
});

test.each([
  [{}, 'Uhu angesagt'],
  [{ level: 1 }, 'Uhu angesagt, Kontra'],
  [{ level: 1, early: true }, 'Uhu angesagt, Kontra vor dem Tausch'],
  [{ level: 2, early: true, made: false }, 'Uhu angesagt, verloren, Kontra vor dem Tausch, Rekontra'],
  [{ self: true }, 'Uhu angesagt, Selbstkontra'],
])('a bird of the bid that was doubled as in %j: %s', (uhu, words) =>
  expect(said(uhurufer(uhu)).extras).toEqual([words]),
);

test('a kontra that does not count is not named: the king came out of the talon', () => {
  const king = { contract: 'solorufer', declarer: 0, partner: 'king-in-talon', thirds: 100, gameKontra: 1 };
  expect(said(king)).toEqual({ notes: ['33⅓ Punkte', 'König im Talon, kein Kontra'], extras: [] });
});
