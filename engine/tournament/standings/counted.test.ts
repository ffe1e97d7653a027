import { expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { text } from '#engine/core/text.ts';
import { POINTS, type ScoreUnit } from '#engine/kernel/words/texts.ts';
import { type Book, drawn, enterDeal } from '#engine/testing/evenings.ts';
import { PLACE_MODES } from '../format/choices.ts';
import type { Format } from '../format/schema.ts';
import { eveningStandings } from './evening-standings.ts';
import { totalUnit } from './texts.ts';

/** What the total of a ranking is: points of the game, points for places at tables, or both; and in money always what is paid. */

const LIST = [4, 2, 1, 0];

/** Both tables have played their only deal: at each one seat has won 3 from each of the others. */
function played(format: Partial<Format>): Book {
  const book = drawn(1);
  expect(book.run({ type: 'change-format', reason: 'agreed', format: { ...book.now.format, ...format } })).toEqual([]);
  for (const table of [1, 2]) expect(book.run(enterDeal(table, 1, 0, table, 3))).toEqual([]);
  return book;
}

const totals = ({ now }: Book, account?: 'money') =>
  eveningStandings(now, account)
    .lines.map(({ total }) => showRational(total))
    .slice(0, 3);

test.each(PLACE_MODES)('money is paid for points and never for places (%s)', (mode) => {
  const book = played({ placePoints: { mode, list: LIST } });
  expect(totals(book, 'money')).toEqual(['9', '9', '-3']);
  expect(eveningStandings(book.now, 'money').counted).toBe('scores');
});

test.each(['round', 'deal'] as const)(
  'minus points halved by %s are halved for the ranking, never for money',
  (halving) => {
    const book = played({ halving });
    expect(totals(book)).toEqual(['9', '9', '-3/2']);
    expect(totals(book, 'money')).toEqual(['9', '9', '-3']);
  },
);

test('a ranking says what its totals count', () => {
  const countedBy = (book: Book) => eveningStandings(book.now).counted;
  expect(countedBy(drawn())).toBe('scores');
  const modes = PLACE_MODES.map((mode) => countedBy(played({ placePoints: { mode, list: LIST } })));
  expect(modes).toEqual(['places', 'both', 'scores']);
});

test('what counts points for places is not said to count cents', () => {
  const cents: ScoreUnit = { ...POINTS, parts: 'hundredths', name: text('Cent', 'Cents'), isSaid: true };
  const said = (['scores', 'places', 'both'] as const).map((counted) => {
    const { name, parts, isSaid = false } = totalUnit(counted, cents);
    return [name.de, parts, isSaid];
  });
  expect(said).toEqual([
    ['Cent', 'hundredths', true],
    ['Platzpunkte', 'shares', true],
    ['Punkte', 'hundredths', false],
  ]);
});
