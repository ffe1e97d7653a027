import { expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { pointsOf } from '#engine/tournament/state/tables.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const PLACE = { round: 1, table: 1 } as const;
const DREIER = { contract: 'dreier', declarer: 1, won: true };

async function evening(
  visitor: Visitor,
  options: Record<string, unknown>,
  players: readonly string[],
): Promise<string> {
  const format = { ...DEFAULT_FORMAT, deals: 5, dealsAtFive: null };
  const made = await openEvening(visitor, players.join('\n'), { options: options as never, format });
  await visitor.draw(made, 'x', players.length === 5 ? 'auto' : 4);
  return made;
}

const paid = ({ evening: state }: Visitor): readonly (readonly string[])[] => {
  const table = state?.rounds[0]?.tables[0];
  return table?.results.map((result) => pointsOf(table, result).map(showRational)) ?? [];
};

test('a double round is assigned to the next deals; a correction of the Trischaken removes it, even after a restart', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor, { 'double-rounds': true }, ['A', 'B', 'C', 'D']);
  const deal = { evening: club, ...PLACE } as const;
  await visitor.ask({
    ...deal,
    type: 'enter-deal',
    deal: 1,
    entry: { contract: 'trischaken', thirds: [60, 70, 50, 30] },
  });
  await visitor.ask({ ...deal, type: 'enter-deal', deal: 2, entry: DREIER });
  expect(paid(visitor)[1]).toEqual(['-10', '30', '-10', '-10']);
  const correction = { ...deal, type: 'correct-deal', deal: 1, entry: { contract: 'annulled' } } as const;
  await visitor.ask({ ...correction, reason: 'miscounted', base: visitor.seen(correction) });
  expect(paid(visitor)).toEqual([
    ['0', '0', '0', '0'],
    ['-5', '15', '-5', '-5'],
  ]);

  await laptop.restart();
  const again = new Visitor(laptop.host);
  await again.ask({ type: 'watch-evening', evening: club });
  expect(paid(again)).toEqual(paid(visitor));
});

test('five sit at a table if that is agreed, and the dealer pauses', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor, { 'table-size': 5 }, ['A', 'B', 'C', 'D', 'E']);
  const deal = { evening: club, ...PLACE, deal: 1 } as const;
  expect(await visitor.refused({ ...deal, type: 'enter-deal', entry: { ...DREIER, declarer: 0 } })).toEqual([
    'pausing-seat @ declarer',
  ]);
  await visitor.ask({ ...deal, type: 'enter-deal', entry: DREIER });
  expect(paid(visitor)[0]).toEqual(['0', '15', '-5', '-5', '-5']);
});
