import { describe, expect, test } from 'vitest';
import { rational, showRational } from '../core/rational.ts';
import type { Doubling, Factor, Item, LineItem } from '../kernel/score.ts';
import { byPair, type Due, nearest, pairsOf, roundedByPair } from './by-pair.ts';
import { paymentsOf } from './payments.ts';

const factorOf = ({ step, early }: Doubling): Factor => ({ code: step, by: rational(early ? 3 : 2) });
const WAYS = { factorOf, split: 'half' };
const KONTRA: Doubling = { step: 'kontra', by: 1 };
const REKONTRA: Doubling = { step: 'rekontra', by: 0 };

const due = (said: Partial<Due> = {}): Due => ({
  ...{ code: 'game', side: [0, 2], others: [1, 3], amount: rational(4), factors: [], doubled: { doublings: [] } },
  ...said,
});
const paid = (items: readonly LineItem[]): readonly string[] => paymentsOf(items, 4).map(showRational);
const settled = (said: Partial<Due>): readonly string[] => paid(byPair(due(said), WAYS));

describe('pairs', () => {
  test('are one with one between sides of the same number, in their order', () =>
    expect(pairsOf([0, 2], [1, 3]).map(({ one, other }) => [one, other])).toEqual([
      [0, 1],
      [2, 3],
    ]));

  test('are everybody with everybody if one is alone', () =>
    expect(pairsOf([0], [1, 2, 3]).map(({ other }) => other)).toEqual([1, 2, 3]));

  test('are four halves if a side of two is split, and whole ones if one is alone', () => {
    expect(pairsOf([0, 2], [1, 3], true).map(({ part }) => showRational(part))).toEqual(['1/2', '1/2', '1/2', '1/2']);
    expect(pairsOf([0], [1, 2, 3], true).map(({ part }) => showRational(part))).toEqual(['1', '1', '1']);
    expect(pairsOf([0], [1], true).map(({ part }) => showRational(part))).toEqual(['1']);
  });
});

describe('an amount settled pair by pair', () => {
  test('goes to the side that has won', () => {
    expect(settled({})).toEqual(['4', '-4', '4', '-4']);
    expect(settled({ amount: rational(-4) })).toEqual(['-4', '4', '-4', '4']);
    expect(settled({ side: [1], others: [2, 3, 0] })).toEqual(['-4', '12', '-4', '-4']);
  });

  test('is multiplied for everybody, and by what binds each pair (reform V22, V23)', () => {
    expect(settled({ factors: [{ code: 'radel', by: rational(2) }] })).toEqual(['8', '-8', '8', '-8']);
    const once = { doublings: [KONTRA], protests: [{ by: 3, of: 1 }] } satisfies Pick<Item, 'doublings' | 'protests'>;
    expect(settled({ doubled: once })).toEqual(['6', '-8', '6', '-4']);
    const twice = { doublings: [KONTRA, REKONTRA], protests: [...once.protests, { by: 2, of: 2 }] };
    expect(settled({ doubled: twice, amount: rational(-4) })).toEqual(['-10', '12', '-6', '4']);
  });

  test('says what it is for, and nothing of what comes to nothing', () => {
    const items = byPair(due({ stage: 'silent', proof: [12] }), WAYS);
    expect(items.map(({ code, stage, proof }) => [code, stage, proof])).toEqual([
      ['game', 'silent', [12]],
      ['game', 'silent', [12]],
    ]);
    expect(byPair(due({ amount: rational(0) }), WAYS)).toEqual([]);
  });
});

describe('rounding', () => {
  test('is half away from zero', () => {
    const cents = (n: number, d: number) => showRational(nearest(rational(n, d), rational(1, 100)));
    expect([cents(63_845, 1000), cents(-63_845, 1000), cents(1, 3), cents(7, 2)]).toEqual([
      '1277/20',
      '-1277/20',
      '33/100',
      '7/2',
    ]);
    const whole = (n: number, d: number) => showRational(nearest(rational(n, d), rational(1)));
    expect([whole(5, 2), whole(-5, 2), whole(12, 5), whole(0, 1)]).toEqual(['3', '-3', '2', '0']);
  });

  const item = (from: number, to: number, n: number, d: number): LineItem => ({
    ...{ code: 'game', from, to, base: rational(n, d), factors: [] },
  });

  test('is once a pair, of all that the two settle, and a line only where something is left', () => {
    const items = [item(1, 0, 5, 2), item(0, 1, 1, 1), item(3, 0, 2, 1), item(2, 3, 1, 4)];
    const all = roundedByPair(items, rational(1));
    expect(all.slice(items.length).map(({ code, from, to, base }) => [code, from, to, showRational(base)])).toEqual([
      ['rounding', 1, 0, '1/2'],
      ['rounding', 3, 2, '1/4'],
    ]);
    expect(paid(all)).toEqual(['4', '-2', '0', '-2']);
  });

  test('leaves alone what nobody at the table pays', () => {
    const fromPot: LineItem = { code: 'pot', from: 'pot', to: 0, base: rational(1, 3), factors: [] };
    expect(roundedByPair([fromPot], rational(1))).toEqual([fromPot]);
  });
});
