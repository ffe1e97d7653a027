import { expect, test } from 'vitest';
import { Book, creation } from '#engine/testing/evenings.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { sideRanking } from '#engine/tournament/standings/sides.ts';
import { groupsOf, isIn, oneSpelling } from './groups.ts';

const register = (...cells: readonly (readonly string[])[]): Book => {
  const book = new Book();
  book.run(creation());
  book.run({ type: 'import-players', rows: cells.map((row, i) => ({ line: i + 1, cells: row })) });
  return book;
};
const groups = (book: Book) => book.now.players.map((player) => player.groups.join('|'));

test('a group keeps its first spelling, in a list and by hand', () => {
  const book = register(['Name', 'Gruppe'], ['Anna', 'Damen'], ['Berta', ' damen/ DAMEN'], ['Cilli', 'Jugend, damen']);
  expect(groups(book)).toEqual(['Damen', 'Damen', 'Jugend|Damen']);
  expect(book.run({ type: 'group-player', player: 'p3', groups: ['jugend', 'DAMEN'] })).toEqual([]);
  expect(groups(book)[2]).toBe('jugend|Damen');
});

test('two spellings in an earlier evening are one ranking', () => {
  const book = register(['Name'], ['Anna'], ['Berta']);
  const players = book.now.players.map((player, i) => ({ ...player, groups: [i === 0 ? 'Damen' : ' damen'] }));
  expect(groupsOf({ players })).toEqual(['Damen']);
  const standings = eveningStandings({ ...book.now, players });
  expect(sideRanking(standings.lines, 'Damen')).toHaveLength(standings.lines.length);
  expect(players.map((player) => isIn(player, 'DAMEN'))).toEqual([true, true]);
  expect(oneSpelling(['b', 'A', 'B'])).toEqual(['b', 'A']);
});
