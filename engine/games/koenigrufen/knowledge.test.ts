import { expect, test } from 'vitest';
import type { Viewer } from '#engine/core/seat.ts';
import { announce, bid, dealOut, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';

const HANDS = {
  'hand:0': 'CK SK DK T2 T3 T4 T5 T6 CQ CN SQ SN',
  'hand:2': 'HK HQ HN T7 T8 T9 T10 T11 T12 T13 T14 T15',
};

test('who did not see the talon cannot count by kind what is taken of it', () => {
  const deal = dealOut({ ...HANDS, 'talon:0': 'C7 T16 DQ' });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'HK' }, { type: 'take', half: 0 });
  const taken = (viewer: Viewer) =>
    deal
      .seenBy(viewer)
      .history.flatMap((event) => (event.type === 'moved' && event.to === 'hand:0' ? [event] : []))
      .at(-1);
  expect(taken('spectator')).toMatchObject({ from: 'talon:0', cards: [null, null, null] });
  expect(taken(1)?.cards).toEqual(['C7', 'T16', 'DQ']);
  const held = (viewer: Viewer) => deal.seenBy(viewer).zones['hand:0']?.filter((card) => card !== null);
  expect(new Set(held(1))).toEqual(new Set(['C7', 'T16', 'DQ']));
  expect(held('spectator')).toEqual([]);
  expect(held(0)).toHaveLength(15);
  deal.go({ type: 'discard', cards: ['CQ', 'CN', 'SQ'] });
  // What may be laid away face down could lie anywhere now; the tarock is known to be in the hand.
  expect(held(1)).toEqual(['T16']);
  expect(held('spectator')).toEqual([]);
});

/** König ultimo says who the partner is, and not of which suit their king is (tirol §3: `call:fourth` names none). */
test.each<readonly [Viewer, object]>([
  [0, { called: 'HK', partner: 2 }],
  [1, { partner: 2 }],
  [2, { called: 'HK', partner: 2 }],
  ['spectator', { partner: 2 }],
  ['open', { called: 'HK', partner: 2 }],
])('of a fourth king that announces König ultimo %s knows %j', (viewer, known) => {
  const deal = dealOut(HANDS);
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call-fourth' }, { type: 'take', half: 0 });
  const unknown = { declarer: 0, contract: 'rufer', with: { fourth: true } };
  expect(deal.seenBy(1).games).toEqual([unknown]);
  deal.go({ type: 'discard', cards: ['CQ', 'CN', 'SQ'] }, GOOD, GOOD, announce('ku'), GOOD);
  expect(deal.seenBy(viewer).games).toEqual([{ ...unknown, ...known }]);
});
