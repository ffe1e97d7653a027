import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();
const CASH: NonNullable<Format['cash']> = {
  ...{ fee: 0, reduced: [], houseKeeps: 0, perPoint: 1, prizes: null, step: 10, goods: [], pot: null },
  penaltiesTo: 'house',
};

/** A closed round of one table of four, in Tübingen Tarock: one deal of these points; its correction, as a preview tells it. */
async function previewed(cash: Format['cash'], before: readonly string[], after: readonly string[]) {
  const visitor = new Visitor(laptop.host);
  const rules = { family: 'tuebingen', profile: 'tuebingen', options: {} };
  const format: Format = { ...DEFAULT_FORMAT, deals: 1, rounds: null, cash };
  const evening = await openEvening(visitor, 'A\nB\nC\nD', { ...rules, format });
  const draw = { method: 'by-hand' } as const;
  await visitor.ask({ type: 'plan-rounds', evening, from: 1, draw, rounds: [[['p1', 'p2', 'p3', 'p4']]] });
  await visitor.ask({ type: 'publish-round', evening, round: 1 });
  const place = { evening, round: 1, table: 1, deal: 1 };
  const agreed = (payments: readonly string[]) => ({ contract: 'agreed', name: 'Partie', payments: [...payments] });
  await visitor.ask({ type: 'enter-deal', ...place, entry: agreed(before) });
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  const { changes, bills } = await visitor.ask({ type: 'preview-correction', ...place, entry: agreed(after) });
  const nameOf = (player: string) =>
    must(
      visitor.evening?.players.find(({ id }) => id === player),
      player,
    ).name;
  return {
    points: changes.filter((one) => one.pointsBefore !== one.pointsAfter).map(({ player }) => player),
    bills: bills.map((one) => [nameOf(one.player), one.before, one.after]),
  };
}

test('a correction tells the bills of all whom it makes pay or get something else, not of those with other points only', async () => {
  // Everybody settles with everybody else what they differ by: 10 more for C are 30 cents, 10 from each of the others.
  expect(await previewed(CASH, ['0', '20', '139', '0'], ['0', '20', '149', '0'])).toEqual({
    points: ['C'],
    bills: [
      ['A', -159, -169],
      ['B', 80 - 159, 80 - 169],
      ['C', 4 * 139 - 159, 4 * 149 - 169],
      ['D', -159, -169],
    ],
  });
});

test('without a cash desk there are no bills', async () => {
  expect((await previewed(null, ['0', '20', '139', '0'], ['0', '20', '149', '0'])).bills).toEqual([]);
});
