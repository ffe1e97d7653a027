import { expect, test } from 'vitest';
import { printRecord } from '../../../engine/kernel/deal/formats.ts';
import { actionsIn } from '../../../engine/kernel/deal/replay.ts';
import { lateSolo, LOSERS, WINNERS } from '../../../engine/testing/late-solo.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { four, newTicket, openClub, seatBots, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop({ rooms: () => NO_NETWORK });
const PLACE = { round: 1, table: 1 } as const;

/** It goes on at a free table of the laptop, where these seats are people. */
async function atTable(hand: string, ...holders: readonly ('person' | 'bot')[]) {
  const own = holders.findIndex((holder) => holder === 'person');
  const visitor = new Visitor(laptop.host);
  const { record, s } = lateSolo(hand);
  const { evening } = await visitor.ask({
    ...{ type: 'play-record', name: 'Tisch', record: printRecord(record), from: actionsIn(s).length },
    players: four(...holders),
  });
  const place = { evening, ...PLACE };
  await visitor.ask({ type: 'watch-evening', evening });
  await visitor.ask({ type: 'watch-table', ...place, as: own });
  return { visitor, place };
}
const results = ({ evening }: Visitor) => evening?.rounds[0]?.tables[0]?.results ?? [];

test('a proven rest is played to its end at once, as cards that stand in the record', async () => {
  const { visitor, place } = await atTable(WINNERS, 'person', 'bot', 'bot', 'bot');
  await visitor.ask({ type: 'claim-rest', ...place });
  expect(results(visitor)).toMatchObject([{ deal: 1, source: 'played' }]);
  const { record } = await visitor.ask({ type: 'read-record', ...place, deal: 1 });
  expect(JSON.stringify(record).match(/"play"/g)).toHaveLength(48);
  expect(await visitor.ask({ type: 'read-statistics' })).toMatchObject({
    families: [{ family: 'koenigrufen', contracts: [{ contract: 'solodreier', part: 'declarer', deals: 1, won: 1 }] }],
  });
  const before = visitor.scene;
  await laptop.restart();
  const again = new Visitor(laptop.host);
  await again.ask({ type: 'watch-table', ...place, as: 0 });
  expect(again.scene?.last).toEqual(before?.last);
});

test('bots do not agree as long as somebody can win a trick', async () => {
  const { visitor, place } = await atTable(LOSERS, 'person', 'bot', 'bot', 'bot');
  expect(await visitor.refused({ type: 'claim-rest', ...place })).toEqual(['rest-not-proven']);
  expect(results(visitor)).toEqual([]);
});

test('only whose turn it is claims, only in a deal, and not in a club evening', async () => {
  const { visitor, place } = await atTable(WINNERS, 'bot', 'person', 'bot', 'bot');
  expect(await visitor.refused({ type: 'claim-rest', ...place })).toEqual(['not-your-seat @ 0']);
  const director = new Visitor(laptop.host);
  const evening = await openClub(director);
  await seatBots(director, evening);
  expect(await director.refused({ type: 'claim-rest', evening, ...PLACE })).toEqual(['not-a-free-table']);
});

test.each([
  [WINNERS, true, 1],
  [WINNERS, false, 0],
  [LOSERS, true, 0],
] as const)('somebody on a device of their own is asked first (%s, %s)', async (hand, yes, done) => {
  const { visitor, place } = await atTable(hand, 'person', 'person', 'bot', 'bot');
  await visitor.ask({ type: 'open-room', evening: place.evening, rules: { doors: 'registered', pens: false } });
  const guest = new Visitor(laptop.host, { type: 'visitor' });
  await guest.ask({ type: 'join', name: 'Zita', role: 'player', player: 'p2', ticket: newTicket() });
  await guest.until(() => guest.me?.standing === 'inside', 'inside');
  await guest.ask({ type: 'watch-table', ...place, as: 1 });
  await visitor.ask({ type: 'claim-rest', ...place });
  expect(results(visitor)).toHaveLength(0);
  await guest.until(() => guest.scene?.flow.question?.what === 'rest', 'the question');
  expect(guest.scene?.flow.question).toMatchObject({ what: 'rest', by: [0], waits: [1] });
  await guest.ask({ type: 'agree-take-back', ...place, yes });
  await visitor.until(() => visitor.scene?.flow.question === null, 'an answer');
  expect(results(visitor)).toHaveLength(done);
  expect(visitor.talk.some(({ said }) => said.type === 'declined')).toBe(done === 0);
});
