import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

test('a spreadsheet calls cents what a table has won, and points for places what the ranking counts', async () => {
  const visitor = new Visitor(laptop.host);
  const placePoints = { mode: 'instead' as const, list: [2, 1, 0] };
  const format = { ...DEFAULT_FORMAT, deals: 1, dealsAtThree: 1, placePoints };
  const rules = { family: 'bavarian', profile: 'simple-fixed', format } as const;
  const evening = await openEvening(visitor, 'Anna\nBert\nCilli', rules);
  await visitor.draw(evening, 'x');
  const entry = { contract: 'agreed', name: 'so', payments: ['50', '-20', '-30'] };
  await visitor.ask({ type: 'enter-deal', evening, round: 1, table: 1, deal: 1, entry });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'csv' });
  const [ranking = '', table = ''] = text.split('Runde 1, Tisch 1');
  expect(ranking).toContain('Summe (Platzpunkte)');
  expect(ranking).not.toContain('Cent');
  expect(table).toContain('Summe (Cent)');
});
