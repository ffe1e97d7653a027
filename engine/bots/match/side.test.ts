import { expect, test } from 'vitest';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { itemOf, type Row } from '#engine/kernel/score.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { countRow, newTally, roleIn } from './side.ts';

/** A Rufer of seat 1 with seat 3, which was lost, doubled by 0 and doubled again by 3; 2 has made a silent bird. */
const ROW: Row = {
  ...{ table: 4, dealer: 0, outcome: 'played', notes: {} },
  games: [{ declarer: 1, partner: 3, contract: 'rufer', with: {}, result: 'lost' }],
  items: [
    {
      ...itemOf('game', 'bid', 1),
      doublings: [
        { step: 'kontra', by: 0 },
        { step: 'rekontra', by: 3 },
      ],
      result: 'lost',
    },
    {
      ...itemOf('pagat', 'announced', 2),
      doublings: [
        { step: 'kontra', by: 1 },
        { step: 'rekontra', by: 0 },
      ],
      result: 'made',
    },
  ],
};
const RULES = koenigrufen.rules(tableOf(koenigrufen, 'einfach'));

test('a doubling was right if what it is about ended for the side that said it', () => {
  const tallies = [newTally(), newTally(), newTally(), newTally()];
  countRow(ROW, (seat) => tallies[seat] ?? newTally());
  expect(tallies.map(({ kontras }) => kontras)).toEqual([
    { said: 2, right: 2 },
    { said: 1, right: 0 },
    { said: 0, right: 0 },
    { said: 1, right: 0 },
  ]);
});

test('in a negative game every opponent doubles alone', () => {
  const [game] = ROW.games;
  const pair = { ...itemOf('game', 'bid', 1), against: [3], result: 'lost' as const };
  const tally = newTally();
  countRow(
    { ...ROW, games: game ? [game] : [], items: [{ ...pair, doublings: [{ step: 'kontra', by: 3 }] }] },
    () => tally,
  );
  expect(tally.kontras).toEqual({ said: 1, right: 1 });
});

test('who is what in a deal', () => {
  expect([0, 1, 2, 3].map((seat) => roleIn(ROW, seat, RULES))).toEqual([
    ...['defender', 'declarer', 'defender', 'partner'],
  ]);
  const trischaken: Row = { ...ROW, games: [{ declarer: 1, contract: 'trischaken', with: {}, result: 'draw' }] };
  expect(roleIn(trischaken, 1, RULES)).toBe('each');
  expect(roleIn({ ...ROW, games: [] }, 1, RULES)).toBe('each');
});
