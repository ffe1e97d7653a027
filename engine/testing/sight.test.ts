import { describe, expect, it, test } from 'vitest';
import { ZERO } from '../core/rational.ts';
import type { Seat } from '../core/seat.ts';
import { illustrated } from '../games/illustrated/game.ts';
import { start } from '../kernel/deal/apply.ts';
import { evolve } from '../kernel/deal/evolve.ts';
import { view } from '../kernel/deal/redact.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from './dealt.ts';
import { EXCHANGE } from './games/exchange.ts';

const HAND = 'CK SK DK T2 T3 T4 T5 T6 CQ CN SQ SN';

/** What everybody but seat 0 is shown. */
const othersSee = (deal: DealtDeal): readonly unknown[] =>
  [1, 2, 3, 'spectator' as const].map((viewer) => deal.seenBy(viewer));

describe('of what the declarer took from an open talon nobody is told whether it was laid away', () => {
  const KOENIGRUFEN = [
    ['CQ', 'CN', 'SQ'],
    ['C7', 'CN', 'SQ'],
    ['C7', 'DQ', 'SQ'],
  ] as const;
  test.each(KOENIGRUFEN.map((cards) => [cards]))('in Königrufen, by laying away %j', (cards) => {
    const laying = (discard: readonly string[]): DealtDeal => {
      const deal = dealOut({
        'hand:0': HAND,
        'hand:2': 'HK HQ HN T7 T8 T9 T10 T11 T12 T13 T14 T15',
        'talon:0': 'C7 T16 DQ',
      });
      deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'HK' }, { type: 'take', half: 0 });
      deal.go({ type: 'discard', cards: discard });
      return deal;
    };
    expect(othersSee(laying(cards))).toEqual(othersSee(laying(['SN', 'CQ', 'CN'])));
    // Tarocks could only be laid away openly here.
    expect(laying(cards).seenBy(1).zones['hand:0']).toEqual(['T16', ...Array<null>(11).fill(null)]);
  });

  const ILLUSTRATED = [
    ['CQ', 'CN', 'SQ'],
    ['S7', 'CN', 'SQ'],
    ['S7', 'DQ', 'SQ'],
  ] as const;
  test.each(ILLUSTRATED.map((cards) => [cards]))('in Illustrated Tarock, by laying away %j', (cards) => {
    const laying = (discard: readonly string[]): DealtDeal => {
      const deal = dealOut({ 'hand:0': HAND, talon: 'S7 DQ T17' }, { game: illustrated, profile: 'loew-1954' });
      deal.go(bid('dreiblatt'), GOOD, GOOD, { type: 'open' }, { type: 'take', part: 0 });
      deal.go({ type: 'discard', cards: discard });
      return deal;
    };
    expect(othersSee(laying(cards))).toEqual(othersSee(laying(['SN', 'CQ', 'CN'])));
    expect(laying(cards).seenBy(1).zones['hand:0']).toEqual(['T17', ...Array<null>(15).fill(null)]);
  });
});

const NOW = { deal: 1, factors: [], pot: ZERO, notes: {} };

function begun(rules: Rules, table: number): State {
  const dealt = start(rules, { table, dealer: table - 1, deck: rules.pack.cards, now: NOW });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return dealt.value;
}

describe('who did not see which cards left a hand', () => {
  const rules = EXCHANGE.rules({ family: EXCHANGE.id, profile: 'plain', options: {}, rulesVersion: 1 });
  const dealt = begun(rules, 2);
  const [first = '', second = '', third = ''] = dealt.zones['hand:0'] ?? [];
  const open = evolve(dealt, { type: 'moved', cards: [third, first], from: 'hand:0', to: 'hand:0', seenBy: 'all' });
  const away = (seenBy: readonly Seat[], among?: readonly string[]) =>
    evolve(open, { type: 'moved', cards: [second], from: 'hand:0', to: 'laid:0', seenBy, ...(among && { among }) });

  it('forgets all that was known there', () => {
    expect(view(rules, open, 1).zones['hand:0']?.filter(Boolean)).toEqual([first, third]);
    expect(view(rules, away([0]), 1).zones['hand:0']?.filter(Boolean)).toEqual([]);
    expect(view(rules, away([0]), 'spectator').zones['hand:0']?.filter(Boolean)).toEqual([]);
    expect(view(rules, away([0]), 0).zones['hand:0']).toEqual(away([0]).zones['hand:0']);
  });

  it('but not what by the rules cannot have left, nor what that seat saw', () => {
    expect(view(rules, away([0], [second, first]), 1).zones['hand:0']?.filter(Boolean)).toEqual([third]);
    expect(view(rules, away([0, 1]), 1).zones['hand:0']?.filter(Boolean)).toEqual([first, third]);
    expect(view(rules, away([0, 1]), 'spectator').zones['hand:0']?.filter(Boolean)).toEqual([]);
  });

  it('sees what is known of a hand before what is not, in the order in which hands are held', () => {
    const hand = view(rules, open, 1).zones['hand:0'];
    expect(hand).toEqual([first, third, ...Array<null>((hand?.length ?? 0) - 2).fill(null)]);
  });
});
