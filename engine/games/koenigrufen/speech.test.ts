import { describe, expect, test } from 'vitest';
import { announce, bid, dealOut, GOOD, PASS, play, VORHAND } from '#engine/testing/dealt.ts';

const OOE = { profile: 'ooe-2023' } as const;
const STRONG = 'T22 T21 T20 T19 T18 T17 T1 T2 T4 CK SK HK';
const kontra = (item: number): object => ({ type: 'kontra', item });

describe('a Solodreier of Upper Austria', () => {
  const solodreier = () => {
    const deal = dealOut({ 'hand:0': STRONG }, OOE);
    deal.go(bid('solodreier'));
    return deal;
  };

  test('has its bonuses announced with the bid, as many as there are', () => {
    const deal = solodreier();
    expect(deal.offered).toContainEqual(announce('pagat'));
    deal.go(announce('pagat'), announce('valat'));
    expect(deal.offered).toContainEqual(announce('trull'));
  });

  test('has none announced by the declarer after “ich liege”', () => {
    const deal = solodreier();
    deal.go(GOOD, kontra(0), GOOD, GOOD, GOOD);
    expect(deal.seat).toBe(0);
    expect(deal.refused(announce('pagat'))).toBe('bonuses-with-the-bid');
    expect(deal.offered).toEqual([GOOD, { type: 'rekontra', item: 0 }]);
  });

  test('leaves the defenders their turn', () => {
    const deal = solodreier();
    deal.go(GOOD);
    expect(deal.offered).toContainEqual(announce('trull'));
  });

  test.each([
    ['another solo game there', bid('farbensolo'), announce('kings'), OOE],
    ['in Tyrol', bid('solodreier'), announce('pagat'), {}],
  ])('is not like %s', (_, game, later, house) => {
    const deal = dealOut({ 'hand:0': STRONG }, house);
    deal.go(game);
    while (deal.s.phase === 'auction') deal.go(PASS);
    deal.go(GOOD, kontra(0), GOOD, GOOD, GOOD);
    expect(deal.seat).toBe(0);
    expect(deal.offered).toContainEqual(later);
  });
});

test('where nobody doubles, a kontra is neither offered nor allowed', () => {
  const deal = dealOut({ 'hand:0': STRONG }, { profile: 'einfach' });
  deal.go(bid('solodreier'), GOOD);
  expect(deal.offered).not.toContainEqual(kontra(0));
  expect(deal.refused(kontra(0))).toBe('no-more-doubling');
});

describe('kontra or Valat in a Farbenspiel of Upper Austria', () => {
  const farbensolo = () => {
    const deal = dealOut({ 'hand:0': STRONG }, OOE);
    deal.go(bid('farbensolo'), PASS, PASS, PASS);
    return deal;
  };

  test('does not bind the declarer', () => {
    const deal = farbensolo();
    deal.go(GOOD, announce('kings'), GOOD, GOOD, GOOD, kontra(1));
    expect(deal.offered).toContainEqual(announce('valat'));
    deal.go(announce('valat'));
  });

  test('does not bind the declarer the other way round', () => {
    const deal = farbensolo();
    deal.go(announce('valat'), GOOD, announce('kings'), GOOD, GOOD, GOOD);
    expect(deal.refused(kontra(2))).toBe(undefined);
  });

  test('binds a defender who said subkontra, too', () => {
    const deal = farbensolo();
    deal.go(GOOD, kontra(0), GOOD, GOOD, GOOD, { type: 'rekontra', item: 0 }, GOOD, GOOD, {
      type: 'subkontra',
      item: 0,
    });
    expect(deal.refused(announce('valat'))).toBe('kontra-or-valat');
  });

  test('binds a defender both ways', () => {
    const deal = farbensolo();
    deal.go(GOOD, kontra(0));
    expect(deal.refused(announce('valat'))).toBe('kontra-or-valat');
    deal.go(GOOD, announce('valat'));
    expect(deal.offered).not.toContainEqual(kontra(0));
  });
});

describe('games side by side', () => {
  const bei = (house = {}) => {
    const deal = dealOut({}, house);
    deal.go(bid('piccolo'), { type: 'bei', contract: 'piccolo' }, PASS, PASS);
    return deal;
  };
  /** The item of seat 1's game against seat 0. */
  const against = (deal: ReturnType<typeof bei>): number =>
    deal.s.items.findIndex(({ by, against: [seat] }) => by === 1 && seat === 0);

  test('the first declarer doubles the other game only after “ich liege”', () => {
    const deal = bei();
    const item = against(deal);
    expect(deal.refused(kontra(item))).toBe('lie-first');
    expect(deal.offered).toEqual([GOOD]);
    deal.go(GOOD, GOOD, kontra(1), GOOD, GOOD);
    expect(deal.seat).toBe(0);
    expect(deal.offered).toContainEqual(kontra(item));
  });

  test('deals of the first version of the rules double at once', () => {
    const deal = bei({ rulesVersion: 1 });
    expect(deal.offered).toContainEqual(kontra(against(deal)));
  });

  test('the others double it at once', () => {
    const deal = bei();
    deal.go(GOOD);
    expect(deal.offered.map(({ type }) => type)).toEqual(['good', 'kontra']);
  });

  test('where one doubles at the first turn, the first turn of the first declarer is the one after “ich liege”', () => {
    const deal = bei({ ...OOE, options: { 'bei-groups': 'same-value' } });
    const item = against(deal);
    expect(deal.refused(kontra(item))).toBe('lie-first');
    deal.go(GOOD, GOOD, kontra(1), GOOD, GOOD);
    expect(deal.offered).toContainEqual(kontra(item));
  });
});

