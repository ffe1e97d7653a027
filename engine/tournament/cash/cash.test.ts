import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { negate, rational, sum, ZERO } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { type CashRules, type PrizeScheme, TILLS } from '../format/cash-rules.ts';
import { centsOf, roundCents, roundDown, showCents, sumCents } from '../format/money.ts';
import { goodsOf, prizesOf } from './prizes.ts';
import { closeCash, feeOf } from './statement.ts';
import { BOOKING_TEXTS, TILL_TEXTS } from './texts.ts';
import { BOOKING_CODES, type CashInput, type CashStatement, type Payer, type TillLine } from './types.ts';

const payer = (id: string, rank: number, n = 0, d = 1, groups: readonly string[] = []): Payer => ({
  id,
  name: id.toUpperCase(),
  groups,
  rank,
  points: rational(n, d),
});
const RULES: CashRules = { fee: { full: 1000 } };
/** The statement of an evening whose points add up. */
function closed(input: CashInput): CashStatement {
  const closing = closeCash(input);
  if (!closing.ok) throw new Error(closing.error.code);
  return closing.value;
}
const after = (input: CashInput): Readonly<Partial<Record<TillLine['till'], number>>> =>
  Object.fromEntries(closed(input).tills.map((line) => [line.till, line.after]));

describe('cents', () => {
  it.each([
    [rational(5, 3), 1, 2],
    [rational(5, 2), 1, 3],
    [rational(-5, 2), 1, -3],
    [rational(-5, 3), 1, -2],
    [rational(24), 10, 20],
    [rational(25), 10, 30],
    [rational(-1, 3), 1, 0],
  ])('rounds %j to %i: %i', (exact, step, cents) => {
    expect(Object.is(roundCents(exact, step), cents)).toBe(true);
  });

  it('rounds down to steps', () => {
    expect([rational(8000, 3), rational(2650), rational(0)].map((one) => roundDown(one, 50))).toEqual([2650, 2650, 0]);
  });

  it('converts points to money', () => expect(centsOf(rational(-5, 3), 10)).toBe(-17));

  it.each([
    [1250, '12,50\u00a0€', '€12.50'],
    [-5, '−0,05\u00a0€', '−€0.05'],
    [123456700, '1.234.567,00\u00a0€', '€1,234,567.00'],
  ])('shows %i', (cents, de, en) => {
    expect([showCents(cents, 'de'), showCents(cents, 'en')]).toEqual([de, en]);
  });
});

