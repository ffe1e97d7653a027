import { describe, expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { Book, creation, dealOf, drawn, listOf } from '#engine/testing/evenings.ts';
import { evolve } from '../events/evolve.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { teamRankings } from '../standings/team-rankings.ts';
import type { EveningCommand } from '../state/commands.ts';
import type { Team, TeamCounting } from '../state/types.ts';
import { withoutTeam } from './teams.ts';

const ALL: TeamCounting = { 2: 2, 4: 4 };
const pair = (name: string, ...members: readonly string[]): Team => ({ name, size: 2, members });
const four = (name: string, ...members: readonly string[]): Team => ({ name, size: 4, members });
const set = (teams: readonly Team[], counting = ALL): EveningCommand => ({ type: 'set-teams', teams, counting });
const club = (...names: readonly string[]): Book => {
  const book = new Book();
  book.run(creation());
  book.run(listOf(...names));
  return book;
};
const people = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `P${i + 1}`);

describe('teams by hand', () => {
  test('somebody may play in a pair and in a team of four', () => {
    const book = club(...people(5));
    const teams = [pair(' Imst ', 'p1', 'p2'), four('Imst', 'p1', 'p3', 'p4', 'p5')];
    expect(book.run(set(teams))).toEqual([]);
    expect(book.now.teams).toEqual([pair('Imst', 'p1', 'p2'), four('Imst', 'p1', 'p3', 'p4', 'p5')]);
    expect(book.run(set(teams))).toEqual([]);
    expect(book.events.filter(({ type }) => type === 'teams-set')).toHaveLength(1);
    expect(withoutTeam(book.now, 2).map(({ id }) => id)).toEqual(['p3', 'p4', 'p5']);
  });

  test.each<[string, readonly Team[], TeamCounting, readonly string[]]>([
    ['two pairs', [pair('A', 'p1', 'p2'), pair('B', 'p2')], ALL, ['in-two-teams @ P2']],
    ['the same pair twice', [pair('A', 'p1', 'p1')], ALL, ['in-two-teams @ P1']],
    ['too many', [pair('A', 'p1', 'p2', 'p3')], ALL, ['team-too-large @ A']],
    ['one name', [pair('A', 'p1'), pair('a ', 'p2'), four('A', 'p1')], ALL, ['team-name-twice @ a']],
    ['no name', [pair(' ', 'p1')], ALL, ['empty-name @ ']],
    ['a stranger', [pair('A', 'p9')], ALL, ['no-such-player @ p9']],
    ['a count beyond the team size', [], { 2: 3, 4: 4 }, ['team-counting @ 2']],
  ])('refuses %s', (_, teams, counting, expected) =>
    expect(club(...people(5)).run(set(teams, counting))).toEqual(expected),
  );

  test('a player who is removed leaves the team', () => {
    const book = club('A', 'B');
    book.run(set([pair('Imst', 'p1', 'p2')]));
    book.run({ type: 'remove-player', player: 'p1' });
    expect(book.now.teams).toEqual([pair('Imst', 'p2')]);
  });
});

test('by lot: of those present without a team; the seed repeats it, a later draw continues the numbering', () => {
  const book = club(...people(8));
  book.run(set([pair('Team 2', 'p1', 'p2')]));
  book.run({ type: 'set-presence', player: 'p3', presence: 'gone' });
  const lot: EveningCommand = { type: 'draw-teams', size: 2, seed: 'lot' };
  expect(book.run(lot)).toEqual([]);
  expect(book.now.teams.map(({ name }) => name)).toEqual(['Team 2', 'Team 1', 'Team 3']);
  const members = book.now.teams.flatMap(({ members }) => members);
  // Five were free: two pairs, and one player is left over.
  expect(new Set(members).size).toBe(6);
  expect(members).not.toContain('p3');
  expect(book.run(lot)).toEqual(['too-few-for-team @ 2']);
  const again = club(...people(8));
  again.run(set([pair('Team 2', 'p1', 'p2')]));
  again.run({ type: 'set-presence', player: 'p3', presence: 'gone' });
  again.run(lot);
  expect(again.now.teams).toEqual(book.now.teams);
});

