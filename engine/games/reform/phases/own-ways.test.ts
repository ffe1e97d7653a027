import { describe, expect, test } from 'vitest';
import { type Card, pileOf, type Zone } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { provenRest } from '#engine/kernel/deal/rest/claim.ts';
import { endgame } from '#engine/kernel/deal/rest/endgame.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { itemOf } from '#engine/kernel/score.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, play } from '#engine/testing/dealt.ts';
import { reform } from '../game.ts';
import { emptiedIn } from '../play/ways/emptying.ts';
import { picturesIn } from '../play/ways/pictures.ts';

const NO_BUY = { type: 'no-buy' };
const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);
const set = (list: string): object => ({ type: 'play-set', cards: cards(list) });
const one = (list: string): object => (list.includes(' ') ? set(list) : play(list));

/** Forehand has bid it, and nobody has bought it or doubled before cards are taken. */
function bidden(contract: string, zones: Readonly<Record<Zone, string>>, options: Notes = {}): DealtDeal {
  const deal = dealOut(zones, { game: reform, profile: 'reform', options });
  deal.go(bid(contract), PASS, PASS, PASS, NO_BUY, NO_BUY, NO_BUY);
  while (deal.s.phase === 'pre') deal.go(GOOD);
  return deal;
}

/** Nobody has anything to say any more. */
function begin(deal: DealtDeal): DealtDeal {
  while (deal.s.phase === 'announce') deal.go(GOOD);
  return deal;
}

/** All that the seat to act may play: single cards, and those of which several may be played at once. */
function mayPlay(deal: DealtDeal): { readonly single: string; readonly together: readonly string[] } {
  const { offers } = deal.seenBy(deal.seat);
  return {
    single: offers
      .flatMap((offer) => (offer.kind === 'one-of' ? offer.actions : []))
      .flatMap((action) => ('card' in action ? [String(action.card)] : []))
      .join(' '),
    together: offers.flatMap((offer) => (offer.kind === 'cards' ? [offer.from.join(' ')] : [])),
  };
}

/** Plays trick by trick, each a list of plays from the leader on, separated by commas. */
function tricks(deal: DealtDeal, ...list: readonly string[]): DealtDeal {
  for (const trick of list) deal.go(...trick.split(', ').map(one));
  return deal;
}

const wonBy = ({ s }: DealtDeal): readonly number[] =>
  (s.notes['tricks'] as { tricks: readonly { winner: number }[] } | undefined)?.tricks.map(({ winner }) => winner) ??
  [];

