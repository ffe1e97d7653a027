import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame } from '#engine/games/index.ts';
import { closingOf } from '#engine/tournament/cash/closing.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';
import { readEvening } from './files/event-file.ts';

const laptop = useLaptop();
const at = { round: 1, table: 1 } as const;
const CASH: NonNullable<Format['cash']> = {
  ...{ fee: 0, reduced: [], houseKeeps: 0, perPoint: 10, prizes: null, step: 10, goods: [], pot: null },
  penaltiesTo: 'house',
};
const FORMAT: Format = { ...DEFAULT_FORMAT, deals: 4, rounds: null, entry: 'totals', cash: CASH };
const ILLUSTRATED = { family: 'illustrated', profile: 'beck-1956', options: {} };
const TUEBINGEN = { family: 'tuebingen', profile: 'tuebingen', options: {} };
const HAFERL = { family: 'bavarian', profile: 'haferl', options: {} };

/** A table whose sheet says these points; in the order of the seats, what everybody gets, in cents. */
async function table(rules: typeof HAFERL, points: readonly string[], format: Partial<Format> = {}) {
  const visitor = new Visitor(laptop.host);
  const names = points.map((_, i) => `Spieler ${i + 1}`).join('\n');
  const evening = await openEvening(visitor, names, { ...rules, format: { ...FORMAT, ...format } });
  await visitor.draw(evening, 'x');
  const answer = await visitor.refused({ type: 'enter-total', evening, ...at, points: [...points], deals: 4 });
  return { visitor, evening, answer };
}

async function paid(...asked: Parameters<typeof table>): Promise<readonly number[]> {
  const { visitor, evening, answer } = await table(...asked);
  expect(answer).toEqual(['accepted']);
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  const state = must(visitor.evening, 'the evening');
  const closing = closingOf(state);
  if (!closing?.ok) throw new Error('no closing statement');
  const { players, tills } = closing.value;
  expect(tills.map(({ after }) => after)).toEqual([0, 0, 0, 0, 0, 0]);
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const read = readEvening(findGame, text, (created) => created);
  expect(read.ok ? [] : read.error.map(printRefusal)).toEqual([]);
  const seats = state.rounds[0]?.tables[0]?.players ?? [];
  return seats.map((id) => must(players.find(({ player }) => player.id === id)?.net, id));
}

test('where only one side is written down, a total is paid as differences, not out of the cash box', async () => {
  expect(await paid(ILLUSTRATED, ['110', '57', '104'])).toEqual([590, -1000, 410]);
  // The first gets 440 − 291 points: four times their own, less the sum of all.
  expect(await paid(TUEBINGEN, ['110', '57', '104', '20'])).toEqual([1490, -630, 1250, -2110]);
  // At a table of four everybody settles with the three others, the pausing dealer included (I6).
  expect(await paid(ILLUSTRATED, ['10', '0', '0', '0'])).toEqual([300, -100, -100, -100]);
});

test('so is the bonus for a target of the format', async () => {
  const target = { points: 100, bonus: 10 };
  expect(await paid(TUEBINGEN, ['110', '57', '104', '20'], { target })).toEqual([1690, -830, 1450, -2310]);
});

test('nobody wins from a pot what nobody has put in', async () => {
  expect((await table(HAFERL, ['30', '-10', '-10'])).answer).toEqual(['more-than-in-pot @ 10']);
  expect((await table(HAFERL, ['30', '-20', '-20'])).answer).toEqual(['accepted']);
});

test('what only an agreement can bring in a game is asked about first', async () => {
  const says = async (profile: string, points: readonly string[], options = {}) =>
    (await table({ family: 'illustrated', profile, options }, points)).answer;
  for (const profile of ['loew-1954', 'mayr-sedlaczek-2016']) {
    expect(await says(profile, ['-15', '20', '30'])).toEqual(['points-unusual @ -15']);
    expect(await says(profile, ['1/3', '2', '3'])).toEqual(['points-unusual @ 1/3']);
    expect(await says(profile, ['15', '20', '30'])).toEqual(['accepted']);
  }
  // In a Trischaken points are taken away, and shared.
  const trischaken = { 'all-pass': 'trischaken' };
  expect(await says('beck-1956', ['-15', '20', '30'], trischaken)).toEqual(['accepted']);
  // Where it has been compared with the sheet, it stands.
  const { visitor, evening, answer } = await table({ ...ILLUSTRATED, options: { 'all-pass': 'redeal' } }, [
    '-15',
    '0',
    '0',
  ]);
  expect(answer).toEqual(['points-unusual @ -15']);
  const total = { type: 'enter-total' as const, evening, ...at, points: ['-15', '0', '0'], deals: 4 };
  expect(await visitor.refused({ ...total, accepted: true })).toEqual(['accepted']);
});

/** Four at a table of totals; the fourth goes after three deals, with the sheet at these points if it was looked at. */
async function afterLeaving(points: readonly string[], standing?: readonly string[]) {
  const visitor = new Visitor(laptop.host);
  const rules = { ...ILLUSTRATED, profile: 'loew-1954' };
  const names = 'A\nB\nC\nD';
  const evening = await openEvening(visitor, names, { ...rules, format: FORMAT });
  const rounds = [[['p1', 'p2', 'p3', 'p4']]];
  await visitor.ask({ type: 'plan-rounds', evening, from: 1, draw: { method: 'by-hand' }, rounds });
  await visitor.ask({ type: 'publish-round', evening, round: 1 });
  const going = { type: 'play-on', evening, ...at, player: 'p4', deals: 1, played: 3, reason: 'heim' } as const;
  const left = await visitor.refused({ ...going, ...(standing && { standing: [...standing] }) });
  if (left.join() !== 'accepted') return left;
  const total = await visitor.refused({ type: 'enter-total', evening, ...at, points: [...points], deals: 4 });
  if (total.join() !== 'accepted') return total;
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  const closing = closingOf(must(visitor.evening, 'the evening'));
  if (!closing?.ok) throw new Error('no closing statement');
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const read = readEvening(findGame, text, (created) => created);
  expect(read.ok ? [] : read.error.map(printRefusal)).toEqual([]);
  return closing.value.players.map(({ net }) => net);
}

test('whoever leaves a table of totals settles by what the sheet said then, and the others by the rest', async () => {
  // Among four 4 · points − 60; then among three 3 · points − 90.
  expect(await afterLeaving(['40', '70', '20', '20'], ['10', '30', '0', '20'])).toEqual([
    10 * (40 - 60 + 90 - 90),
    10 * (120 - 60 + 120 - 90),
    10 * (0 - 60 + 60 - 90),
    10 * (80 - 60),
  ]);
});

test('if nobody has looked at the sheet, all settle at the end', async () => {
  expect(await afterLeaving(['40', '70', '20', '20'])).toEqual([100, 1300, -700, -700]);
});

test('what the sheet said is checked like a sum, and stands', async () => {
  expect(await afterLeaving([], ['10', '30', '0'])).toEqual(['wrong-seat-count @ 3']);
  expect(await afterLeaving(['40', '70', '20', '21'], ['10', '30', '0', '20'])).toEqual([
    'left-with-other-points @ 20',
  ]);
});
