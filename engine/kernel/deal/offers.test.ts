import { describe, expect, it } from 'vitest';
import { seededRng } from '#engine/core/rng.ts';
import type { Action, Offer } from './action.ts';
import { actionsOf, cardsAction, type CardsOffer, isOffered, sampleAction } from './offers.ts';

const cards = (min: number, max: number, fixed: readonly string[] = [], ordered = false): Offer => ({
  kind: 'cards',
  type: 'lay',
  from: ['a', 'b', 'c', 'd'],
  fixed,
  min,
  max,
  ...(ordered && { ordered: true }),
});
const withMore: Offer = { ...(cards(2, 2) as CardsOffer), with: { group: 1, shown: { a: 1, b: [2] } } };
const oneOf: Offer = { kind: 'one-of', actions: [{ type: 'pass' }, { type: 'bid', contract: 'x' } as Action] };

describe('offers', () => {
  it.each([
    ['one of a few', oneOf, 2],
    ['two of four', cards(2, 2), 6],
    ['one to three of four', cards(1, 3), 14],
    ['two of four, one of them fixed', cards(2, 2, ['a']), 3],
    ['two of four in order', cards(2, 2, [], true), 12],
    ['all or none', cards(0, 0), 1],
    ['two of four, with more fields', withMore, 6],
  ])('stand for every action: %s', (_, offer, count) => {
    const all = [...actionsOf([offer])];
    expect(new Set(all.map((action) => JSON.stringify(action))).size).toBe(count);
    expect(all).toHaveLength(count);
    expect(all.every((action) => isOffered([offer], action))).toBe(true);
  });

  it('are sampled from what they stand for', () => {
    const rng = seededRng('sample');
    for (const offer of [oneOf, cards(1, 3, ['b']), cards(2, 4, [], true), withMore])
      for (let i = 0; i < 50; i++) expect(isOffered([offer], sampleAction([offer], rng))).toBe(true);
    expect(() => sampleAction([], rng)).toThrow('nothing is offered');
  });

  it('are sampled by weight', () => {
    const rng = seededRng('weight');
    const passes = Array.from({ length: 1000 }, () =>
      sampleAction([oneOf], rng, ({ type }) => (type === 'pass' ? 9 : 1)),
    );
    expect(passes.filter(({ type }) => type === 'pass').length).toBeGreaterThan(850);
  });

  it.each([
    [{ type: 'lay', cards: ['a'] }, false],
    [{ type: 'lay', cards: ['a', 'a'] }, false],
    [{ type: 'lay', cards: ['c', 'd'] }, false],
    [{ type: 'lay', cards: ['a', 'x'] }, false],
    [{ type: 'lay', cards: ['b', 'a'] }, true],
    [{ type: 'lay', cards: ['a', 'b'], more: 1 }, false],
    [{ type: 'lay', cards: 'ab' }, false],
    [{ contract: 'x', type: 'bid' }, true],
    [{ type: 'bid', contract: 'y' }, false],
  ])('exclude everything else: %j %s', (action, expected) => {
    expect(isOffered([oneOf, cards(2, 2, ['a'])], action as Action)).toBe(expected);
  });

  it.each([
    [{ type: 'lay', shown: { b: [2], a: 1 }, cards: ['a', 'b'], group: 1 }, true],
    [{ type: 'lay', cards: ['a', 'b'] }, false],
    [{ type: 'lay', cards: ['a', 'b'], group: 1 }, false],
    [{ type: 'lay', cards: ['a', 'b'], group: 2, shown: { a: 1, b: [2] } }, false],
    [{ type: 'lay', cards: ['a', 'b'], group: 1, shown: { a: 1, b: [2] }, more: 1 }, false],
  ])('ask for exactly the further fields: %j %s', (action, expected) => {
    expect(isOffered([withMore], action as Action)).toBe(expected);
  });

  it('become an action with their cards and their further fields', () => {
    expect(cardsAction(withMore, ['c', 'd'])).toEqual({
      ...{ type: 'lay', cards: ['c', 'd'] },
      ...{ group: 1, shown: { a: 1, b: [2] } },
    });
  });
});
