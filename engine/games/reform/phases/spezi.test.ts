import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import { phaseOf } from '#engine/kernel/deal/apply.ts';
import { provenRest } from '#engine/kernel/deal/rest/claim.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, play } from '#engine/testing/dealt.ts';
import { reform } from '../game.ts';

const HANDS = {
  'hand:0': 'T22 T21 CK CQ C7 SK SQ S9 HK HQ DK DQ',
  'hand:1': 'T20 T10 T9 CN CJ SN SJ HN HJ DN DJ D1',
  'hand:2': 'T19 T8 T7 T1 C10 C9 S10 S8 H1 H2 D2 D3',
  'hand:3': 'T18 T14 T13 T12 T11 T6 T5 C8 S7 H3 H4 D4',
  'talon:0': 'T2 T3 T4',
  'talon:1': 'T15 T16 T17',
} as const;
const rules = reform.rules(tableOf(reform, 'reform'));
const pick = (seat: number): object => ({ type: 'pick', seat });

/** Forehand plays it, for the last trick with a heart. */
function spezi(contract: string, seats = 4): DealtDeal {
  const deal = dealOut(HANDS, { game: reform, profile: 'reform', seats, options: { 'table-size': seats } });
  const noBuy = { type: 'no-buy' };
  deal.go(bid(contract), PASS, PASS, PASS, noBuy, noBuy, noBuy, { type: 'seen' }, { type: 'suit', suit: 'H' });
  deal.go(GOOD, GOOD, GOOD, GOOD);
  return deal;
}

/** The cards that the seat to act may play. */
const may = (deal: DealtDeal): string =>
  deal.offered.flatMap((action) => ('card' in action ? [String(action.card)] : [])).join(' ');
/** Plays these cards; a number picks the seat that leads. */
function go(deal: DealtDeal, said: string): DealtDeal {
  for (const word of said.split(' ')) deal.go(/^\d$/.test(word) ? pick(Number(word)) : play(word));
  return deal;
}
/** Whether the seat to act may hold a card beside one that it plays, as everybody can tell. */
const mayHold = ({ s, seat }: DealtDeal, played: Card, beside: Card): boolean | undefined =>
  phaseOf(rules, s)?.couldPlay?.(s, seat, played, beside);
const won = ({ s }: DealtDeal): readonly number[] => tricksOf(s).map(({ winner }) => winner);

