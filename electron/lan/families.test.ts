import { expect, onTestFinished, test, vi } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { four, numbered, openEvening, openFreeTable, playOut, seatBots, Visitor } from '../host/testing/visitor.ts';
import { Hall, type Wanted } from './testing/hall.ts';

const folder = useFolder();

async function openHall(wanted: Wanted): Promise<Hall> {
  const hall = await Hall.open(folder.path, wanted);
  onTestFinished(() => hall.close());
  return hall;
}

test('a round of Königrufen at three devices and a bot goes on after a restart of the host', async () => {
  const hall = await openHall({ family: 'koenigrufen', profile: 'tirol-speisezettel', seats: 4, format: { deals: 4 } });
  await hall.play(({ closed }) => closed === 1);
  await hall.play(({ view }) => view?.turn.must[0] === 0);
  const before = hall.seen;
  await hall.restart();
  expect(hall.seen).toEqual(before);
  await hall.play(({ closed }) => closed === 4);
  expect(hall.scenes.map(({ ended }) => ended)).toEqual([true, true, true, true]);
}, 60_000);

test('a pot of Bavarian Tarock that was emptied stays empty, and is filled for the next deal', async () => {
  const format = { deals: 4, dealsAtThree: 4 };
  const options = { 'pot-ante': 5 };
  const hall = await openHall({ family: 'bavarian', profile: 'simple-points', options, seats: 3, format });
  await hall.play(({ closed }) => closed === 1);
  // 11 points over 60, rounded up to 15: all that three have put in.
  await hall.enter({ contract: 'solo', declarer: 0, points: 71, trump: 'G' });
  expect(hall.results.at(-1)?.ends).toBe('pot-empty');
  const before = hall.seen;
  await hall.restart();
  expect(hall.seen).toEqual(before);
  await hall.play(({ view }) => view !== null && view.history.length > 3);
  await hall.play(({ closed }) => closed === 4);
}, 60_000);

/** 51 points with 50 in a Solo: (8 + 15) × 4. */
const NEAR = { contract: 'solo', declarer: 0, points: 153, bonuses: [{ id: 'fifty', stage: 'announced' }] };

test('a window for melds and a race of Illustrated Tarock go on after a restart, to its end', async () => {
  const format = { deals: 20, dealsAtThree: 20, oneSeries: true };
  const hall = await openHall({ family: 'illustrated', profile: 'loew-1954', seats: 3, format });
  await hall.enter(NEAR);
  await hall.play(({ view }) => view?.phase === 'melds');
  const before = hall.seen;
  await hall.restart();
  expect(hall.seen).toEqual(before);
  expect(hall.scenes.map(({ view }) => view?.phase)).toEqual(['melds', 'melds', 'melds', 'melds']);
  expect(hall.scenes.map(({ situation }) => situation.totals?.map(showRational))).toEqual(
    hall.scenes.map(() => ['92', '0', '0']),
  );
  await hall.play(({ closed }) => closed === 2);
  await hall.restart();
  if (hall.results.at(-1)?.ends === undefined) await hall.enter(NEAR);
  expect(hall.results.at(-1)?.ends).toBe('target');
  expect(hall.scenes.map(({ ended }) => ended)).toEqual([true, true, true, true]);
}, 60_000);

test('a window for Strafen of Tübingen Tarock goes on after a restart, and the round to its end', async () => {
  const hall = await openHall({ family: 'tuebingen', profile: 'tuebingen', seats: 4, format: { deals: 4 } });
  await hall.play(({ closed }) => closed === 1);
  await hall.play(({ view }) => view?.phase === 'claims');
  // The bot is done at once.
  await vi.waitFor(() => expect(hall.scenes.every(({ view }) => !view?.turn.must.includes(3))).toBe(true), 30_000);
  const before = hall.seen;
  await hall.restart();
  expect(hall.seen).toEqual(before);
  expect(hall.scenes.map(({ view }) => view?.phase)).toEqual(['claims', 'claims', 'claims', 'claims']);
  await hall.play(({ closed }) => closed === 4);
  expect(hall.scenes.map(({ ended }) => ended)).toEqual([true, true, true, true]);
}, 60_000);