describe('closing the cash', () => {
  it('charges fees, the lowest among a player’s groups', () => {
    const fee = {
      full: 1500,
      reduced: [
        { group: 'youth', cents: 500 },
        { group: 'ladies', cents: 1000 },
      ],
    };
    expect([[], ['ladies'], ['ladies', 'youth'], ['guests']].map((groups) => feeOf(fee, groups))).toEqual([
      1500, 1000, 500, 1500,
    ]);
    const players = [payer('a', 1), payer('b', 2, 0, 1, ['ladies'])];
    // 15 + 10; the club keeps 3 of each; without prizes it gets the rest back.
    const statement = closed({ players, rules: { fee: { ...fee, houseKeeps: 300 } } });
    expect(statement.bookings.map(({ code, cents }) => [code, cents])).toEqual([
      ['fee', 1500],
      ['fee-to-prizes', 1200],
      ['fee-reduced', 1000],
      ['fee-to-prizes', 700],
      ['prizes-left', 1900],
    ]);
    expect(after({ players, rules: { fee } }).house).toBe(2500);
  });

  it('pays points in cents and books the remainder of rounding', () => {
    // Ten cents a point: 5/3 is 16.67, so 17; twice -5/6 is -8.33 each, so -8: the desk takes 16 and pays 17.
    const players = [payer('a', 1, 5, 3), payer('b', 2, -5, 6), payer('c', 2, -5, 6)];
    const pointMoney = { perPoint: 10, direction: 'both', rest: 'house' } as const;
    const statement = closed({ players, rules: { fee: { full: 0 }, pointMoney } });
    expect(statement.players.map(({ points }) => points)).toEqual([17, -8, -8]);
    expect(statement.bookings.at(-1)).toEqual({ code: 'points-rest', from: 'house', to: 'points', cents: 1 });
    expect(statement.balance).toBe(0);
    // In steps of ten: 20, -10, -10.
    const tens = closed({ players, rules: { fee: { full: 0 }, pointMoney: { ...pointMoney, step: 10 } } });
    expect(tens.players.map(({ points }) => points)).toEqual([20, -10, -10]);
    // Only losers pay, into the pot.
    const rules: CashRules = { fee: { full: 0 }, pointMoney: { perPoint: 10, direction: 'losers-pay', rest: 'pot' } };
    expect(after({ players, rules, potBefore: 500 }).pot).toBe(516);
  });

  it('pays nothing out of points that nobody pays, but what rounding leaves over', () => {
    const pointMoney = { perPoint: 10, direction: 'both', rest: 'house' } as const;
    const input = { players: [payer('a', 1, 110), payer('b', 2, 57)], rules: { ...RULES, pointMoney } };
    const refused = closeCash(input);
    expect(refused.ok ? [] : printRefusal(refused.error)).toBe('points-without-payer @ 167');
    expect(closed({ ...input, unpaid: { bonus: rational(167), inPots: ZERO } }).balance).toBe(0);
    // Where only losers pay, the rest is what is played for.
    const losers = { ...input, rules: { ...RULES, pointMoney: { ...pointMoney, direction: 'losers-pay' as const } } };
    expect(closed(losers).balance).toBe(0);
    expect(closed({ ...input, rules: RULES }).balance).toBe(0);
  });

  it('tells the pots of the tables and the bonus for the target from the money of the club', () => {
    const pointMoney = { perPoint: 10, direction: 'both', rest: 'house' } as const;
    const rules = { fee: { full: 1000 }, pointMoney };
    // 190 points are in pots, 20 are a bonus that nobody pays.
    const players = [payer('a', 1, -100), payer('b', 2, -70)];
    const { tills, balance } = closed({ players, rules, unpaid: { bonus: rational(20), inPots: rational(190) } });
    const line = (name: TillLine['till']) => tills.find(({ till }) => till === name);
    expect(line('tables')).toMatchObject({ paidIn: 1900, paidOut: 0, after: 1900 });
    expect(line('house')).toMatchObject({ paidIn: 2000, paidOut: 200, after: 1800 });
    expect(line('house')?.parts).toEqual([
      { code: 'fee', cents: 2000 },
      { code: 'target-bonus', cents: -200 },
    ]);
    expect(balance).toBe(0);
    // What rounding leaves over is neither: three times −1/6 is paid as 2 cents each, and ½ lies in a pot as 5.
    const sixths = ['a', 'b', 'c'].map((id) => payer(id, 1, -1, 6));
    const left = closed({ players: sixths, rules, unpaid: { bonus: ZERO, inPots: rational(1, 2) } });
    expect(left.bookings.filter(({ code }) => code.startsWith('points-'))).toEqual([
      { code: 'points-in-pots', from: 'points', to: 'tables', cents: 5 },
      { code: 'points-rest', from: 'points', to: 'house', cents: 1 },
    ]);
  });

  it('carries the pot, takes penalties, and handles sponsors and shops', () => {
    const players = [payer('a', 1), payer('b', 2)];
    const statement = closed({
      players,
      rules: { ...RULES, penaltiesTo: 'pot' },
      potBefore: 6000,
      potPayments: [
        { player: 'a', cents: -4000, reason: 'Pagat' },
        { player: 'b', cents: 500 },
      ],
      penalties: [{ player: 'b', cents: 100, reason: 'Renonce' }],
      extras: [
        { till: 'house', cents: 5000, reason: 'Sparkasse' },
        { till: 'house', cents: -3500, reason: 'Speck' },
      ],
    });
    // Pot 60 - 40 + 5 + 1; club 20 + 50 - 35.
    expect(statement.tills.map(({ till, after: now }) => [till, now])).toEqual([
      ['house', 3500],
      ['pot', 2600],
      ['prizes', 0],
      ['tables', 0],
      ['points', 0],
      ['outside', -1500],
    ]);
    expect(statement.players.map(({ net }) => net)).toEqual([3000, -1600]);
    expect(statement.balance).toBe(0);
  });

  it('pays prizes from the till: the club adds what is missing and keeps what is left', () => {
    const players = ['a', 'b', 'c', 'd'].map((id, i) => payer(id, i + 1));
    const rules = (...cents: readonly number[]): CashRules => ({
      fee: { full: 1000, houseKeeps: 0 },
      prizes: { places: { type: 'fixed', cents }, step: 1, remainder: 'house' },
    });
    expect(after({ players, rules: rules(2000, 1500) }).house).toBe(500);
    expect(after({ players, rules: rules(4000, 2500) }).house).toBe(-2500);
    const short = closed({ players, rules: rules(4000, 2500) });
    expect(short.bookings).toContainEqual({ code: 'prize-shortfall', from: 'house', to: 'prizes', cents: 2500 });
    expect(short.players.map(({ net }) => net)).toEqual([3000, 1500, -1000, -1000]);
    expect(after({ players, rules: RULES }).prizes).toBe(0);
  });

  it('has a line for everybody with a booking', () => {
    const statement = closed({ players: [], rules: RULES, penalties: [{ player: 'x', cents: 50, reason: '' }] });
    expect(statement.players.map(({ player, net }) => [player.id, net])).toEqual([['x', -50]]);
    expect(statement.balance).toBe(0);
  });
});