describe('Spezi (mode B, reform §7.1, §7.6)', () => {
  test('the declarer leads, any card', () => {
    const deal = spezi('spezi');
    expect([deal.seat, may(deal)]).toEqual([0, HANDS['hand:0']]);
  });

  test('the suit led is followed, and nobody has to beat', () => {
    const deal = go(spezi('spezi'), 'CQ');
    expect([may(deal), deal.refused(play('T20')), deal.refused(play('SN'))]).toEqual([
      ...['CN CJ', 'must-follow-suit', 'must-follow-suit'],
    ]);
  });

  test('whoever cannot follow plays any card, and no tarock if they do not want to', () => {
    const deal = go(spezi('spezi'), 'CK CN C10 C8 0 CQ CJ C9');
    expect(may(deal)).toBe('T18 T14 T13 T12 T11 T6 T5 S7 H3 H4 D4');
    expect(won(go(deal, 'D4'))).toEqual([0, 0]);
  });

  test('a tarock wins nevertheless', () => {
    const deal = go(spezi('spezi'), 'CK CN C10 C8 0 CQ CJ C9 T5');
    expect([won(deal), deal.seat, may(deal).includes('T6')]).toEqual([[0, 3], 3, true]);
  });

  test('tarocks that are led are followed, too', () => {
    expect(may(go(spezi('spezi'), 'T22'))).toBe('T20 T10 T9');
  });

  test('whoever wins a trick to which they have led picks the next leader before anything else', () => {
    const deal = go(spezi('spezi'), 'T22 T9 T1 T5');
    expect([deal.seat, deal.offered]).toEqual([0, [0, 1, 2, 3].map(pick)]);
    expect(deal.refused(play('CK'))).toBe('pick-first');
    deal.go(pick(2));
    expect([deal.seat, may(deal)]).toEqual([2, 'T19 T8 T7 C10 C9 S10 S8 H1 H2 D2 D3']);
    expect(deal.refused(pick(0))).toBe('wrong-phase');
    expect(won(go(deal, 'S10 S7 SQ SJ'))).toEqual([0, 0]);
  });

  test('also themselves', () => {
    const deal = go(spezi('spezi'), 'T22 T9 T1 T5 0');
    expect([deal.seat, may(deal)]).toEqual([0, 'T21 CK CQ C7 SK SQ S9 HK HQ DK DQ']);
  });

  test('after a trick that somebody else has led to its winner leads', () => {
    const deal = go(spezi('spezi'), 'T22 T9 T1 T5 2 S10 S7 SQ SJ');
    expect([deal.seat, deal.refused(pick(1)), may(deal).startsWith('T21')]).toEqual([0, 'wrong-phase', true]);
  });

  test('an opponent picks as well', () => {
    const deal = go(spezi('spezi'), 'T21 T9 T1 T5 0 T22 T10 T7 T6 1 T20 T8 T11 C7');
    expect([won(deal), deal.seat, deal.offered]).toEqual([[0, 0, 1], 1, [0, 1, 2, 3].map(pick)]);
    deal.go(pick(3));
    expect(deal.seat).toBe(3);
  });

  test('nobody who does not play', () => {
    const deal = go(spezi('spezi', 5), 'T22 T9 T1 T5');
    expect([deal.offered, deal.refused(pick(4))]).toEqual([[0, 1, 2, 3].map(pick), 'no-such-leader']);
    expect(deal.refused(pick(7))).toBe('no-such-leader');
  });

  test('everybody hears who was picked', () => {
    const deal = go(spezi('spezi'), 'T22 T9 T1 T5 2');
    const said = deal.seenBy('spectator').history.filter(({ type }) => type === 'said');
    expect(said.at(-1)).toEqual({ type: 'said', by: 0, action: pick(2) });
  });

  test('it is over at once if the declarer does not win the first trick', () => {
    const deal = go(spezi('spezi'), 'T21 T20 T1 T18');
    expect(deal.s.end).toBeNull();
    const lost = spezi('spezi');
    go(lost, 'C7 CN C10 C8');
    expect([won(lost), lost.s.end]).toEqual([[1], 'settle']);
  });

  test('else it is played to the end, lost tricks or not, and after the last one nobody picks', () => {
    const deal = spezi('spezi');
    go(deal, 'CK CN C10 C8');
    while (deal.s.end === null) deal.go(deal.offered[0] ?? {});
    expect(tricksOf(deal.s)).toHaveLength(12);
    expect(won(deal).some((seat) => seat !== 0)).toBe(true);
  });
});

describe('Wechselspezi (mode W, reform §7.6)', () => {
  test('whoever leads plays the lowest card of a suit; tarocks are one, too', () => {
    const deal = spezi('wechselspezi');
    expect(may(deal)).toBe('T21 C7 S9 HQ DQ');
    for (const card of ['T22', 'CK', 'CQ', 'HK', 'DK']) expect(deal.refused(play(card))).toBe('lowest-of-suit');
  });

  test('whoever cannot follow plays a tarock', () => {
    const deal = go(spezi('wechselspezi'), 'T21 T9 T1 T5 2');
    expect(may(deal)).toBe('T7 C9 S8 H2 D3');
    go(deal, 'C9 C8');
    expect(may(deal)).toBe('CK CQ C7');
    go(deal, 'CK CN');
    expect(won(deal)).toEqual([0, 0]);
  });

  test('everybody but the declarer has to beat if they can', () => {
    const deal = go(spezi('wechselspezi'), 'T21 T9 T1 T5 2 H2');
    expect([may(deal), deal.refused(play('H4'))]).toEqual(['H3 H4', undefined]);
    const other = go(spezi('wechselspezi'), 'T21 T9 T1 T5 3');
    expect(may(other)).toBe('T6 C8 S7 H4 D4');
    go(other, 'D4');
    // The declarer need not.
    expect(may(other)).toBe('DK DQ');
    go(other, 'DQ');
    // Nobody can beat a queen with less.
    expect(may(other)).toBe('DN DJ D1');
  });

  test('with a tarock where they cannot follow', () => {
    const deal = go(spezi('wechselspezi'), 'T21 T9 T1 T5 3 C8 CK CN C10');
    // Led by seat 3, won by the declarer, who now leads a club that seat 3 can no longer follow.
    go(deal, 'C7 CJ C9');
    expect(may(deal)).toBe('T18 T14 T13 T12 T11 T6');
    expect(deal.refused(play('D4'))).toBe('must-play-tarock');
  });

  test('a tarock is beaten with a higher one', () => {
    const deal = go(spezi('wechselspezi'), 'T21 T9 T1 T5 2 T7');
    expect([may(deal), deal.refused(play('T6'))]).toEqual(['T18 T14 T13 T12 T11', 'must-head']);
    go(deal, 'T12');
    // The declarer has one that beats, and has to play it because there is no other tarock.
    expect(may(deal)).toBe('T22');
    go(deal, 'T22');
    expect(may(deal)).toBe('T20 T10');
  });
});

