import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { showRational } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame } from '#engine/games/index.ts';
import { closingOf } from '#engine/tournament/cash/closing.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';
import { readEvening } from './files/event-file.ts';

const laptop = useLaptop();
const CASH: NonNullable<Format['cash']> = {
  ...{ fee: 0, reduced: [], houseKeeps: 0, perPoint: 1, prizes: null, step: 10, goods: [], pot: null },
  penaltiesTo: 'house',
};
const FORMAT: Format = { ...DEFAULT_FORMAT, deals: 6, dealsAtThree: 6, rounds: null, cash: CASH };

/** An evening of the race to 100 with `tables` of these names; deals are agreed on, so that any points can be had. */
async function evening(tables: readonly (readonly string[])[], profile = 'loew-1954', family = 'illustrated') {
  const visitor = new Visitor(laptop.host);
  const names = tables.flat();
  const rules = { family, profile, options: {} };
  const id = await openEvening(visitor, names.join('\n'), { ...rules, format: FORMAT });
  const ids = new Map(must(visitor.evening, 'the evening').players.map(({ id: player, name }) => [name, player]));
  const of = (name: string): string => must(ids.get(name), name);
  const seats = tables.map((table) => table.map(of));
  await visitor.ask({ type: 'plan-rounds', evening: id, from: 1, draw: { method: 'by-hand' }, rounds: [seats] });
  await visitor.ask({ type: 'publish-round', evening: id, round: 1 });
  return new PlayedEvening(visitor, id, of);
}

class PlayedEvening {
  readonly visitor: Visitor;
  readonly id: string;
  readonly of: (name: string) => string;

  constructor(visitor: Visitor, id: string, of: (name: string) => string) {
    this.visitor = visitor;
    this.id = id;
    this.of = of;
  }

  get state() {
    return must(this.visitor.evening, 'the evening');
  }

  async deal(table: number, ...points: readonly number[]): Promise<void> {
    await this.write(table, { contract: 'agreed', name: 'Partie', payments: points.map(String) });
  }

  async write(table: number, entry: Json): Promise<void> {
    const results = must(this.state.rounds[0]?.tables[table - 1], 'the table').results.length;
    await this.visitor.ask({ type: 'enter-deal', evening: this.id, round: 1, table, deal: results + 1, entry });
  }

  async swap(one: string, other: string): Promise<void> {
    const both = { one: this.of(one), other: this.of(other) };
    await this.visitor.ask({ type: 'swap-seats', evening: this.id, round: 1, ...both, from: 'now', reason: 'x' });
  }

  async goes(name: string, deals: number): Promise<void> {
    const at = { evening: this.id, round: 1, table: 1 };
    await this.visitor.ask({ type: 'play-on', ...at, player: this.of(name), deals, reason: 'home' });
  }

  /** Strikes what is left and closes the round; points, and money in cents, by name. */
  async closed(): Promise<Readonly<Record<string, readonly [points: string, cents: number]>>> {
    for (const { table, results, deals } of this.state.rounds[0]?.tables ?? [])
      if (results.length < deals)
        await this.visitor.ask({ type: 'strike-deals', evening: this.id, round: 1, table, reason: 'late' });
    await this.visitor.ask({ type: 'close-round', evening: this.id, round: 1 });
    const { text } = await this.visitor.ask({ type: 'export', evening: this.id, what: 'events' });
    const read = readEvening(findGame, text, (created) => created);
    expect(read.ok ? [] : read.error.map(printRefusal)).toEqual([]);
    const closing = closingOf(this.state);
    if (!closing?.ok) throw new Error('no closing statement');
    expect(closing.value.tills.map(({ after }) => after)).toEqual([0, 0, 0, 0, 0, 0]);
    const points = new Map(eveningStandings(this.state).lines.map((line) => [line.id, showRational(line.points)]));
    return Object.fromEntries(
      closing.value.players.map(({ player, net }) => [player.name, [points.get(player.id) ?? '', net] as const]),
    );
  }
}

const FOUR = ['A', 'B', 'C', 'D'];

test('whoever leaves within a series settles it with those who sat there, and they begin a new one', async () => {
  const play = await evening([FOUR]);
  await play.deal(1, 32, 92, 0, 0);
  await play.goes('B', 3);
  expect(play.state.rounds[0]?.tables[0]?.results[0]?.ends).toBe('parted');
  // Where B sat nobody sits; 70 more would be the 100 of a series that had gone on.
  await play.deal(1, 70, 0, 0);
  await play.deal(1, 0, 10, 0);
  // To the first series four belong (4 · total − 124), to the second three (3 · total − 80).
  expect(await play.closed()).toEqual({
    A: ['102', 4 * 32 - 124 + 3 * 70 - 80],
    B: ['92', 4 * 92 - 124],
    C: ['10', -124 + 3 * 10 - 80],
    D: ['0', -124 - 80],
  });
});