describe('prizes', () => {
  const scheme = (remainder: 'first' | 'house', step: number, ...cents: readonly number[]): PrizeScheme => ({
    places: { type: 'fixed', cents },
    step,
    remainder,
  });
  const show = (of: PrizeScheme, players: readonly Payer[], fund = 0): readonly string[] => {
    const { prizes, house } = prizesOf(of, players, fund);
    return [...prizes.map(({ player, cents, remainder }) => `${player} ${cents}+${remainder}`), `house ${house}`];
  };

  it('are shared by equal ranks, rounded down, and the rest goes to the first or to the club', () => {
    // b, c and d share 50 + 30 + 0 euros: 26.67 each, so 26.50; 0.50 is left.
    const players = [payer('a', 1), payer('b', 2), payer('c', 2), payer('d', 2), payer('e', 5)];
    expect(show(scheme('first', 50, 10000, 5000, 3000), players)).toEqual([
      'a 10000+50',
      'b 2650+0',
      'c 2650+0',
      'd 2650+0',
      'house 0',
    ]);
    expect(show(scheme('house', 50, 10000, 5000, 3000), players).at(-1)).toBe('house 50');
    // Whole euros: 26 each, 2 are left.
    expect(show(scheme('house', 100, 10000, 5000, 3000), players).at(-1)).toBe('house 200');
    // Two first places share 100 + 50: in steps of 10 euros 70 each, 10 left, 5 each. Three cannot divide a last cent.
    const two = [payer('a', 1), payer('b', 1), payer('c', 3)];
    expect(show(scheme('first', 1000, 10000, 5000), two)).toEqual(['a 7000+500', 'b 7000+500', 'house 0']);
    const three = [payer('a', 1), payer('b', 1), payer('c', 1)];
    expect(show(scheme('first', 100, 1000), three)).toEqual(['a 300+33', 'b 300+33', 'c 300+33', 'house 1']);
  });

  it('are percentages of the fund', () => {
    const percent: PrizeScheme = {
      places: { type: 'percent', percent: [50, 30, 20] },
      step: 100,
      remainder: 'first',
    };
    // 23 players at 9 euros: 207. 103.50, 62.10, 41.40: 103, 62, 41 and one extra euro for the first.
    const players = [payer('a', 1), payer('b', 2), payer('c', 3), payer('d', 4)];
    expect(show(percent, players, 20700)).toEqual(['a 10300+100', 'b 6200+0', 'c 4100+0', 'house 0']);
    expect(show(percent, players, -500)).toEqual(['house 0']);
    // There is no third player: that fifth stays in the till.
    expect(show(percent, players.slice(0, 2), 10000)).toEqual(['a 5000+0', 'b 3000+0', 'house 0']);
  });

  it('in kind go by place; equal ranks share theirs', () => {
    const players = [payer('b', 2), payer('a', 1), payer('c', 2), payer('d', 4), { ...payer('x', 9), rank: undefined }];
    const ranked = players.map(({ rank, ...rest }) => (rank === undefined ? rest : { ...rest, rank }));
    expect(goodsOf(['Schinken', 'Speck', 'Wein'], ranked)).toEqual([
      { players: ['a'], goods: ['Schinken'] },
      { players: ['b', 'c'], goods: ['Speck', 'Wein'] },
    ]);
    const statement = closed({ players: ranked, rules: { ...RULES, goods: ['Schinken', 'Speck', 'Wein'] } });
    expect(statement.players.map(({ player, goods }) => [player.id, ...goods])).toEqual([
      ['b'],
      ['a', 'Schinken'],
      ['c'],
      ['d'],
      ['x'],
    ]);
    expect(statement.sharedGoods).toHaveLength(1);
  });
});

