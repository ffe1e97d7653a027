import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import { reform } from '#engine/games/reform/game.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { announce, bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';

const ZONES = {
  'talon:0': 'HK C7 DQ',
  'talon:1': 'T4 S8 H3',
  'hand:0': 'CK SK DK T2 T20 T19 T18 CQ CN SQ SN H4',
  'hand:1': 'T1 T3 T5 T6 T7 T8 T9 T10 C8 C9 S7 S9',
};
const say = (type: string, item: string): object => ({ type, item });

describe('the talon of a Pensionist (reform §5.2, §5.3, §7.9)', () => {
  const SIX = ['HK', 'C7', 'DQ', 'T4', 'S8', 'H3'];
  const pensionist = (options: Notes = {}, contract = 'pensionist', seats = 4): DealtDeal => {
    const deal = dealOut(ZONES, { game: reform, profile: 'reform', options, seats });
    deal.go(bid(contract), PASS, PASS, PASS);
    while (deal.s.phase === 'ankauf') deal.go({ type: 'no-buy' });
    while (deal.s.phase === 'pre') deal.go(GOOD);
    return deal;
  };
  const take = (...cards: readonly Card[]): object => ({ type: 'take', group: 0, cards });
  const lay = (...cards: readonly Card[]): object => ({ type: 'lay', cards });
  const seen = (deal: DealtDeal, viewer: Seat) => deal.seenBy(viewer).zones['talon:0'];

  test('its way through the deal', () => {
    for (const contract of ['pensionist', 'pensionist-ouvert']) {
      const deal = pensionist({}, contract);
      deal.go(take(...SIX), lay('CQ', 'CN', 'SQ', 'SN', 'H4', 'C7'), GOOD, GOOD, GOOD, GOOD);
      expect(deal.s.log.flatMap((event) => (event.type === 'entered' ? [event.phase] : []))).toEqual([
        ...['cut', 'auction', 'ankauf', 'pre', 'talon', 'lay', 'announce', 'beating'],
      ]);
      expect(deal.seat).toBe(0);
    }
  });

  test('the declarer alone sees it, and which cards they take', () => {
    const deal = pensionist();
    expect([seen(deal, 0), seen(deal, 1)]).toEqual([
      ['HK', 'C7', 'DQ'],
      [null, null, null],
    ]);
    deal.go(take('HK', 'C7', 'DQ', 'T4', 'S8'));
    expect(deal.seenBy(1).history.findLast(({ type }) => type === 'said')).toMatchObject({ action: null });
    expect(deal.seenBy(0).zones['talon:1']).toEqual(['H3']);
  });

  test.each([0, 1, 3, 5, 6])('with a mortgage %i of the six', (n) => {
    const deal = pensionist();
    deal.go(take(...SIX.slice(0, n)));
    if (n > 0) deal.go(lay(...['CQ', 'CN', 'SQ', 'SN', 'H4', 'C7'].slice(0, n)));
    expect(firstGame(deal.s).with).toEqual({ exchanged: n });
    expect([deal.s.phase, deal.s.zones['hand:0']?.length, deal.s.items.length]).toEqual(['announce', 12, 1]);
  });

  test('without one it is all six', () => {
    const deal = pensionist({ mortgage: false });
    expect(deal.seenBy(0).offers).toEqual([expect.objectContaining({ from: SIX, fixed: SIX, min: 6, max: 6 })]);
    expect(deal.refused(take(...SIX))).toBeUndefined();
    expect(deal.refused(take('HK'))).toBe('no-mortgage-here');
  });

  test('kings and honours stay, and tarocks go last', () => {
    const deal = pensionist();
    deal.go(take('HK', 'T4'));
    expect(deal.refused(lay('CQ', 'HK'))).toBe('may-not-lay-king');
    expect(deal.refused(lay('CQ', 'T2'))).toBe('tarock-only-without-choice');
    expect(deal.refused(lay('CQ'))).toBe('lay-as-many-as-taken');
  });

  test('kontra on the game before the exchange and after it, and nothing to announce', () => {
    const deal = dealOut(ZONES, { game: reform, profile: 'reform' });
    deal.go(bid('pensionist'), PASS, PASS, PASS, ...Array<object>(3).fill({ type: 'no-buy' }));
    deal.go(say('kontra', 'game'), GOOD, GOOD, GOOD, GOOD);
    deal.go(take(), say('rekontra', 'game'));
    expect(deal.s.items.map(({ doublings }) => doublings)).toEqual([
      [
        { step: 'kontra', by: 1, early: true },
        { step: 'rekontra', by: 0 },
      ],
    ]);
    expect(deal.refused(announce('trull'))).toBe('bonus-not-in-contract');
  });

  test('at a table of five the dealer neither sees the talon nor is asked', () => {
    const deal = pensionist({}, 'pensionist', 5);
    expect([seen(deal, 4), deal.s.active]).toEqual([
      [null, null, null],
      [0, 1, 2, 3],
    ]);
  });
});