describe('teams in a list', () => {
  const table = (...cells: readonly (readonly string[])[]): EveningCommand => ({
    type: 'import-players',
    rows: cells.map((row, i) => ({ line: i + 1, cells: row })),
  });

  test('the number of names decides the size of a team, unless its column does', () => {
    const book = club();
    const head = ['Name', 'Team', 'Viererteam'];
    const rows = [
      ['A', 'Imst', 'Oberland'],
      ['B', 'imst', 'Oberland'],
      ['C', 'Zams', ''],
      ['D', 'Zams', ''],
      ['E', 'Zams', ''],
    ];
    expect(book.run(table(head, ...rows))).toEqual([]);
    expect(book.now.teams).toEqual([
      pair('Imst', 'p1', 'p2'),
      four('Oberland', 'p1', 'p2'),
      four('Zams', 'p3', 'p4', 'p5'),
    ]);
  });

  test('nobody is imported if a team has the wrong size', () => {
    const book = club('X', 'Y');
    book.run(set([pair('Imst', 'p1', 'p2')]));
    expect(book.run(table(['Name', 'Zweierteam'], ['A', ''], ['B', 'Imst']))).toEqual(['team-too-large @ line 3']);
    expect(book.run(table(['Name', 'Team', 'Viererteam'], ['A', 'Zams', 'Zams'], ['B', 'Zams', '']))).toEqual([]);
    expect(book.now.players).toHaveLength(4);
  });

  test('a group called Team is one', () => {
    const book = club('A', 'B');
    const group = (player: string, ...groups: readonly string[]): EveningCommand => ({
      type: 'group-player',
      player,
      groups,
    });
    book.run(group('p1', 'Damen', 'Team Imst'));
    book.run(group('p2', 'team  Imst'));
    expect(book.now.players.map(({ groups }) => groups)).toEqual([['Damen'], []]);
    expect(book.now.teams).toEqual([pair('Imst', 'p1', 'p2')]);
    book.run(group('p1', 'Damen'));
    expect(book.now.teams[0]?.members).toEqual(['p1', 'p2']);
  });
});

test('an older journal has teams as groups; leaving the group meant leaving the team', () => {
  const grouping = (player: string, ...groups: readonly string[]) =>
    ({ type: 'player-grouped', player, groups }) as const;
  const book = club('A', 'B', 'C');
  const one = [grouping('p1', 'Damen', 'Team Imst'), grouping('p2', 'Team Imst'), grouping('p3', 'Team Imst')];
  const three = one.reduce(evolve, book.now);
  expect(three.teams).toEqual([{ ...four('Imst', 'p1', 'p2', 'p3'), grouped: true }]);
  expect(three.players[0]?.groups).toEqual(['Damen']);
  expect(evolve(three, grouping('p3', 'Gäste')).teams).toEqual([{ ...pair('Imst', 'p1', 'p2'), grouped: true }]);
  const players = [{ id: 'p4', name: 'D', groups: ['Team Zams', 'Damen'] }];
  expect(evolve(three, { type: 'players-added', players }).teams.map(({ name, size }) => [name, size])).toEqual([
    ['Imst', 4],
    ['Zams', 2],
  ]);
});

test('a team of an older journal keeps its players when groups are changed today', () => {
  const book = club('A', 'B');
  for (const player of ['p1', 'p2'])
    book.state = evolve(book.now, { type: 'player-grouped', player, groups: ['Team Imst'] });
  expect(book.run({ type: 'group-player', player: 'p1', groups: ['Damen'] })).toEqual([]);
  expect(book.now.players[0]?.groups).toEqual(['Damen']);
  expect(book.now.teams).toEqual([pair('Imst', 'p1', 'p2')]);
  expect(book.run({ type: 'group-player', player: 'p1', groups: ['Damen'] })).toEqual([]);
  expect(book.events.filter(({ type }) => type === 'teams-set')).toHaveLength(1);
});

test('teams are ranked by size; the best count; a substitute plays on for the team', () => {
  const book = drawn(1);
  const [one, two] = book.now.rounds[0]?.tables.map(({ players }) => players) ?? [];
  const [a = '', b = '', c = '', d = ''] = one ?? [];
  const [e = '', f = '', g = '', h = ''] = two ?? [];
  // At table 1 seat 0 wins 3 × 4 = 12, the others lose 4; at table 2 seat 0 wins 3 × 1 = 3, the others lose 1.
  book.run({ type: 'enter-deal', ...dealOf(1, 1, 0, 0, 4) });
  book.run({ type: 'enter-deal', ...dealOf(2, 1, 0, 0, 1) });
  book.run(set([four('Links', a, b, c, d), four('Rechts', e, f, g, h), pair('Paar', a, e), pair('Allein', b)]));
  book.run({ type: 'substitute-player', player: e, name: 'Ersatz' });
  const show = (): readonly string[] =>
    teamRankings(book.now, eveningStandings(book.now).lines).flatMap(({ size, counting, ranking }) => [
      `${size}: ${counting}`,
      ...ranking.ranked.map(({ rank, team, total }) => `${rank} ${team.name} ${showRational(total)}`),
      ...ranking.incomplete.map(({ team, missing }) => `- ${team.name} ${missing}`),
    ]);
  expect(show()).toEqual(['2: 2', '1 Paar 15', '- Allein 1', '4: 4', '1 Links 0', '2 Rechts 0']);
  book.run(set(book.now.teams, { 2: 1, 4: 2 }));
  // The best two: 12 - 4 = 8 and 3 - 1 = 2; the best one: 12 and -4.
  expect(show()).toEqual(['2: 1', '1 Paar 12', '2 Allein -4', '4: 2', '1 Links 8', '2 Rechts 2']);
  expect(book.now.players.find(({ id }) => id === e)?.name).toBe('Ersatz');
});