describe('Hausierer (reform §7.8)', () => {
  const HANDS = {
    'hand:0': 'T22 T6 T5 CK CQ C7 SQ S9 HK H3 DN D4',
    'hand:1': 'T21 T9 T8 CN CJ C10 SK S10 HQ H1 DK DQ',
    'hand:2': 'T20 T10 T7 C9 C8 SN SJ S8 HN HJ H2 DJ',
    'hand:3': 'T19 T18 T17 T16 T15 T14 T13 S7 H4 D1 D2 D3',
    'talon:0': 'T1 T2 T3',
    'talon:1': 'T4 T11 T12',
  };
  const hausierer = (drawn = 0, zones: Readonly<Record<Zone, string>> = HANDS): DealtDeal => {
    const deal = bidden('hausierer', zones);
    deal.go(...Array<object>(drawn).fill({ type: 'draw' }), ...(drawn < 6 ? [{ type: 'enough' }] : []));
    return begin(deal);
  };
  const emptied = ({ s }: DealtDeal) => emptiedIn(s, 0);

  test('the declarer leads what they like of one suit, with the Sküs at will', () => {
    expect(mayPlay(hausierer())).toEqual({
      single: HANDS['hand:0'],
      together: ['T22 T6 T5', 'T22 CK CQ C7', 'T22 SQ S9', 'T22 HK H3', 'T22 DN D4'],
    });
  });

  test('the others give one card each, by the usual rules', () => {
    const deal = hausierer();
    deal.go(set('CK CQ'));
    expect(mayPlay(deal)).toEqual({ single: 'CN CJ C10', together: [] });
    deal.go(play('CN'), play('C8'));
    expect(mayPlay(deal).single).toBe('T19 T18 T17 T16 T15 T14 T13');
  });

  test('cards of two suits are not one play', () => {
    const deal = hausierer();
    for (const list of ['CK SQ', 'CK T6', 'T22 CK SQ']) expect(deal.refused(set(list))).toBe('one-suit-only');
    expect(deal.refused(set('CK CN'))).toBe('card-not-in-hand');
  });

  test.each([
    ['the highest of them counts', 'HK H3, HQ, HN, H4', 0],
    ['a higher one beats it', 'SQ S9, SK, SN, S7', 1],
    ['the Sküs does not count beside a suit', 'T22 SQ S9, SK, SN, S7', 1],
    ['nor keeps it a tarock away', 'T22 CK CQ C7, CN, C9, T13', 3],
    ['it counts alone', 'T22, T21, T20, T19', 0],
    ['and among tarocks', 'T5 T22, T21, T20, T19', 0],
    ['the highest tarock without it', 'T5 T6, T8, T7, T13', 3],
  ])('%s', (_, trick, winner) => expect(wonBy(tricks(hausierer(), trick))).toEqual([winner]));

  test('led with the Sküs in front a suit is still followed', () => {
    const deal = hausierer();
    deal.go(set('T22 HK H3'));
    expect(mayPlay(deal).single).toBe('HQ H1');
    expect(deal.s.zones['trick']).toEqual(['HK', 'T22', 'H3']);
  });

  test('led alone it asks for tarocks', () => {
    const deal = hausierer();
    deal.go(play('T22'));
    expect(mayPlay(deal).single).toBe('T21 T9 T8');
  });

  test('following, only the suit led, with the Sküs at will, or the Sküs alone', () => {
    const deal = tricks(hausierer(), 'SQ S9, SK, SN, S7');
    deal.go(play('DK'), play('DJ'), play('D1'));
    expect(mayPlay(deal)).toEqual({ single: 'T22 DN D4', together: ['T22 DN D4'] });
    for (const card of ['T6', 'CK', 'HK']) expect(deal.refused(play(card))).toBe('one-suit-only');
    expect(deal.refused(set('T22 T6'))).toBe('one-suit-only');
    deal.go(set('D4 T22 DN'));
    expect(wonBy(deal)).toEqual([1, 1]);
  });

  test('without the suit led the Sküs alone is still there, and no tarock', () => {
    const deal = tricks(hausierer(), 'SQ S9, SK, SN, S7');
    deal.go(play('S10'), play('S8'), play('T13'));
    expect(mayPlay(deal)).toEqual({ single: 'T22', together: [] });
    expect(deal.refused(play('T6'))).toBe('one-suit-only');
    deal.go(play('T22'));
    expect(wonBy(deal)).toEqual([1, 0]);
  });

  test('stuck in the middle of a trick, which counts as not played', () => {
    const deal = tricks(hausierer(), 'T22 SQ S9, SK, SN, S7');
    deal.go(play('S10'), play('S8'));
    expect(deal.s.end).toBeNull();
    deal.go(play('T13'));
    expect([deal.s.end, emptied(deal)]).toEqual(['settle', { ending: 'stuck', tricks: 1 }]);
    expect(deal.s.zones['trick']).toEqual(['S10', 'S8', 'T13']);
  });

  test('out of cards: the trick with the last of them is played to its end', () => {
    const deal = tricks(hausierer(), 'CK CQ C7, C10, C8, T13', 'H4, HK H3 T22, HQ, H2');
    expect(wonBy(deal)).toEqual([3, 0]);
    tricks(deal, 'T5 T6, T8, T7, T14', 'D1, DN D4, DQ, DJ');
    expect(wonBy(deal)).toEqual([3, 0, 3, 1]);
    deal.go(play('SK'), play('S8'), play('S7'));
    expect(deal.s.end).toBeNull();
    deal.go(set('SQ S9'));
    expect([deal.s.end, emptied(deal)]).toEqual(['settle', { ending: 'empty', tricks: 5 }]);
  });

  test('leading the last cards, too', () => {
    const deal = tricks(hausierer(), 'CK CQ C7, C10, C8, T13', 'H4, HK H3, HQ, H2', 'DN D4, DK, DJ, D3');
    tricks(deal, 'SK, S8, S7, SQ S9');
    deal.go(play('T21'), play('T7'), play('T14'));
    deal.go(set('T5 T6'));
    tricks(deal, 'T9, T10, T15, T22');
    expect(wonBy(deal)).toEqual([3, 0, 1, 1, 1, 0]);
    expect([deal.s.end, emptied(deal)]).toEqual(['settle', { ending: 'empty', tricks: 6 }]);
  });

  const without = (suit: string): Readonly<Record<Zone, string>> => ({
    ...HANDS,
    'hand:0': `T22 T6 T5 ${suit === 'D' ? 'CK CQ C7 SQ S9 HK H3 S7 H4' : ''}`,
    'hand:3': 'T19 T18 T17 T16 T15 T14 T13 DN D4 D1 D2 D3',
  });

  test('a side suit that is missing ends it before the first card, and after what was said', () => {
    const deal = bidden('hausierer', without('D'));
    deal.go({ type: 'enough' });
    expect(deal.s.phase).toBe('announce');
    deal.go(GOOD, { type: 'kontra', item: 'game' }, GOOD, GOOD, GOOD, GOOD);
    expect(begin(deal).s.end).toBe('settle');
    expect([wonBy(deal), emptied(deal)]).toEqual([[], { ending: 'missing' }]);
  });

  test('a drawn card can fill it', () => {
    const deal = bidden('hausierer', {
      ...without('D'),
      'talon:0': 'DQ T2 T3',
      'hand:1': HANDS['hand:1'].replace('DQ', 'T1'),
    });
    deal.go({ type: 'draw' }, { type: 'enough' });
    expect(begin(deal).s.phase).toBe('tricks');
    expect(mayPlay(deal).single).toContain('DQ');
  });

  test('with more cards than the others one does not have to be out of them with the twelfth trick', () => {
    const deal = hausierer(6);
    expect(deal.s.zones['hand:0']).toHaveLength(18);
    const order = 'C7 CQ CK SQ S9 HK H3 DN D4 T1 T2 T3 T4 T5 T6 T11 T12 T22'.split(' ');
    while (deal.s.end === null) {
      const { single } = mayPlay(deal);
      const now = deal.seat === 0 ? order.find((card) => single.split(' ').includes(card)) : single.split(' ')[0];
      deal.go(play(now ?? ''));
    }
    const left = deal.s.zones['hand:0']?.length ?? 0;
    expect(emptied(deal)).toEqual(
      wonBy(deal).length === 12 ? { ending: 'left', cards: left } : { ending: 'stuck', tricks: wonBy(deal).length },
    );
    expect(left).toBeGreaterThanOrEqual(6);
  });

  test('twelve single cards are a draw', () => {
    const zones = {
      'hand:0': 'T22 T21 T20 T19 T18 T17 T16 T15 CK SK HK DK',
      'hand:1': 'T14 T13 T12 T11 T10 T9 T8 T7 C7 S7 H4 D4',
    };
    const deal = hausierer(0, zones);
    while (deal.s.end === null) {
      const [card = ''] = mayPlay(deal).single.split(' ');
      deal.go(play(card));
    }
    expect(emptied(deal)).toEqual({ ending: 'empty', tricks: 12 });
  });

  test('three honours win as a set what four single cards would not: no Kaiserstich', () => {
    const zones = {
      ...HANDS,
      'hand:0': HANDS['hand:0'].replace('T6 T5', 'T21 T1'),
      'hand:1': HANDS['hand:1'].replace('T21', 'T6'),
      'talon:0': 'T5 T2 T3',
    };
    const deal = bidden('hausierer', zones, { kaiserstich: true });
    deal.go({ type: 'enough' });
    begin(deal);
    tricks(deal, 'T22 T21 T1, T6, T7, T13');
    expect(wonBy(deal)).toEqual([0]);
  });
});

