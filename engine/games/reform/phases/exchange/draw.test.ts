import { describe, expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';

const TALON = 'T16 C7 DQ T4 S8 H3';
const HAND = 'T22 T5 T3 CK C8 S9 HQ HJ H1 H2 DK DJ';
const [DRAW, ENOUGH, NO_BUY] = [{ type: 'draw' }, { type: 'enough' }, { type: 'no-buy' }];

/** Forehand has bid Hausierer, nobody has bought it, and nobody doubles before the first card is drawn. */
function hausierer(options: Notes = {}): DealtDeal {
  const [first, second] = [TALON.split(' ').slice(0, 3), TALON.split(' ').slice(3)];
  const zones = { 'hand:0': HAND, 'talon:0': first.join(' '), 'talon:1': second.join(' ') };
  const deal = dealOut(zones, { game: reform, profile: 'reform', options });
  deal.go(bid('hausierer'), PASS, PASS, PASS, NO_BUY, NO_BUY, NO_BUY);
  while (deal.s.phase === 'pre') deal.go(GOOD);
  return deal;
}

/** What a viewer sees of the hand of the declarer, and how many cards of the talon. */
const handFor = (deal: DealtDeal, viewer: 0 | 1) => {
  const { zones } = deal.seenBy(viewer);
  return [zones['hand:0'], (zones['talon:0'] ?? []).length + (zones['talon:1'] ?? []).length];
};

describe('cards are drawn from the top of the talon (reform §7.8, Hausierer)', () => {
  test('kontra comes before that, where the table has agreed on it', () => {
    const phases = (options: Notes): readonly string[] =>
      hausierer(options).s.log.flatMap((event) => (event.type === 'entered' ? [event.phase] : []));
    expect(phases({})).toEqual(['cut', 'auction', 'ankauf', 'pre', 'draw']);
    expect(phases({ preKontra: false })).toEqual(['cut', 'auction', 'ankauf', 'draw']);
  });

  test('one by one, by the declarer, the first group before the second', () => {
    const deal = hausierer();
    const drawn: string[] = [];
    for (const _ of TALON.split(' ')) {
      expect([deal.s.phase, deal.seat, deal.offered]).toEqual(['draw', 0, [DRAW, ENOUGH]]);
      deal.go(DRAW);
      drawn.push(deal.s.zones['hand:0']?.at(-1) ?? '');
    }
    expect(drawn.join(' ')).toBe(TALON);
  });

  test('nobody else sees them', () => {
    const deal = hausierer();
    deal.go(DRAW, DRAW);
    expect(handFor(deal, 0)).toEqual([[...HAND.split(' '), 'T16', 'C7'], 4]);
    expect(handFor(deal, 1)).toEqual([Array(14).fill(null), 4]);
    expect(
      deal
        .seenBy(1)
        .history.filter(({ type }) => type === 'said')
        .slice(-2),
    ).toMatchObject([...[{ action: DRAW }, { action: DRAW }]]);
  });

  test('the declarer may have enough at any time, also at once', () => {
    for (const count of [0, 1, 5]) {
      const deal = hausierer();
      deal.go(...Array<object>(count).fill(DRAW), ENOUGH);
      expect([deal.s.phase, deal.s.games[0]?.with]).toEqual(['announce', { drawn: count }]);
      expect(deal.s.zones['hand:0']).toHaveLength(12 + count);
      expect(deal.seenBy(1).games[0]?.with).toEqual({ drawn: count });
    }
  });

  test('after the sixth it is over without a word, and nothing is laid away', () => {
    const deal = hausierer();
    deal.go(...Array<object>(6).fill(DRAW));
    expect([deal.s.phase, deal.s.games[0]?.with]).toEqual(['announce', { drawn: 6 }]);
    expect(deal.s.zones['hand:0']).toHaveLength(18);
    expect(deal.refused(DRAW)).toBe('wrong-phase');
  });

  test('what is not drawn stays where it is', () => {
    const deal = hausierer();
    deal.go(DRAW, ENOUGH);
    expect([deal.s.zones['talon:0'], deal.s.zones['talon:1']]).toEqual([
      ['C7', 'DQ'],
      ['T4', 'S8', 'H3'],
    ]);
  });
});
