import { expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { useLaptop } from '../testing/laptop.ts';
import { numbered, openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();

const FIVE = ['p1', 'p2', 'p3', 'p4', 'p5'];
const FOUR = ['p6', 'p7', 'p8', 'p9'];
const reason = 'it happened';

const standings = (state: EveningState): readonly string[] =>
  eveningStandings(state).lines.map(({ id, total, dealsPlayed }) => `${id} ${showRational(total)} in ${dealsPlayed}`);

/** A table of five and one of four, and one more who came late. */
async function open(visitor: Visitor): Promise<string> {
  const format = { ...DEFAULT_FORMAT, deals: 4, dealsAtFive: 5 };
  const evening = await openEvening(visitor, numbered(10), { format });
  const draw = { method: 'by-hand' };
  await visitor.ask({ type: 'plan-rounds', evening, from: 1, draw, rounds: [[FIVE, FOUR]] });
  expect(await visitor.refused({ type: 'publish-round', evening, round: 1 })).toHaveLength(1);
  await visitor.ask({ type: 'publish-round', evening, round: 1, sitOut: ['p10'] });
  return evening;
}

test('a round in which everything goes wrong is the same in a file and after a restart', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await open(visitor);
  const at = { evening, round: 1 } as const;
  await visitor.ask({ type: 'unpublish-round', ...at });
  await visitor.ask({ type: 'publish-round', ...at });
  await visitor.ask({ type: 'seat-player', ...at, table: 2, player: 'p10', reason });
  expect(await visitor.refused({ type: 'seat-player', ...at, table: 2, player: 'p10', reason })).toEqual([
    'no-more-seats @ round 1, table 2',
  ]);
  const five = { contract: 'solorufer', declarer: 1, partner: 2, won: true };
  await visitor.ask({ type: 'enter-deal', ...at, table: 1, deal: 1, entry: five });
  await visitor.ask({ type: 'swap-seats', ...at, one: 'p2', other: 'p6', from: 'now', reason });
  await visitor.ask({ type: 'play-on', ...at, table: 1, player: 'p3', deals: 3, reason });
  expect(await visitor.refused({ type: 'start-deal', ...at, table: 1 })).toEqual(['only-on-paper @ round 1, table 1']);
  // Four seats now: the replacement for p2 has the second one, and deals.
  const four = { contract: 'solorufer', declarer: 2, partner: 3, won: true };
  await visitor.ask({ type: 'enter-deal', ...at, table: 1, deal: 2, entry: four });
  const before = await visitor.watch(evening);
  const lines = standings(before);
  expect(lines).toEqual(expect.arrayContaining(['p2 2 in 1', 'p3 2 in 1', 'p6 -2 in 1', 'p4 0 in 2']));
  // A deal of five is corrected as one of five, with those who sat there.
  const place = { round: 1, table: 1, deal: 1 };
  const base = visitor.seen(place);
  await visitor.ask({ type: 'correct-deal', evening, ...place, entry: { ...five, won: false }, reason, base });
  const original = await visitor.watch(evening);
  expect(standings(original)).toEqual(expect.arrayContaining(['p2 -2 in 1', 'p3 -2 in 1', 'p6 -2 in 1']));
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const copy = await visitor.ask({ type: 'import-evening', text });
  await laptop.restart();
  const later = new Visitor(laptop.host);
  expect(await later.watch(evening)).toEqual(original);
  expect((await later.watch(copy.evening)).rounds).toEqual(original.rounds);
});

test('a late step is undone like any other', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await open(visitor);
  const before = await visitor.watch(evening);
  await visitor.ask({ type: 'seat-player', evening, round: 1, table: 2, player: 'p10', reason });
  const { undo, lines } = await visitor.ask({ type: 'read-log', evening });
  expect(lines.at(-1)).toMatchObject({ events: [{ type: 'player-seated', reason }] });
  await visitor.ask({ type: 'undo-step', evening, step: undo ?? 0 });
  expect((await visitor.watch(evening)).rounds).toEqual(before.rounds);
});