describe('Artist (reform §7.8)', () => {
  const HANDS = {
    'hand:0': 'T22 T21 T5 CQ SQ HQ DQ CK C7 S9 H3 D4',
    'talon:0': 'SK T6 H4',
    'talon:1': 'T7 T8 T9',
    'hand:1': 'T20 T19 T18 C10 C9 C8 CJ SN SJ HK HN DN',
    'hand:2': 'T17 T16 T15 T14 CN S10 S8 S7 HJ H1 DJ D1',
    'hand:3': 'T13 T12 T11 T10 T1 T2 T3 T4 H2 D2 D3 DK',
  };
  const exchanged = (taken: string, laid: string, options: Notes = {}, hands = HANDS): DealtDeal => {
    const deal = bidden('artist', hands, options);
    deal.go({ type: 'take', group: 0, cards: cards(taken) });
    if (laid !== '') deal.go({ type: 'lay', cards: cards(laid) });
    return begin(deal);
  };
  const pictures = ({ s }: DealtDeal) => picturesIn(s, 0);

  test('all see the talon and what is taken of it, and nobody what is laid away', () => {
    const deal = bidden('artist', HANDS);
    expect(deal.seenBy(1).zones['talon:0']).toEqual(['SK', 'T6', 'H4']);
    deal.go({ type: 'take', group: 0, cards: cards('SK T6 H4') });
    expect(deal.seenBy(1).zones['hand:0']?.filter(Boolean)).toEqual(['T6', 'SK', 'H4']);
    deal.go({ type: 'lay', cards: cards('C7 S9 H3') });
    expect(deal.seenBy(1).zones['laid:0']).toEqual([null, null, null]);
  });

  test.each([
    [0, '', ''],
    [1, 'T6', 'C7'],
    [6, 'SK T6 H4 T7 T8 T9', 'C7 S9 H3 D4 H4 CQ'],
  ])('%d cards may be exchanged, for another price', (count, taken, laid) => {
    const deal = exchanged(taken, laid);
    expect([deal.s.phase, deal.s.games[0]?.with['exchanged']]).toEqual(['tricks', count]);
  });

  test('it goes on while three pictures of a rank are left in hand', () => {
    const deal = exchanged('SK T6 H4', 'C7 S9 H3');
    expect([deal.s.phase, pictures(deal)]).toEqual(['tricks', undefined]);
  });

  test('it is lost before the first trick if there are none after the exchange', () => {
    const deal = exchanged('SK T6 H4', 'CQ SQ H3');
    expect([deal.s.end, wonBy(deal), pictures(deal)]).toEqual(['settle', [], 0]);
  });

  test('it is lost as soon as the last three equal ones are not together any more', () => {
    const deal = exchanged('SK T6 H4', 'C7 S9 H3');
    tricks(deal, 'CQ, C10, CN, T13');
    expect([deal.s.end, pictures(deal)]).toEqual([null, undefined]);
    deal.go(play('H2'));
    expect(mayPlay(deal).single).toBe('T22 HQ H4');
    deal.go(play('HQ'));
    expect(deal.s.end).toBeNull();
    deal.go(play('HK'), play('HJ'));
    expect([deal.s.end, wonBy(deal), pictures(deal)]).toEqual(['settle', [3, 1], 0]);
  });

  test('the Sküs is free to the declarer alone, and wins', () => {
    const deal = exchanged('SK T6 H4', 'C7 S9 H3');
    tricks(deal, 'D4, DN, D1, D2');
    deal.go(play('SN'), play('S10'), play('T13'));
    expect(mayPlay(deal).single).toBe('T22 SQ SK');
    deal.go(play('T22'));
    expect(wonBy(deal)).toEqual([1, 0]);
  });

  const CARDS = 'T22 T21 T5 T6 CQ SQ HQ DQ CK SK D4 H4'.split(' ');

  /** The declarer plays these cards in this order as far as they may, the others what they may first. */
  function playOut(deal: DealtDeal, order: readonly Card[]): DealtDeal {
    while (deal.s.end === null) {
      const may = mayPlay(deal).single.split(' ');
      const card = deal.seat === 0 ? (order.find((one) => may.includes(one)) ?? may[0]) : may[0];
      deal.go(play(card ?? ''));
    }
    return deal;
  }

  // Nobody else has a queen, so whoever follows suit can keep four of them to the end.
  test('four are left after the eighth trick, and it is won', () => {
    const deal = playOut(
      exchanged('SK T6 H4', 'C7 S9 H3'),
      CARDS.filter((card) => !card.endsWith('Q')),
    );
    expect([wonBy(deal).length, pictures(deal)]).toEqual([8, 4]);
    expect(deal.s.zones['hand:0']).toEqual(['CQ', 'SQ', 'HQ', 'DQ']);
  });

  test('three are left after the ninth', () => {
    const deal = playOut(exchanged('SK T6 H4', 'C7 S9 H3'), ['CQ', ...CARDS.filter((card) => !card.endsWith('Q'))]);
    expect([wonBy(deal).length, pictures(deal)]).toEqual([9, 3]);
    expect(deal.s.zones['hand:0']).toEqual(['SQ', 'HQ', 'DQ']);
  });
});

