import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import type { Card } from '../core/card.ts';
import { commitmentOf, deckOf, type Hash } from '../core/fair.ts';
import { ZERO } from '../core/rational.ts';
import { type Dealing, dealingFaults } from '../kernel/deal/fairness.ts';
import { replay } from '../kernel/deal/replay.ts';
import type { EarlierDeal } from '../kernel/deal/rules.ts';
import { STACKING } from './games/stacking.ts';

const SHA256: Hash = (text) => createHash('sha256').update(text).digest();
const table = STACKING.tableRules('plain', {});
const rules = STACKING.rules(table.ok ? table.value : expect.fail('no rules'));
const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
const DEALER = 3;

const cut = (count: number) => ({ type: 'cut', count });

/** Everybody turns their hand round, and `count` cards are cut. */
function stacking(deck: readonly Card[], count: number): EarlierDeal {
  const lays = [2, 0, 3, 1].map((seat) => {
    const cards = deck.slice(3 * seat, 3 * seat + 3).reverse();
    return [seat, { type: 'lay', cards }] as const;
  });
  return { dealer: DEALER, now, actions: [[0, { type: 'pass' }], ...lays, [2, cut(count)]] };
}

/** The pack after a deal, by the rules. */
function after(deck: readonly Card[], { dealer, actions }: EarlierDeal): readonly Card[] {
  const played = replay(rules, { table: 4, dealer, deck, now }, actions);
  const end = played.ok ? played.value.end : null;
  return must(end === null || end === 'settle' ? undefined : end.deck, 'a pack put together');
}

const shuffling = {
  ...{ evening: 'e1', round: 1, table: 1, deal: 1, redeal: 0 },
  seed: '01'.repeat(32),
  shares: ['ab'.repeat(32), null, null, null],
};
const fair = { ...shuffling, commitment: commitmentOf(SHA256, shuffling, shuffling.seed) };
const shuffled = deckOf(SHA256, shuffling, rules.pack.cards);
const first = stacking(shuffled, 5);
const second = stacking(after(shuffled, first), 11);
const deck = after(after(shuffled, first), second);
const dealing: Dealing = { table: 4, dealer: DEALER, deck, fair, sinceShuffle: [first, second] };
const faults = (forged: Partial<Dealing>) => dealingFaults(SHA256, rules, { ...dealing, ...forged });

describe('a deal from cards that were put together unshuffled', () => {
  test('follows from the shuffle, every order and every cut since', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ sinceShuffle: [first], deck: after(shuffled, first) })).toEqual([]);
  });

  test('is the stack turned under, as laid by hand', () =>
    // The dealer's hand lies on top; each was turned round; five go under.
    expect(after(shuffled, first)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((i) => shuffled[(i + 12 - 5) % 12]),
    ));

  const swapped = first.actions.map(([by, action]) =>
    by === 3 && 'cards' in action
      ? ([by, { ...action, cards: [...(action.cards as string[])].reverse() }] as const)
      : ([by, action] as const),
  );
  const recut = (count: number) => [...first.actions.slice(0, -1), [2, cut(count)] as const];
  test.each([
    ['a forged order', { sinceShuffle: [{ ...first, actions: swapped }, second] }],
    ['a forged cut', { sinceShuffle: [{ ...first, actions: recut(6) }, second] }],
    ['a cut that the rules refuse', { sinceShuffle: [{ ...first, actions: recut(12) }, second] }],
    ['cards that were not cut yet', { sinceShuffle: [first, { ...second, actions: second.actions.slice(0, -1) }] }],
    ['a deal that was left out', { sinceShuffle: [first] }],
    ['a deal that was played', { sinceShuffle: [{ ...first, actions: [[0, { type: 'play' }] as const] }, second] }],
    ['another dealer of the deal', { dealer: 0 }],
    ['another dealer before', { sinceShuffle: [{ ...first, dealer: 0 }, second] }],
    ['other cards', { deck: [...deck].reverse() }],
  ])('shows %s', (_, forged) => expect(faults(forged)).toEqual(['order-differs']));

  test('shows that orders and cuts were left out', () =>
    expect(dealingFaults(SHA256, rules, { table: 4, dealer: DEALER, deck, fair })).toEqual(['deck-differs']));

  test('shows another seed, too', () =>
    expect(faults({ fair: { ...fair, seed: '02'.repeat(32) } })).toEqual(['commitment-differs', 'order-differs']));
});
