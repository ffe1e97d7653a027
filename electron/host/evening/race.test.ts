import { expect, test } from 'vitest';
import { showRational } from '../../../engine/core/rational.ts';
import { eveningStandings } from '../../../engine/tournament/standings/evening-standings.ts';
import { DEFAULT_FORMAT } from '../../../engine/tournament/format/format.ts';
import { readEvening } from './event-file.ts';
import { findGame } from '../../../engine/games/index.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

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

/** Whether the evening can be taken in from its own file, settled again. */
async function isSound(visitor: Visitor, evening: string): Promise<boolean> {
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  return readEvening(findGame, text, (id) => id).ok;
}

test('after a correction by which the target was reached earlier the deals after it are struck, once that is decided', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, false, true, true);
  expect(total(visitor)).toBe('40');
  const preview = { type: 'preview-correction', evening, ...at, deal: 2, entry: dreier(true) } as const;
  const { ending, changes } = await visitor.ask(preview);
  expect(ending).toEqual({ beyond: [3, 4], ends: false, opens: false, tooLate: false });
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

test('a correction that strikes deals is undone with them', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, false, true, true);
  await correct(visitor, evening, 2, true, { strike: true });
  const { undo } = await visitor.ask({ type: 'read-log', evening });
  await visitor.ask({ type: 'undo-step', evening, step: undo ?? 0 });
  await visitor.until(() => table(visitor)?.results.length === 4, 'all deals');
  expect(total(visitor)).toBe('40');
});

test('after a correction by which nobody has reached the target it is played on in the same round', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await race(visitor, true, true);
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  const preview = { type: 'preview-correction', evening, ...at, deal: 2, entry: dreier(false) } as const;
  expect((await visitor.ask(preview)).ending).toEqual({ beyond: [], ends: false, opens: true, tooLate: false });
  expect(await correct(visitor, evening, 2, false)).toEqual(['consequences @ 1']);
  expect(await correct(visitor, evening, 2, false, { accepted: true })).toEqual(['accepted']);
  expect(visitor.evening?.rounds[0]?.phase).toBe('running');
  expect(await visitor.refused({ type: 'close-round', evening, round: 1 })).toEqual(['tables-missing @ 1: 1']);
  await visitor.ask({ type: 'enter-deal', evening, ...at, deal: 3, entry: dreier(true) });
  await visitor.ask({ type: 'enter-deal', evening, ...at, deal: 4, entry: dreier(true) });
  await visitor.ask({ type: 'close-round', evening, round: 1 });
  expect(await isSound(visitor, evening)).toBe(true);
});

test('where the next round has begun the rest is struck, once that is decided', async () => {
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