test('whoever leaves with nothing pays for it', async () => {
  const play = await evening([FOUR], 'mayr-sedlaczek-2016');
  await play.deal(1, 92, 32, 2, 0);
  await play.goes('D', 2);
  await play.deal(1, 0, 0, 0);
  expect(await play.closed()).toMatchObject({ A: ['92', 4 * 92 - 126], D: ['0', -126] });
});

test('whoever changes seats takes points, money and no bonus along', async () => {
  const play = await evening([
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
  ]);
  await play.deal(1, 0, 20, 92);
  await play.deal(2, 5, 0, 0);
  await play.swap('C', 'F');
  expect(play.state.rounds[0]?.tables.map(({ results }) => results[0]?.ends)).toEqual(['parted', 'parted']);
  // Eight points in the chair of C: no 100 for F.
  await play.deal(1, 0, 0, 8);
  await play.deal(2, 0, 0, 40);
  expect(await play.closed()).toEqual({
    A: ['0', -112 - 8],
    B: ['20', 3 * 20 - 112 - 8],
    C: ['132', 3 * 92 - 112 + 3 * 40 - 40],
    D: ['5', 3 * 5 - 5 - 40],
    E: ['0', -5 - 40],
    F: ['8', -5 + 3 * 8 - 8],
  });
});

test('whoever changes back before a deal has not parted, and a correction moves what is owed', async () => {
  const play = await evening([
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
  ]);
  await play.deal(1, 0, 20, 92);
  await play.swap('C', 'F');
  await play.swap('C', 'F');
  expect(play.state.rounds[0]?.tables[0]?.results[0]).not.toHaveProperty('ends');
  await play.deal(1, 0, 0, 8);
  expect(play.state.rounds[0]?.tables[0]?.results[1]?.ends).toBe('target');
  await play.deal(1, 0, 10, 0);
  await play.swap('B', 'E');
  const place = { evening: play.id, round: 1, table: 1, deal: 3 };
  const entry = { contract: 'agreed', name: 'Partie', payments: ['0', '30', '0'] };
  const base = play.visitor.seen(place);
  await play.visitor.ask({ type: 'correct-deal', ...place, entry, base, reason: 'slip' });
  expect(await play.closed()).toMatchObject({
    B: ['50', 3 * 20 - 130 + 60],
    C: ['110', 3 * 110 - 130 - 30],
    E: ['0', 0],
  });
});

test('in Tübingen money is settled between those who sat together, and a misdeal counts although the rest was struck', async () => {
  const tables = [
    ['A', 'B', 'C', 'D'],
    ['E', 'F', 'G', 'H'],
  ];
  const play = await evening(tables, 'tuebingen', 'tuebingen');
  const ruf = { contract: 'ruf', declarer: 0, partner: 1, points: 52 };
  await play.write(1, ruf);
  await play.swap('A', 'E');
  await play.write(1, { ...ruf, declarer: 2, partner: 3 });
  await play.write(1, { contract: 'misdeal' });
  // 29 each in the first deal; 29 each in the second, and ten less for C, who dealt the third.
  expect(await play.closed()).toEqual({
    A: ['29', 4 * 29 - 58],
    B: ['29', 4 * 29 - 58 - 58 + 10],
    C: ['19', -58 + 4 * 29 - 58 - 3 * 10],
    D: ['29', -58 + 4 * 29 - 58 + 10],
    E: ['0', -58 + 10],
    ...{ F: ['', 0], G: ['', 0], H: ['', 0] },
  });
});

test('an evening of the first rules is read as it was played', async () => {
  const play = await evening([FOUR]);
  await play.deal(1, 32, 92, 0, 0);
  const { text } = await play.visitor.ask({ type: 'export', evening: play.id, what: 'events' });
  const file = JSON.parse(text) as { history: { step: number; event: Record<string, unknown> }[] };
  const [first, last] = [must(file.history[0], 'a creation'), must(file.history.at(-1), 'a deal')];
  first.event['rules'] = { ...(first.event['rules'] as object), rulesVersion: 1 };
  const gone = { type: 'seat-vacated', round: 1, table: 1, player: play.of('B'), after: 1, deals: 4, reason: 'home' };
  const line = { ...last, step: last.step + 1, event: gone };
  const read = (version: number) => {
    first.event['rules'] = { ...(first.event['rules'] as object), rulesVersion: version };
    const found = readEvening(findGame, JSON.stringify({ ...file, history: [...file.history, line] }), (it) => it);
    return found.ok ? [] : found.error.map(printRefusal);
  };
  expect(read(1)).toEqual([]);
  expect(read(2)).toEqual(['settlement-differs @ rounds.1.tables.1.results.1.settlement']);
});

test('whoever leaves a table with a pot has no share of what is left in it, also if no deal follows', async () => {
  const play = await evening([FOUR], 'haferl', 'bavarian');
  await play.write(1, { contract: 'pickup', declarer: 1, points: 70 });
  await play.goes('B', 3);
  // 200 were put in and 10 paid out of them: three share 190, the odd cent is the next forehand's (bavarian B8, B23).
  expect(await play.closed()).toEqual({ A: ['13', 13], B: ['-40', -40], C: ['14', 14], D: ['13', 13] });
});
