import { expect, test } from 'vitest';
import { bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { lateSolo, LOSERS, WINNERS } from '#engine/testing/late-solo.ts';
import { useLaptop } from '../testing/laptop.ts';
import { goesOnAt, PLACE, results } from '../testing/late-table.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { newTicket, openClub, seatBots, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop({ rooms: () => NO_NETWORK });
/** A Rufer of forehand, who need not take a trick any more; but the partner at seat 2 counts on one. */
function lateRufer(): DealtDeal {
  const deal = dealOut({
    'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1',
    'hand:2': 'CK T19 T18 T17 T16 T6 T5 S9 H2 H3 DQ DJ',
    'talon:0': 'C9 S10 H4',
  });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, { type: 'take', half: 0 });
  deal.go({ type: 'discard', cards: ['C9', 'S10', 'H4'] });
  while (deal.s.phase === 'announce') deal.go(GOOD);
  // Some play that leaves it so.
  const some = ({ offered }: DealtDeal) => offered[21 % offered.length] ?? {};
  while ((deal.s.zones['hand:0']?.length ?? 0) > 3 || deal.seat !== 0) deal.go(some(deal));
  return deal;
}

const atTable = (late: DealtDeal, ...holders: readonly ('person' | 'bot')[]) => goesOnAt(laptop.host, late, ...holders);

test('a proven rest is played to its end at once, as cards that stand in the record', async () => {
  const { visitor, place } = await atTable(lateSolo(WINNERS), 'person', 'bot', 'bot', 'bot');
  await visitor.ask({ type: 'claim-rest', ...place, whose: 'mine' });
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
  const { visitor, place } = await atTable(lateSolo(LOSERS), 'person', 'bot', 'bot', 'bot');
  expect(await visitor.refused({ type: 'claim-rest', ...place, whose: 'mine' })).toEqual(['rest-not-proven']);
  expect(results(visitor)).toEqual([]);
});

test('only whose turn it is claims, only in a deal, and not in a club evening', async () => {
  const { visitor, place } = await atTable(lateSolo(WINNERS), 'bot', 'person', 'bot', 'bot');
  expect(await visitor.refused({ type: 'claim-rest', ...place, whose: 'mine' })).toEqual(['not-your-seat @ 0']);
  const director = new Visitor(laptop.host);
  const evening = await openClub(director);
  await seatBots(director, evening);
  expect(await director.refused({ type: 'claim-rest', evening, ...PLACE, whose: 'mine' })).toEqual([
    'not-a-free-table',
  ]);
});

test.each([
  [WINNERS, true, 1],
  [WINNERS, false, 0],
  [LOSERS, true, 0],
] as const)('somebody on a device of their own is asked first (%s, %s)', async (hand, yes, done) => {
  const { visitor, place } = await atTable(lateSolo(hand), 'person', 'person', 'bot', 'bot');
  await visitor.ask({ type: 'open-room', evening: place.evening, rules: { doors: 'registered', pens: false } });
  const guest = new Visitor(laptop.host, { type: 'visitor' });
  await guest.ask({ type: 'join', name: 'Zita', role: 'player', player: 'p2', ticket: newTicket() });
  await guest.until(() => guest.me?.standing === 'inside', 'inside');
  await guest.ask({ type: 'watch-table', ...place, as: 1 });
  await visitor.ask({ type: 'claim-rest', ...place, whose: 'mine' });
  expect(results(visitor)).toHaveLength(0);
  await guest.until(() => guest.scene?.flow.question?.what === 'mine', 'the question');
  expect(guest.scene?.flow.question).toMatchObject({ what: 'mine', by: [0], waits: [1] });
  await guest.ask({ type: 'agree-take-back', ...place, yes });
  await visitor.until(() => visitor.scene?.flow.question === null, 'an answer');
  expect(results(visitor)).toHaveLength(done);
  expect(visitor.talk.map(({ said }) => said.type)).toEqual(done === 1 ? [] : [yes ? 'rest-open' : 'declined']);
});

test('a rest that is given away goes to the others, and is taken back as one step', async () => {
  const { visitor, place } = await atTable(lateSolo(LOSERS), 'person', 'bot', 'bot', 'bot');
  const before = visitor.scene?.view;
  await visitor.ask({ type: 'claim-rest', ...place, whose: 'yours' });
  expect(results(visitor)).toMatchObject([{ deal: 1, source: 'played' }]);
  await visitor.ask({ type: 'take-back', ...place, how: 'step' });
  expect(results(visitor)).toEqual([]);
  expect(visitor.scene?.view).toEqual(before);
});

test('nobody gives away a trick that must be theirs', async () => {
  const { visitor, place } = await atTable(lateSolo(WINNERS), 'person', 'bot', 'bot', 'bot');
  expect(await visitor.refused({ type: 'claim-rest', ...place, whose: 'yours' })).toEqual(['rest-not-given']);
});

test('a bot does not accept a gift that costs it something', async () => {
  const { visitor, place } = await atTable(lateRufer(), 'person', 'bot', 'bot', 'bot');
  expect(await visitor.refused({ type: 'claim-rest', ...place, whose: 'yours' })).toEqual(['rest-not-wanted']);
  expect(results(visitor)).toEqual([]);
});
