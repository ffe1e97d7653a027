import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { reform } from '#engine/games/reform/game.ts';
import { keyOf } from '#engine/games/reform/items.ts';
import { promisesOf } from '#engine/games/reform/play/promised.ts';
import { rulesetOf } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { announce, bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';

const ZONES = {
  'talon:0': 'HK C7 DQ',
  'talon:1': 'T4 S8 H3',
  'hand:0': 'CK SK DK T2 T20 T19 T18 CQ CN SQ SN H4',
  'hand:1': 'T1 T3 T5 T6 T7 T8 T9 T10 C8 C9 S7 S9',
};
const [ALONE, STEINHOF, SCHLEIFEN] = [{ type: 'alone' }, { type: 'steinhofmaessig' }, { type: 'schleifen-king' }];
const prater = (seat: Seat): object => ({ type: 'pratermaessig', seat });
const say = (type: string, item: string): object => ({ type, item });
const [PROTEST, REKONTRA] = [{ ...say('protest', 'game'), step: 'kontra' }, say('rekontra', 'game')];

/** Forehand has bid the Uhurufer, called the king in the talon, and these words were said before it was opened. */
function inTalon(
  words: readonly object[] = [],
  at: { readonly contract?: string; readonly seats?: number } = {},
): DealtDeal {
  const { contract = 'uhurufer', seats = 4 } = at;
  const deal = dealOut(ZONES, { game: reform, profile: 'reform', seats });
  const named = bid(contract);
  // A Rufer is named by forehand alone, once everybody has passed.
  deal.go(...(contract === 'rufer' ? [{ type: 'mein-spiel' }, PASS, PASS, PASS, named] : [named, PASS, PASS, PASS]));
  deal.go({ type: 'call-king', suit: 'H' }, ...words);
  while (deal.s.phase === 'pre') deal.go(GOOD);
  return deal;
}

/** The exchange, by which nothing is taken. */
function played(deal: DealtDeal): DealtDeal {
  deal.go({ type: 'take', group: 0, cards: [] });
  expect(deal.s.phase).toBe('announce');
  return deal;
}

const items = ({ s }: DealtDeal): readonly string[] => s.items.map((item) => keyOf(item));
const locked = ({ s }: DealtDeal, seat: Seat): readonly Card[] =>
  promisesOf(rulesetOf(tableOf(reform, 'reform')), s, seat).cards.map(({ card }) => card);

describe('a bird-Rufer with the king in the talon (reform §5.4)', () => {
  test('may be played alone, with a partner of the declarer’s choice, for one of the two, or given up', () => {
    const deal = inTalon();
    expect([deal.s.phase, deal.seat]).toEqual(['king-talon', 0]);
    expect(deal.offered).toEqual([ALONE, prater(1), prater(2), prater(3), STEINHOF, SCHLEIFEN]);
  });

  test('so may one with the Pagat or the Kakadu, and no Rufer', () => {
    for (const contract of ['pagatrufer', 'kakadurufer'])
      expect(inTalon([], { contract }).offered, contract).toHaveLength(6);
    const rufer = inTalon([], { contract: 'rufer' });
    expect(rufer.offered).toEqual([ALONE, { type: 'wald-und-wiese' }, SCHLEIFEN]);
    expect([rufer.refused(STEINHOF), rufer.refused(prater(1))]).toEqual(Array(2).fill('king-choice-not-open'));
  });

  test('the exchange follows in every way', () => {
    for (const way of [ALONE, prater(2), STEINHOF]) {
      const deal = inTalon();
      deal.go(way);
      expect([deal.s.phase, deal.seat]).toEqual(['talon', 0]);
    }
  });

  test('it is said once, and only while the talon lies there whole', () => {
    const deal = inTalon();
    deal.go(STEINHOF);
    expect([deal.refused(prater(1)), deal.refused(STEINHOF)]).toEqual(Array(2).fill('king-choice-not-open'));
    played(deal);
    expect(deal.refused(prater(1))).toBe('king-choice-not-open');
  });

  test('all of it is heard and seen by all', () => {
    const deal = inTalon();
    deal.go(prater(2));
    expect(deal.seenBy('spectator').history.findLast(({ type }) => type === 'said')).toEqual({
      ...{ type: 'said', by: 0, action: prater(2) },
    });
  });
});

describe('what was said before (reform §5.4)', () => {
  const words = [say('kontra', 'game'), say('kontra', 'uhu@0'), GOOD, PROTEST, GOOD];
  const doubled = ({ s }: DealtDeal) =>
    s.items.map(({ doublings, protests = [] }) => doublings.length + protests.length);

  test('stands when the declarer plays alone', () => {
    const deal = inTalon(words);
    deal.go(ALONE);
    expect([items(deal), doubled(deal)]).toEqual([
      ['game', 'uhu@0'],
      [2, 1],
    ]);
  });

  test('is void in both other ways: kontra and protest', () => {
    const [one, other] = [inTalon(words), inTalon(words)];
    one.go(prater(1));
    other.go(STEINHOF);
    expect([doubled(one), doubled(other)]).toEqual([[0, 0], [0]]);
  });

  test('so is Selbstkontra', () => {
    const deal = inTalon([say('kontra', 'uhu@0'), GOOD, GOOD, GOOD, say('selbstkontra', 'game'), GOOD]);
    expect(doubled(deal)).toEqual([1, 1]);
    deal.go(STEINHOF);
    expect(doubled(deal)).toEqual([0]);
  });

  test('kontra begins anew in announce, and is late', () => {
    const deal = inTalon(words);
    deal.go(STEINHOF);
    played(deal).go(GOOD, say('kontra', 'game'), GOOD, GOOD, GOOD, REKONTRA);
    expect(deal.s.items.map(({ doublings }) => doublings)).toEqual([
      [
        { step: 'kontra', by: 1 },
        { step: 'rekontra', by: 0 },
      ],
    ]);
  });
});

describe('pratermäßig (reform §7.4)', () => {
  const withSeat = (seat: Seat): DealtDeal => {
    const deal = inTalon();
    deal.go(prater(seat));
    return deal;
  };

  test('the seat named is the partner, and everybody knows', () => {
    const deal = withSeat(2);
    expect(firstGame(deal.s)).toMatchObject({ partner: 2, called: 'HK', with: { kingTalon: 'pratermaessig' } });
    expect(deal.seenBy('spectator').games[0]).toMatchObject({ partner: 2 });
    expect(items(deal)).toEqual(['game', 'uhu@0']);
  });

  test('it is any of the three others, and nobody else', () => {
    const deal = inTalon();
    expect([0, 4].map((seat) => deal.refused(prater(seat)))).toEqual(Array(2).fill('partner-must-play'));
    const five = inTalon([], { seats: 5 });
    expect(five.offered.filter((action) => 'seat' in action)).toEqual([prater(1), prater(2), prater(3)]);
    expect(five.refused(prater(4))).toBe('partner-must-play');
  });

  test('everybody speaks for a side that is known', () => {
    const deal = played(withSeat(2));
    deal.go(GOOD);
    // Seat 1 is an opponent who need not double first, and the partner doubles nothing of their own side.
    deal.go(announce('kakadu'), GOOD);
    expect([deal.seat, deal.refused(say('kontra', 'game'))]).toEqual([2, 'kontra-own-side']);
    deal.go(say('kontra', 'kakadu@1'), announce('pagat-ultimo'));
    expect(items(deal)).toEqual(['game', 'uhu@0', 'kakadu@1', 'pagat-ultimo@2']);
  });

  test('no card is kept for its trick, for tricks are counted only in hindsight', () => {
    const deal = played(withSeat(2));
    expect(locked(deal, 0)).toEqual([]);
    const alone = inTalon();
    alone.go(ALONE);
    expect(locked(alone, 0)).toEqual(['T2']);
  });
});

describe('steinhofmäßig (reform §7.4)', () => {
  const steinhof = (): DealtDeal => {
    const deal = inTalon();
    deal.go(STEINHOF);
    return deal;
  };

  test('alone, and the game is the only item', () => {
    const deal = steinhof();
    const game = firstGame(deal.s);
    expect([game.partner, game.with['kingTalon'], items(deal)]).toEqual([undefined, 'steinhofmaessig', ['game']]);
  });

  test('the bird is kept for its trick like any that is declared', () => {
    expect([0, 1, 2].map((seat) => locked(steinhof(), seat))).toEqual([['T2'], [], []]);
  });

  test('it cannot be declared or doubled by itself, but the opponents may declare theirs', () => {
    const deal = played(steinhof());
    expect(deal.refused(announce('uhu'))).toBe('already-declared');
    deal.go(announce('kakadu'), GOOD);
    expect(deal.refused(say('kontra', 'uhu@0'))).toBe('no-such-item');
    deal.go(announce('uhu'));
    expect(items(deal)).toEqual(['game', 'kakadu@0', 'uhu@1']);
    expect([0, 1, 2].map((seat) => locked(deal, seat))).toEqual([['T3', 'T2'], ['T2'], ['T2']]);
  });

  test('the bird is not laid away', () => {
    const deal = steinhof();
    deal.go({ type: 'take', group: 0, cards: ['HK'] });
    expect(deal.refused({ type: 'lay', cards: ['T2'] })).toBe('promised-bird');
  });
});
