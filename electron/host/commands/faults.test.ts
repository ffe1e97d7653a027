import { expect, test } from 'vitest';
import { MOST_FAULTS } from '#engine/core/faults.ts';
import { useLaptop } from '../testing/laptop.ts';
import { numbered, openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const names = numbered(32);

test('a list pasted twice is refused in one sentence', async () => {
  const director = new Visitor(laptop.host);
  const evening = await openEvening(director, names);
  const text = `New Nora\n${names}`;
  expect(await director.refused({ type: 'import-players', evening, text })).toEqual(['duplicate-name @ lines 2-33']);
  const twice = ['New Nora', 'Old Otto', 'New Nora', 'Old Otto'].join('\n');
  expect(await director.refused({ type: 'import-players', evening, text: twice })).toEqual([
    'name-twice @ lines 3-4/1-2',
  ]);
});

test('however much is wrong, the answer says as much as anybody reads', async () => {
  const director = new Visitor(laptop.host);
  const evening = await openEvening(director, names);
  const rows = Array.from({ length: 4500 }, (_, i) => [`k${i}`, 0] as const);
  const entry = { contract: 'annulled', ...Object.fromEntries(rows) };
  const place = { evening, round: 1, table: 1, deal: 1 };
  await director.draw(evening, 'x');
  expect(await director.refused({ type: 'preview-entry', ...place, entry })).toHaveLength(MOST_FAULTS);
});
