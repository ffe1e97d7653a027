import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { useLaptop } from '../testing/laptop.ts';
import { numbered, openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const RUFER = { contract: 'rufer', declarer: 1, partner: 2, won: true };
const FINAL: Format['final'] = { seats: 4, carry: { type: 'all' }, others: 'stop' };

/** An evening with a Schlussrad, eight deals at a four and ten at a five. */
const evening = (visitor: Visitor, players: number, format: Partial<Format>): Promise<string> =>
  openEvening(visitor, numbered(players), {
    options: { schlussrad: true },
    format: { ...DEFAULT_FORMAT, deals: 8, dealsAtFive: 10, tieBreaks: ['lot'], ...format },
  });

/** Enters all deals of a table; gives which of them count double. */
async function doubled(visitor: Visitor, club: string, round: number, table = 1): Promise<readonly number[]> {
  const at = () => visitor.evening?.rounds[round - 1]?.tables[table - 1];
  const { deals = 0, players = [] } = at() ?? {};
  for (let deal = 1; deal <= deals; deal++) {
    const dealer = (deal - 1) % players.length;
    const [declarer, partner] = [1, 2].map((by) => (dealer + by) % players.length);
    const entry = { ...RUFER, declarer: declarer ?? 0, partner: partner ?? 0 };
    await visitor.ask({ type: 'enter-deal', evening: club, round, table, deal, entry });
  }
  await visitor.until(() => at()?.results.length === deals, 'all deals');
  return (at()?.results ?? []).flatMap(({ deal, settlement }) =>
    settlement.some(({ factors }) => factors.some(({ code }) => code === 'last-round')) ? [deal] : [],
  );
}

async function play(
  visitor: Visitor,
  club: string,
  round: number,
  tables = 1,
): Promise<readonly (readonly number[])[]> {
  const all: (readonly number[])[] = [];
  for (let table = 1; table <= tables; table++) all.push(await doubled(visitor, club, round, table));
  await visitor.ask({ type: 'close-round', evening: club, round });
  return all;
}

test('the last Radl of the evening counts double, those of earlier rounds do not, at fours and fives', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor, 9, { rounds: 2 });
  await visitor.draw(club, 'a', 'auto');
  const sizes = visitor.evening?.rounds[0]?.tables.map(({ players }) => players.length);
  expect(await play(visitor, club, 1, 2)).toEqual([[], []]);
  await visitor.draw(club, 'b', 'auto');
  expect(sizes?.toSorted()).toEqual([4, 5]);
  const ends = visitor.evening?.rounds[1]?.tables.map(({ players }) =>
    players.length === 4 ? [5, 6, 7, 8] : [6, 7, 8, 9, 10],
  );
  expect(await play(visitor, club, 2, 2)).toEqual(ends);
});

test('if a final is agreed, the evening ends with the final', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor, 8, { rounds: 1, final: FINAL });
  await visitor.draw(club, 'a');
  expect(await play(visitor, club, 1, 2)).toEqual([[], []]);
  await visitor.ask({
    ...{ type: 'propose-seats', evening: club, method: 'final', rounds: 1, split: 'auto', fair: false, seconds: 0 },
    taken: visitor.evening?.players.map(({ id }) => id) ?? [],
  } as never);
  await visitor.until(() => visitor.proposal?.method === 'final', 'the final');
  const { rounds = [], final = [] } = visitor.proposal ?? {};
  await visitor.ask({
    ...{ type: 'plan-rounds', evening: club, from: 2, draw: { method: 'final' } },
    rounds: rounds.map((tables) => tables.map((seats) => [...seats])),
    final: [...final],
  });
  await visitor.ask({ type: 'publish-round', evening: club, round: 2 });
  const tables = visitor.evening?.rounds[1]?.tables ?? [];
  expect(await doubled(visitor, club, 2)).toEqual(tables[0]?.players.length === 5 ? [6, 7, 8, 9, 10] : [5, 6, 7, 8]);
});

test('an evening of any number of rounds has one as soon as the last round is agreed', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor, 4, { rounds: null });
  await visitor.draw(club, 'a');
  expect(await play(visitor, club, 1)).toEqual([[]]);
  await visitor.draw(club, 'b');
  const format = { ...DEFAULT_FORMAT, deals: 8, dealsAtFive: 10, tieBreaks: ['lot' as const], rounds: 2 };
  await visitor.ask({ type: 'change-format', evening: club, format, reason: 'it is late' });
  expect(await doubled(visitor, club, 2)).toEqual([5, 6, 7, 8]);
  // One more round is agreed after all: what was announced and written stays.
  await visitor.ask({ type: 'change-format', evening: club, format: { ...format, rounds: 3 }, reason: 'one more' });
  const correction = { evening: club, round: 2, table: 1, deal: 1, entry: { contract: 'annulled' } } as const;
  await visitor.ask({ type: 'correct-deal', ...correction, reason: 'slip', base: visitor.seen(correction) });
  const times = visitor.evening?.rounds[1]?.tables[0]?.results.map(({ settlement }) => settlement[0]?.factors.length);
  expect(times).toEqual([undefined, 0, 0, 0, 1, 1, 1, 1]);
});

test('struck deals take nothing from those that were played', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor, 4, { rounds: 1 });
  await visitor.draw(club, 'a');
  const at = { evening: club, round: 1, table: 1 } as const;
  for (const deal of [1, 2, 3])
    await visitor.ask({ type: 'enter-deal', ...at, deal, entry: { ...RUFER, declarer: deal % 4, partner: 0 } });
  await visitor.ask({ type: 'strike-deals', ...at, reason: 'late' });
  const correction = { ...at, deal: 1, entry: { contract: 'annulled' } } as const;
  await visitor.ask({ type: 'correct-deal', ...correction, reason: 'slip', base: visitor.seen(correction) });
  const factors = visitor.evening?.rounds[0]?.tables[0]?.results.flatMap(({ settlement }) =>
    settlement.flatMap((item) => item.factors),
  );
  expect(factors).toEqual([]);
});

test('an evening of an older version goes on as it was begun', async () => {
  const visitor = new Visitor(laptop.host);
  const file = JSON.parse(readFileSync('e2e/fixtures/781dc7b/evening.json', 'utf8')) as {
    history: { event: { type: string; rules: { rulesVersion: number; options: Record<string, unknown> } } }[];
  };
  const created = file.history[0]?.event.rules;
  if (!created) throw new Error('no rules');
  expect(created.rulesVersion).toBe(1);
  created.options['schlussrad'] = true;
  file.history.splice(5);
  const { evening: club } = await visitor.ask({ type: 'import-evening', text: JSON.stringify(file) });
  await visitor.watch(club);
  expect(await doubled(visitor, club, 1)).toEqual([1, 2, 3, 4]);
});
