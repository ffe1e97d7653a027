import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { showRational } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { findGame } from '#engine/games/index.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';
import { readEvening } from './files/event-file.ts';

const laptop = useLaptop();

const at = { round: 1, table: 1 } as const;
const FORMAT = { ...DEFAULT_FORMAT, deals: 20, rounds: null, target: { points: 30, bonus: 10 } };
/** A Dreier of seat 1, won or lost: 15 and 5 from each. */
const dreier = (won: boolean) => ({ contract: 'dreier', declarer: 1, won });

/** First to 30; these deals are written. */
async function race(visitor: Visitor, ...won: readonly boolean[]): Promise<string> {
  const evening = await openEvening(visitor, 'A\nB\nC\nD', { format: FORMAT });
  await visitor.draw(evening, 'x');
  for (const [i, one] of won.entries())
    await visitor.ask({ type: 'enter-deal', evening, ...at, deal: i + 1, entry: dreier(one) });
  return evening;
}

const table = (visitor: Visitor, round = 1) => visitor.evening?.rounds[round - 1]?.tables[0];
const total = (visitor: Visitor): string | undefined => {
  const [first] = visitor.evening ? eveningStandings(visitor.evening).lines : [];
  return first && showRational(first.total);
};

async function correct(
  visitor: Visitor,
  evening: string,
  deal: number,
  won: boolean,
  more = {},
): Promise<readonly string[]> {
  const place = { evening, ...at, deal } as const;
  const answer = await visitor.refused({
    ...{ type: 'correct-deal', ...place, entry: dreier(won), reason: 'slip', base: visitor.seen(place) },
    ...more,
  });
  await visitor.watch(evening);
  return answer;
}

/** An event file that a test can change. */
interface File {
  readonly history: {
    readonly event: {
      readonly type: string;
      format?: { deals: number; target: object };
      result?: { source: 'entered' | 'played'; entry?: unknown };
    };
  }[];
}

/** How the evening's own file is imported after something was changed in it: the codes and places of the faults. */
async function readChanged(
  visitor: Visitor,
  evening: string,
  change: (file: File) => void,
): Promise<readonly string[]> {
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const file = JSON.parse(text) as File;
  change(file);
  const read = readEvening(findGame, JSON.stringify(file), (id) => id);
  return read.ok ? [] : read.error.map(printRefusal);
}

/** Whether the evening can be imported from its own file, settled again. */
async function isSound(visitor: Visitor, evening: string): Promise<boolean> {
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  return readEvening(findGame, text, (id) => id).ok;
}

test('after a correction by which the target was reached earlier, the deals after it are struck once that is decided', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, false, true, true);
  expect(total(visitor)).toBe('40');
  const preview = { type: 'preview-correction', evening, ...at, deal: 2, entry: dreier(true) } as const;
  const { ending, changes } = await visitor.ask(preview);
  expect(ending).toEqual({ beyond: [3, 4], ends: false, opens: false, tooLate: false, elsewhere: [] });
  expect(changes, 'B keeps 40').toEqual([]);
  expect(await correct(visitor, evening, 2, true)).toEqual(['ended-earlier @ 3, 4']);
  expect(table(visitor)?.results).toHaveLength(4);
  expect(await correct(visitor, evening, 2, true, { strike: true })).toEqual(['accepted']);
  expect(table(visitor)?.results).toHaveLength(2);
  expect(total(visitor)).toBe('40');
  expect(await isSound(visitor, evening)).toBe(true);
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  const { undo } = await visitor.ask({ type: 'read-log', evening });
  await visitor.ask({ type: 'undo-step', evening, step: undo ?? 0 });
  const before = await visitor.ask({ type: 'read-log', evening });
  expect(before.undo, 'only the last step of all').toBeNull();
});

test('a correction that ends the table where somebody went is shown, accepted, undone, and opens again from a file', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'A\nB\nC\nD\nE\nF\nG\nH', { format: FORMAT });
  await visitor.draw(evening, 'x');
  const write = (number: number, deal: number, won: boolean) =>
    visitor.ask({ type: 'enter-deal', evening, ...at, table: number, deal, entry: dreier(won) });
  await write(1, 1, false);
  const [one, other] = [0, 1].map((i) => must(visitor.evening?.rounds[0]?.tables[i]?.players[1], 'seat 1'));
  const swap = { one: must(one, 'one'), other: must(other, 'other'), from: 'now', reason: 'x' } as const;
  await visitor.ask({ type: 'swap-seats', evening, round: 1, ...swap });
  for (const deal of [1, 2]) await write(2, deal, true);
  const second = () => visitor.evening?.rounds[0]?.tables[1]?.results.length;
  // Who lost 15 and won 30 since then would have had the 30 after the first of these deals.
  const { ending } = await visitor.ask({ type: 'preview-correction', evening, ...at, deal: 1, entry: dreier(true) });
  const there = { table: 2, beyond: [2], ends: true, goesOn: false, opens: false, tooLate: false };
  expect(ending).toEqual({ beyond: [], ends: false, opens: false, tooLate: false, elsewhere: [there] });
  expect(await correct(visitor, evening, 1, true)).toEqual(['ends-elsewhere @ 1: 2']);
  expect(await correct(visitor, evening, 1, true, { strike: true })).toEqual(['ends-elsewhere @ 1: 2']);
  expect(second()).toBe(2);
  expect(await correct(visitor, evening, 1, true, { elsewhere: true })).toEqual(['accepted']);
  expect(second()).toBe(1);
  expect(await isSound(visitor, evening)).toBe(true);
  const { undo } = await visitor.ask({ type: 'read-log', evening });
  await visitor.ask({ type: 'undo-step', evening, step: undo ?? 0 });
  await visitor.until(() => second() === 2, 'both deals');
});

