import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { showRational } from '#engine/core/rational.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const FORMAT: Format = {
  ...DEFAULT_FORMAT,
  ...{ deals: 1, rounds: 1, entry: 'totals', tieBreaks: [] },
  final: { seats: 4, carry: { type: 'share', percent: 50 }, others: 'play' },
  season: { name: 'Cup', best: null, starts: 0, negativeIsZero: false, cupPoints: null, winnerBonus: 0 },
};
const FIRST = [
  ['p1', 'p2', 'p3', 'p4'],
  ['p5', 'p6', 'p7', 'p8'],
];

/** One closed round: p1 10, p5 8, p2, p6 and p7 4, p3 −4, p4 −10, p8 −16. */
async function played(visitor: Visitor): Promise<string> {
  const text = 'Anna\nBert\nCilli\nDoris\nEmil\nFritz\nGusti\nHans';
  const evening = await openEvening(visitor, text, { name: 'Klubabend', format: FORMAT });
  await visitor.ask({ type: 'plan-rounds', evening, from: 1, draw: { method: 'by-hand' }, rounds: [FIRST] });
  await visitor.ask({ type: 'publish-round', evening, round: 1 });
  const points = [
    ['10', '4', '-4', '-10'],
    ['8', '4', '4', '-16'],
  ];
  for (const [i, seats] of points.entries())
    await visitor.ask({ type: 'enter-total', evening, round: 1, table: i + 1, points: seats, deals: 1 });
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  return evening;
}

test('the tables of a final are proposed by rank, and the evening survives a file and a restart', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await played(visitor);
  const ask = { type: 'propose-seats', evening, rounds: 1, split: 'auto', fair: true, seconds: 0 } as const;
  expect(await visitor.refused({ ...ask, method: 'final' })).toEqual(['final-undecided @ Bert, Fritz, Gusti']);
  await visitor.ask({ ...ask, method: 'final', taken: ['p2', 'p7'] });
  await visitor.until(() => visitor.proposal?.done === true, 'a proposal');
  const { rounds, final, from } = must(visitor.proposal, 'a proposal');
  expect(final).toEqual(['p1', 'p5', 'p2', 'p7']);
  expect(rounds).toEqual([
    [
      ['p1', 'p5', 'p2', 'p7'],
      ['p6', 'p3', 'p4', 'p8'],
    ],
  ]);
  await visitor.ask({
    ...{ type: 'plan-rounds', evening, from, draw: { method: 'final' } },
    rounds: rounds.map((tables) => tables.map((seats) => [...seats])),
    final: [...must(final, 'finalists')],
  });
  await visitor.ask({ type: 'publish-round', evening, round: 2 });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const copy = await visitor.ask({ type: 'import-evening', text });
  await laptop.restart();
  const later = new Visitor(laptop.host);
  for (const id of [evening, copy.evening]) {
    const lines = eveningStandings(await later.watch(id)).lines.slice(0, 5);
    // Half of 10, 8, 4 and 4; after them Fritz with 4.
    expect(lines.map(({ rank, entrant, total }) => `${rank} ${entrant.name} ${showRational(total)}`)).toEqual([
      ...['1 Anna 5', '2 Emil 4', '3 Bert 2', '3 Gusti 2', '5 Fritz 4'],
    ]);
  }
});

test('the final of a season is an evening whose players bring their points along', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await played(visitor);
  const format = { ...FORMAT, season: null, final: null };
  const ask = { type: 'create-final', evening, name: 'Finale', format, seats: 4, carry: { type: 'all' } } as const;
  const asked = { ...ask, carry: { type: 'all' as const }, absent: ['anna'], taken: [] };
  // By the season's own tie-breaks only a lot separates them, so nobody is tied.
  const made = await visitor.ask(asked);
  const final = await visitor.watch(made.evening);
  expect(final.players).toHaveLength(4);
  expect(final.players[0]).toMatchObject({ name: 'Emil', presence: 'present' });
  const { lines } = eveningStandings(final);
  expect(lines.map(({ total }) => showRational(total))).toEqual(['8', '4', '4', '4']);
  const { text } = await visitor.ask({ type: 'export', evening: made.evening, what: 'events' });
  const copy = await visitor.ask({ type: 'import-evening', text });
  expect(eveningStandings(await visitor.watch(copy.evening)).lines.map(({ carried }) => carried)).toEqual(
    lines.map(({ carried }) => carried),
  );
  expect(await visitor.refused({ ...asked, evening: made.evening })).toEqual(['no-season']);
});

test('what was changed after it was agreed is in every exported list', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await played(visitor);
  const text = async (what: 'csv' | 'notice') => (await visitor.ask({ type: 'export', evening, what })).text;
  expect(await text('notice')).not.toContain('Geändert');
  await visitor.ask({ type: 'change-format', evening, format: { ...FORMAT, minutes: 45 }, reason: 'Sperrstunde' });
  expect((await text('notice')).trimEnd().split('\n').slice(-6)).toEqual([
    'Geändert, nachdem der Ablauf vereinbart war',
    '===========================================',
    '',
    'Grund',
    '-----------',
    'Sperrstunde',
  ]);
  expect(await text('csv')).toContain('Sperrstunde');
});