describe('ouvert (reform §4)', () => {
  test.each([
    ['spezi-ouvert', 'CK CN C10 C8'],
    ['wechselspezi-ouvert', 'T21 T9 T1 T5'],
  ])(
    '%s: all hands lie open after the first trick, before the next leader is picked, and the talon does not',
    (id, trick) => {
      const deal = go(spezi(id), trick.split(' ').slice(0, 3).join(' '));
      expect(deal.seenBy('spectator').zones['hand:2']).toEqual(Array(11).fill(null));
      go(deal, trick.split(' ').slice(3).join(' '));
      expect(deal.offered).toHaveLength(4);
      const { zones } = deal.seenBy('spectator');
      for (const seat of [0, 1, 2, 3]) expect(zones[`hand:${seat}`]).not.toContain(null);
      expect([zones['talon:0'], zones['talon:1']]).toEqual([Array(3).fill(null), Array(3).fill(null)]);
      expect(deal.seenBy(1).zones['talon:0']).toEqual(Array(3).fill(null));
    },
  );

  test('a closed one stays closed', () => {
    const deal = go(spezi('wechselspezi'), 'T21 T9 T1 T5 0');
    expect(deal.seenBy('spectator').zones['hand:2']).toEqual(Array(11).fill(null));
  });
});

describe('what a card tells of the hand that it came from', () => {
  test('in Spezi only that the suit led was missing', () => {
    const deal = go(spezi('spezi'), 'CK');
    expect([mayHold(deal, 'DN', 'CJ'), mayHold(deal, 'DN', 'T9'), mayHold(deal, 'CJ', 'CN')]).toEqual([
      ...[false, true, true],
    ]);
  });

  test('in Wechselspezi of a lead that there was no lower card of the suit', () => {
    const deal = spezi('wechselspezi');
    expect([mayHold(deal, 'HQ', 'HK'), mayHold(deal, 'HQ', 'HJ'), mayHold(deal, 'T5', 'T4')]).toEqual([
      ...[true, false, false],
    ]);
  });

  test('and of the others’ cards that they could not beat, but nothing of the kind of the declarer’s', () => {
    const deal = go(spezi('wechselspezi'), 'T21 T9 T1 T5 3 D4');
    expect([deal.seat, mayHold(deal, 'DQ', 'DK')]).toEqual([0, true]);
    expect(mayHold(go(spezi('wechselspezi'), 'T21 T9 T1 T5 3 D4 DQ'), 'D1', 'DK')).toBe(false);
  });
});

describe('the rest', () => {
  /** Cards for the last tricks, all of them before won by the declarer. */
  const last = (...hands: readonly string[]) => {
    const { s } = go(spezi('spezi'), 'T21 T9 T1 T5 0');
    const zones = Object.fromEntries(hands.map((hand, seat) => [`hand:${seat}`, hand.split(' ')]));
    return provenRest(rules, { ...s, zones: { ...s.zones, ...zones } }, 0, paymentsOf);
  };

  test('belongs to nobody while it has to be said who leads', () => {
    expect(last('T22 HK', 'T20 HN', 'T19 H1', 'T18 H3')).toBeUndefined();
    expect(last('HK', 'HN', 'H1', 'H3')).toHaveLength(4);
  });
});