test('the bonus is a row of its own on every list, so that the columns add up', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, false, true, true);
  const { text } = await visitor.ask({ type: 'export', evening, what: 'csv' });
  const [, sheet = ''] = text.split('"Runde 1, Tisch 1"');
  const rows = (sheet === '' ? (text.split('Runde 1, Tisch 1')[1] ?? '') : sheet).trim().split('\r\n').slice(1, 7);
  expect(rows.slice(-2)).toEqual([expect.stringContaining('Ziel erreicht'), expect.stringContaining('Summe')]);
  expect(rows.at(-2)?.split(',')).toContain('10');
  expect(rows.at(-1)?.split(',')).toContain('40');
});

test('a correction that strikes deals is undone together with them', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, false, true, true);
  await correct(visitor, evening, 2, true, { strike: true });
  const { undo } = await visitor.ask({ type: 'read-log', evening });
  await visitor.ask({ type: 'undo-step', evening, step: undo ?? 0 });
  await visitor.until(() => table(visitor)?.results.length === 4, 'all deals');
  expect(total(visitor)).toBe('40');
});

test('after a correction by which nobody has reached the target, play goes on in the same round', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, true);
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  const preview = { type: 'preview-correction', evening, ...at, deal: 2, entry: dreier(false) } as const;
  expect((await visitor.ask(preview)).ending).toEqual({
    beyond: [],
    ends: false,
    opens: true,
    tooLate: false,
    elsewhere: [],
  });
  expect(await correct(visitor, evening, 2, false)).toEqual(['consequences @ 1']);
  expect(await correct(visitor, evening, 2, false, { accepted: true })).toEqual(['accepted']);
  expect(visitor.evening?.rounds[0]?.phase).toBe('running');
  expect(await visitor.refused({ type: 'close-round', evening, round: 1 })).toEqual(['tables-missing @ 1: 1']);
  await visitor.ask({ type: 'enter-deal', evening, ...at, deal: 3, entry: dreier(true) });
  await visitor.ask({ type: 'enter-deal', evening, ...at, deal: 4, entry: dreier(true) });
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  expect(await isSound(visitor, evening)).toBe(true);
});

test('if the next round has begun, the rest is struck once that is decided', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, true);
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  await visitor.draw(evening, 'y');
  const accepted = { accepted: true };
  expect(await correct(visitor, evening, 2, false, accepted)).toEqual(['ended-nowhere @ round 1, table 1']);
  expect(await correct(visitor, evening, 2, false, { ...accepted, strike: true })).toEqual(['accepted']);
  expect(table(visitor)).toMatchObject({ deals: 2, struck: 'slip' });
  expect(visitor.evening?.rounds[0]?.phase).toBe('closed');
  expect(total(visitor)).toBe('0');
  expect(await isSound(visitor, evening)).toBe(true);
});

test('while a deal is played no correction ends its table', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, false);
  await visitor.ask({ type: 'start-deal', evening, ...at });
  expect(await correct(visitor, evening, 2, true)).toEqual(['deal-running @ round 1, table 1']);
});

const FAR = { ...FORMAT, target: { points: 1000, bonus: 10 } };

/** Deals won one after the other, with a target far away. */
async function farRace(visitor: Visitor): Promise<string> {
  const evening = await openEvening(visitor, 'A\nB\nC\nD', { format: FAR });
  await visitor.draw(evening, 'x');
  for (const deal of [1, 2, 3]) await visitor.ask({ type: 'enter-deal', evening, ...at, deal, entry: dreier(true) });
  return evening;
}

/** Another target in the last event that has one. */
const withTarget =
  (points: number) =>
  ({ history }: File): void => {
    const found = must(
      history.findLast(({ event }) => event.format),
      'a format',
    );
    if (found.event.format) found.event.format.target = { points, bonus: 10 };
  };

/** The last deal was played on screen. */
function withPlayed({ history }: File): void {
  const { result } = must(history.findLast(({ event }) => event.type === 'deal-entered')?.event, 'a deal');
  if (!result) return;
  result.source = 'played';
  delete result.entry;
}

/** Both. */
const played =
  (points: number) =>
  (file: File): void => {
    withTarget(points)(file);
    withPlayed(file);
  };

test('in a file no deal comes after somebody has reached the target', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await farRace(visitor);
  const read = (change: (file: File) => void) => readChanged(visitor, evening, change);
  expect(await read(withTarget(45)), 'reached by the last deal').toEqual([]);
  expect(await read(withTarget(30))).toEqual(['round-finished @ rounds.1.tables.1.results.3.deal']);
  expect(await read(played(30)), 'nor one that was played').toEqual([
    'round-finished @ rounds.1.tables.1.results.3.deal',
  ]);
});

test('in a file no deal comes after the last one of its table', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await farRace(visitor);
  const shorter = ({ history }: File): void => {
    const { format } = must(history[0]?.event, 'a creation');
    if (format) format.deals = 2;
  };
  expect(await readChanged(visitor, evening, shorter)).toEqual(['round-finished @ rounds.1.tables.1.results.3.deal']);
});

test('a deal that was dealt before the target was lowered comes after it in a file', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await farRace(visitor);
  await visitor.ask({ type: 'change-format', evening, format: { ...FAR, entry: 'both' }, reason: 'late' });
  await visitor.ask({ type: 'enter-deal', evening, ...at, deal: 4, entry: dreier(true) });
  const read = (change: (file: File) => void) => readChanged(visitor, evening, change);
  expect(await read(withTarget(30))).toEqual(['round-finished @ rounds.1.tables.1.results.4.deal']);
  expect(await read(played(30))).toEqual([]);
});