describe('announced birds where they may be given away', () => {
  const BIRDS = 'T1 T2 T4 T6 T22 T21 CK C7 C8 SK S7 S8';
  /** Seat 1 announced Pagat, Uhu and Quapil; seat 0 leads. */
  const announced = (others: Readonly<Record<string, string>>, rulesVersion?: number) => {
    const house = { options: { 'bird-lock': 'warn' }, ...(rulesVersion !== undefined && { rulesVersion }) };
    const deal = dealOut({ 'hand:1': BIRDS, ...others }, house);
    deal.go(bid('piccolo'), bid('solodreier'), announce('quapil'), announce('uhu'), announce('pagat'));
    deal.go(GOOD, GOOD, GOOD, GOOD);
    return deal;
  };

  test('only the highest may be given to a suit that is not held', () => {
    const deal = announced({ 'hand:0': 'HK HQ HN HJ' });
    deal.go(play('HK'));
    expect(deal.refused(play('T2'))).toBe('highest-bird-first');
    expect(deal.refused(play('T1'))).toBe('highest-bird-first');
    expect(deal.offered).toEqual(['T4', 'T6', 'T22', 'T21'].map(play));
  });

  test('only the highest may be led', () => {
    const deal = announced({ 'hand:0': 'HK HQ HN HJ' });
    deal.go(play('HK'), play('T22'));
    while (deal.s.zones['trick']?.length) deal.go(deal.offered[0] ?? {});
    expect(deal.seat).toBe(1);
    expect(deal.refused(play('T2'))).toBe('highest-bird-first');
    expect(deal.offered).toEqual(['T4', 'T6', 'T21', 'CK', 'C7', 'C8', 'SK', 'S7', 'S8'].map(play));
  });

  test('in deals of the first version of the rules a lower one may go', () => {
    const deal = announced({ 'hand:0': 'HK HQ HN HJ' }, 1);
    deal.go(play('HK'));
    expect(deal.offered).toContainEqual(play('T1'));
  });
});

describe('a Trischaken for points with the talon to the first six tricks', () => {
  const TALON = { 'talon:0': 'S7 S8 S9', 'talon:1': 'C7 C8 C9', 'hand:0': 'T3 HQ', 'hand:1': 'T5' };
  const exchange = (give: string, take: string): object => ({ type: 'exchange', give, take });
  const trischaken = (house = {}) => {
    const deal = dealOut(TALON, {
      options: { 'trischaken-positive': true, 'trischaken-talon': 'first-six' },
      ...house,
    });
    deal.go(VORHAND, PASS, PASS, PASS, { ...bid('trischaken'), stichzwang: false, talon: 'first-six' });
    return deal;
  };

  test('a card that is exchanged takes the place of the one taken', () => {
    const deal = trischaken();
    deal.go(exchange('T3', 'S8'), exchange('T5', 'C7'));
    expect(deal.s.zones['talon:0']).toEqual(['S7', 'T3', 'S9']);
    expect(deal.s.zones['talon:1']).toEqual(['T5', 'C8', 'C9']);
  });

  test('in deals of the first version of the rules it goes to the end of its half', () => {
    const deal = trischaken({ rulesVersion: 1 });
    deal.go(exchange('T3', 'S8'));
    expect(deal.s.zones['talon:0']).toEqual(['S7', 'S9', 'T3']);
  });
});

describe('an early end', () => {
  /** Seats by their share of tricks; everybody plays what they are offered first. */
  const playOut = (contract: string, hand: string, rulesVersion?: number) => {
    const deal = dealOut({ 'hand:0': hand }, rulesVersion === undefined ? {} : { rulesVersion });
    deal.go(bid(contract), PASS, PASS, PASS, GOOD, GOOD, GOOD, GOOD);
    while (deal.s.end === null) deal.go(deal.offered.at(-1) ?? {});
    const tricks = (deal.s.notes['tricks'] as { tricks: readonly { winner: number }[] }).tricks;
    return { tricks: tricks.map(({ winner }) => winner), row: deal.record.row };
  };
  const NOTHING = 'H2 H3 H4 D2 D3 D4 C7 C8 C9 S7 S8 S9';

  test.each([
    ['triccolo-ouvert', 10],
    ['zwiccolo-ouvert', 11],
  ])('a %s without a trick is over after trick %i, when those that are left are too few', (contract, played) => {
    const { tricks, row } = playOut(contract, NOTHING);
    expect(tricks).not.toContain(0);
    expect(tricks).toHaveLength(played);
    expect(row?.games[0]).toMatchObject({ result: 'lost', measure: 0 });
  });

  test.each(['piccolo-ouvert', 'bettel-ouvert'])('a %s without a trick is played to its end', (contract) =>
    expect(playOut(contract, NOTHING).tricks).toHaveLength(12),
  );

  test('deals of the first version of the rules play on', () =>
    expect(playOut('triccolo-ouvert', NOTHING, 1).tricks).toHaveLength(12));
});