describe('Apotheker (reform §7.9)', () => {
  const HANDS = {
    'hand:2': 'T22 T5 CK C7 S9 SQ HK H3 DN D4 DK T14',
    'hand:0': 'T21 T9 T8 CN CJ C10 SK S10 HQ H1 H2 D1',
    'hand:1': 'T20 T19 T18 T17 T15 HN SJ S7 C9 D2 D3 DQ',
    'hand:3': 'T1 T2 T3 T6 T7 T10 T11 T12 H4 SN C8 T13',
    'talon:0': 'T16 CQ DJ',
    'talon:1': 'T4 S8 HJ',
  };
  const apotheker = (): DealtDeal => {
    const deal = dealOut(HANDS, { game: reform, profile: 'reform' });
    deal.go({ type: 'mein-spiel' }, PASS, bid('apotheker'), PASS, PASS, NO_BUY, NO_BUY, NO_BUY);
    return begin(deal);
  };

  test('the declarer leads, and the talon is not touched', () => {
    const deal = apotheker();
    expect([deal.s.phase, deal.seat]).toEqual(['tricks', 2]);
    expect(deal.seenBy(2).zones['talon:0']).toEqual([null, null, null]);
  });

  test('the declarer plays any card at any turn, the others by the usual rules', () => {
    const deal = apotheker();
    expect(mayPlay(deal)).toEqual({ single: HANDS['hand:2'], together: [] });
    deal.go(play('H3'), play('H4'));
    expect(mayPlay(deal).single).toBe('HQ H1 H2');
    deal.go(play('HQ'), play('HN'));
    expect(wonBy(deal)).toEqual([0]);
    deal.go(play('SK'), play('SJ'));
    expect(mayPlay(deal).single).toBe(HANDS['hand:2'].replace('H3 ', ''));
    deal.go(play('T22'), play('SN'));
    expect(wonBy(deal)).toEqual([0, 2]);
  });

  /** All tricks are played, each card the first that may be. */
  function sharing(): DealtDeal {
    const deal = apotheker();
    while (deal.s.phase === 'tricks') deal.go(play(mayPlay(deal).single.split(' ')[0] ?? ''));
    return deal;
  }
  const TALON = 'T16 CQ DJ T4 S8 HJ'.split(' ');
  const give = (card: Card | undefined, to: Seat): object => ({ type: 'share-card', card, to });

  test('after the last trick the talon lies open to all', () => {
    const deal = sharing();
    expect([deal.s.phase, deal.seat, wonBy(deal).length]).toEqual(['share', 2, 12]);
    for (const viewer of [1, 'spectator'] as const) {
      const { zones } = deal.seenBy(viewer);
      expect([...(zones['talon:0'] ?? []), ...(zones['talon:1'] ?? [])]).toEqual(TALON);
    }
  });

  test('the declarer gives it away card by card, each to one of the opponents', () => {
    const deal = sharing();
    const before = deal.s.zones;
    const receivers = [3, 0, 1, 0, 0, 3] as const;
    for (const [i, to] of receivers.entries()) {
      expect(deal.offered).toEqual([3, 0, 1].map((seat) => give(TALON[i], seat)));
      deal.go(give(TALON[i], to));
    }
    expect(deal.s.end).toBe('settle');
    for (const seat of [0, 1, 2, 3]) {
      const got = TALON.filter((_, i) => receivers[i] === seat);
      expect(deal.s.zones[pileOf(seat)] ?? []).toEqual([...(before[pileOf(seat)] ?? []), ...got]);
    }
    expect(deal.seenBy(1).zones['pile:3']).toEqual(expect.arrayContaining(['T16', 'HJ']));
  });

  test('in the order in which it lies, and to nobody else', () => {
    const deal = sharing();
    expect(deal.refused(give('CQ', 0))).toBe('share-in-order');
    expect(deal.refused(give('T22', 0))).toBe('card-not-in-talon');
    for (const to of [2, 4]) expect(deal.refused(give('T16', to))).toBe('share-with-opponents');
    deal.go(give('T16', 0));
    expect(deal.refused(give('T16', 0))).toBe('card-not-in-talon');
  });

  const rules = reform.rules(tableOf(reform, 'reform'));

  /** All tricks are played; with the talon the opponents can have enough, but not without. */
  const shortOf = (): State => {
    const lying = {
      ...{ 'talon:0': 'T16 CQ DJ', 'talon:1': 'T4 S8 HJ' },
      ...{ 'pile:0': 'T22 CK SK SN T2 T3', 'pile:1': 'T1 DK HQ DQ CN', 'pile:3': 'T21 HK SQ HN' },
      'pile:2':
        'DN CJ SJ T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T17 T18 T19 T20 C10 C9 C8 C7 S10 S9 S7 H1 H2 H3 H4 D1 D2 D3 D4',
    };
    const won = Array.from({ length: 12 }, (_, i): Trick => ({ plays: [], winner: i % 4 }));
    return {
      ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
      zones: Object.fromEntries(Object.entries(lying).map(([zone, list]) => [zone, cards(list)])),
      ...{ known: {}, games: [{ declarer: 2, contract: 'apotheker', with: {} }], items: [itemOf('game', 'bid', 2)] },
      ...{ phase: 'share', end: null, notes: { tricks: { tricks: won } }, attempts: [], log: [] },
    };
  };

  test('whoever looks to the end shares the talon out, too', () => {
    const paid = [-24, -24, 72, -24];
    const search = endgame(rules, paymentsOf, 2000).worth(shortOf());
    let step = search.next();
    while (!step.done) step = search.next();
    expect(step.value?.map(({ n, d }) => n / d)).toEqual(paid);
  });

  test('nobody claims the rest, for it is not yet known who gets what', () => {
    const deal = apotheker();
    while (wonBy(deal).length < 11) deal.go(play(mayPlay(deal).single.split(' ')[0] ?? ''));
    expect(provenRest(rules, deal.s, deal.seat, paymentsOf)).toBeUndefined();
  });
});