test('a Strafe that its seat cannot prove is told to its device alone, counted through a restart, and told by nobody', async () => {
  const hall = await openHall({ family: 'tuebingen', profile: 'tuebingen', seats: 4, format: { deals: 4 } });
  await hall.play(({ view }) => view?.phase === 'claims');
  await vi.waitFor(() => expect(hall.scenes.every(({ view }) => !view?.turn.must.includes(3))).toBe(true), 30_000);
  // Families of which this seat lacked a card: nobody has three of the others.
  const own = JSON.stringify(hall.scenes[0]?.view?.history.filter((one) => one.type === 'said' && one.by === 0));
  const lacks = (suit: string): boolean => ['K', 'Q', 'N', 'J'].some((rank) => !own.includes(`"${suit}${rank}"`));
  const claims = ['C', 'S', 'H', 'D'].filter(lacks).map((suit) => ({ type: 'claim', bonus: 'family', suit }) as Action);
  const [before, seen] = [hall.sent, hall.seen];
  const codes = [];
  for (const action of claims.slice(0, 2)) codes.push(await hall.say(0, action));
  expect(codes.map((code) => code.split(' ')[0])).toEqual(['strafe-not-held', 'strafe-not-held']);
  expect(hall.sent.slice(1), 'the other devices and the watcher').toEqual(before.slice(1));
  expect(hall.seen.slice(1)).toEqual(seen.slice(1));
  expect(hall.scenes[0]?.view?.offers).toEqual([{ kind: 'one-of', actions: [{ type: 'claims-done' }] }]);
  await hall.restart();
  expect(hall.seen.slice(1)).toEqual(seen.slice(1));
  expect(hall.scenes[0]?.view?.offers).toEqual([{ kind: 'one-of', actions: [{ type: 'claims-done' }] }]);
  expect(await hall.say(0, { type: 'claim', bonus: 'skimon' } as Action)).toMatch(/^strafe-claims-spent/);
  await hall.play(({ closed }) => closed === 1);
}, 60_000);

test('a deal of Reform Tarock goes on after a restart with the pack as it was cut, to its end', async () => {
  // Its bot has no rules of thumb and thinks about every card.
  const hall = await openHall({ family: 'reform', profile: 'reform', seats: 4, format: { deals: 1 } });
  await hall.play(({ view }) => view?.phase === 'auction' && view.turn.must[0] === 0);
  const before = hall.seen;
  await hall.restart();
  expect(hall.seen).toEqual(before);
  await hall.play(({ closed }) => closed === 1);
  expect(hall.scenes.map(({ ended }) => ended)).toEqual([true, true, true, true]);
}, 120_000);

/** Somebody at the laptop in the first seat, with bots around. */
async function playAlone(visitor: Visitor, evening: string, deals: number): Promise<void> {
  const place = { evening, round: 1, table: 1 };
  await visitor.ask({ type: 'watch-table', ...place, as: 0 });
  for (let deal = 0; deal < deals; deal++) {
    await visitor.ask({ type: 'start-deal', ...place });
    await playOut(visitor, evening);
  }
}

/** Every deal of a table, played again from its record by the rules of its own family, comes to what was written. */
async function expectPlayed(visitor: Visitor, family: string, deals: number): Promise<void> {
  const { evening } = visitor;
  const table = evening?.rounds[0]?.tables[0];
  expect(evening?.rules.family).toBe(family);
  expect(table?.results.map(({ deal }) => deal)).toEqual(Array.from({ length: deals }, (_, i) => i + 1));
  for (const { deal, row, settlement } of table?.results ?? []) {
    const place = { evening: evening?.id ?? '', round: 1, table: 1, deal };
    const answer = await visitor.ask({ type: 'read-record', ...place });
    const read = parseRecord(answer.record);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const record = read.value;
    const rules = GAMES[family as keyof typeof GAMES].rules(record);
    const again = replay(rules, record, record.actions);
    expect(again.ok && rules.read(again.value)).toEqual(row);
    expect(rules.settle(row, record.now)).toEqual(settlement.filter(({ beside }) => !beside));
  }
}

test('two evenings and a free table of three families are played in one host at once', async () => {
  const format = { deals: 3, dealsAtThree: 3 };
  const hall = await openHall({ family: 'bavarian', profile: 'simple-points', seats: 3, format });
  const [second, free] = [new Visitor(hall.host), new Visitor(hall.host)];
  const rules = { family: 'illustrated', profile: 'beck-1956', format: { ...DEFAULT_FORMAT, ...format } };
  const evening = await openEvening(second, numbered(3), { name: 'Zweiter', ...rules });
  await second.draw(evening, 'second', 'threes');
  await seatBots(second, evening, [1, 2]);
  const table = await openFreeTable(free, four('person', 'bot', 'bot', 'bot'), 3);
  await Promise.all([
    hall.play(({ closed }) => closed === 3),
    playAlone(second, evening, 3),
    playAlone(free, table.evening, 3),
  ]);
  await expectPlayed(second, 'illustrated', 3);
  await expectPlayed(free, 'koenigrufen', 3);
  await hall.restart();
  const first = new Visitor(hall.host);
  await first.watch(hall.evening);
  await expectPlayed(first, 'bavarian', 3);
  for (const [visitor, id] of [
    [second, evening],
    [free, table.evening],
  ] as const) {
    const again = new Visitor(hall.host);
    expect(await again.watch(id)).toEqual(visitor.evening);
  }
}, 60_000);