describe('any evening', () => {
  const anyScheme = fc.record({
    places: fc.oneof(
      fc
        .array(fc.integer({ min: 0, max: 20000 }), { maxLength: 5 })
        .map((cents) => ({ type: 'fixed' as const, cents })),
      fc.constantFrom([50, 30, 20], [40, 25], [100]).map((percent) => ({ type: 'percent' as const, percent })),
    ),
    step: fc.constantFrom(1, 50, 100),
    remainder: fc.constantFrom('first', 'house'),
  });
  const anyPlayers = fc
    .array(fc.tuple(fc.integer({ min: -60, max: 60 }), fc.constantFrom([], ['youth'])), { minLength: 1, maxLength: 12 })
    .map((all) => {
      const points = all.map(([n]) => rational(n, 6));
      points[0] = negate(sum(points.slice(1)));
      const value = (i: number): number => {
        const { n, d } = points[i] ?? ZERO;
        return n / d;
      };
      return all.map(([, groups], i) => ({
        ...payer(`p${i}`, all.filter((_, j) => value(j) > value(i)).length + 1, 0, 1, groups),
        points: points[i] ?? ZERO,
      }));
    });
  const anyInput: fc.Arbitrary<CashInput> = fc
    .record({
      players: anyPlayers,
      prizes: anyScheme,
      houseKeeps: fc.integer({ min: 0, max: 2000 }),
      perPoint: fc.integer({ min: 1, max: 50 }),
      step: fc.constantFrom(1, 5, 10),
      direction: fc.constantFrom('both', 'losers-pay'),
      rest: fc.constantFrom(...TILLS),
      pot: fc.integer({ min: -3000, max: 3000 }),
      extra: fc.integer({ min: -9000, max: 9000 }),
    })
    .map(({ players, prizes, houseKeeps, perPoint, step, direction, rest, pot, extra }) => ({
      players,
      rules: {
        fee: { full: 1200, reduced: [{ group: 'youth', cents: 600 }], houseKeeps },
        pointMoney: { perPoint, step, direction, rest },
        prizes,
      },
      potBefore: 4000,
      potPayments: [{ player: 'p0', cents: pot }],
      penalties: [{ player: 'p0', cents: 150, reason: 'Renonce' }],
      extras: [{ till: 'prizes', cents: extra, reason: 'Spende' }],
    }));

  it('balances to the cent, with the prize fund empty and nothing in transit', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { balance, tills, players, bookings } = closed(input);
        expect(balance).toBe(0);
        for (const { till, after: now } of tills) if (till === 'prizes' || till === 'points') expect(now).toBe(0);
        for (const { fee, points, pot, penalties, prizes, net } of players)
          expect(sumCents([fee, points, pot, penalties, prizes])).toBe(net);
        for (const { cents } of bookings) expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
        const outside = tills.find(({ till }) => till === 'outside')?.after ?? 0;
        const gained = tills
          .filter(({ till }) => till === 'house' || till === 'pot')
          .map((one) => one.after - one.before);
        expect(sumCents(gained) + outside + sumCents(players.map(({ net }) => net))).toBe(0);
      }),
    );
  });

  it('pays everybody the same whatever their order in the list', () => {
    fc.assert(
      fc.property(anyInput, fc.integer(), (input, turn) => {
        const mixed = closed({ ...input, players: shuffled(input.players, seededRng(turn)) });
        const byId = (a: { player: Payer }, b: { player: Payer }): number => (a.player.id < b.player.id ? -1 : 1);
        const straight = closed(input);
        expect(mixed.players.toSorted(byId)).toEqual(straight.players.toSorted(byId));
        expect(mixed.tills).toEqual(straight.tills);
      }),
    );
  });
});

test('every booking and till has its texts', () => {
  expect(Object.keys(BOOKING_TEXTS).sort()).toEqual([...BOOKING_CODES].sort());
  for (const till of TILLS) expect(TILL_TEXTS[till].de).not.toBe('');
});

test('a prize may be a fraction of a per cent', () => {
  const scheme: PrizeScheme = { places: { type: 'percent', percent: [62.5, 37.5] }, step: 1, remainder: 'house' };
  // Of 80 euros: 50 and 30.
  expect(prizesOf(scheme, [payer('a', 1), payer('b', 2)], 8000).prizes.map(({ cents }) => cents)).toEqual([5000, 3000]);
});
