import { describe, expect, test } from 'vitest';
import type { Viewer } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, play, VORHAND } from '#engine/testing/dealt.ts';
import { koenigrufen } from '../game.ts';

const rules = tableOf(koenigrufen, 'tirol-speisezettel');
const words = koenigrufen.words(rules);

describe('who plays with whom', () => {
  const FOUR = { active: [0, 1, 2, 3], viewer: 1, history: [] } as unknown as View;
  const HAND = 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1';
  const sides = (deal: DealtDeal, viewer: Viewer) => {
    const view = deal.seenBy(viewer);
    const [game = {}] = view.games;
    return words.sides?.(game, view);
  };
  const isSaidAlone = (deal: DealtDeal, viewer: Viewer) => {
    const view = deal.seenBy(viewer);
    return view.games.flatMap((game) => words.story(game, view)).some(({ text: { de } }) => de === 'allein');
  };
  /** A Rufer of seat 0 with the king of clubs, up to the first card. */
  function rufer(zones: Readonly<Record<string, string>>, ...more: readonly object[]): DealtDeal {
    const deal = dealOut({ 'hand:0': HAND, ...zones });
    deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, ...more, { type: 'take', half: 0 });
    deal.go({ type: 'discard', cards: ['C7', 'C8', 'D2'] });
    while (deal.s.phase === 'announce') deal.go(GOOD);
    return deal;
  }

  test('only the partner knows it before the king has fallen; the others know that they are opponents', () => {
    const deal = rufer({ 'hand:2': 'CK' });
    expect(sides(deal, 0)).toEqual({ players: [0], opponents: [] });
    expect(sides(deal, 1)).toEqual({ players: [0], opponents: [1] });
    expect(sides(deal, 2)).toEqual({ players: [0, 2], opponents: [1, 3] });
    expect(sides(deal, 'spectator')).toEqual({ players: [0], opponents: [] });
    while (deal.seenBy('spectator').games[0]?.partner === undefined) deal.go(deal.offered[0] ?? {});
    for (const viewer of [0, 1, 3, 'spectator'] as const)
      expect(sides(deal, viewer)).toEqual({ players: [0, 2], opponents: [1, 3] });
    expect(isSaidAlone(deal, 1)).toBe(false);
  });

  test('whoever has doubled the game is known to be an opponent, for the partner may not', () => {
    const deal = dealOut({ 'hand:0': HAND, 'hand:2': 'CK' });
    deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, { type: 'take', half: 0 });
    deal.go({ type: 'discard', cards: ['C7', 'C8', 'D2'] }, GOOD, { type: 'kontra', item: 0 }, GOOD);
    expect(sides(deal, 'spectator')).toEqual({ players: [0], opponents: [1] });
    expect(sides(deal, 3)).toEqual({ players: [0], opponents: [1, 3] });
    // Who answers it may not know their own side.
    deal.go({ type: 'rekontra', item: 0 });
    expect(sides(deal, 'spectator')).toEqual({ players: [0], opponents: [1] });
  });

  test('a declarer who has said so is alone', () => {
    const deal = rufer({ 'talon:1': 'CK' }, { type: 'alone' });
    expect(sides(deal, 'spectator')).toEqual({ players: [0], opponents: [1, 2, 3] });
    expect(isSaidAlone(deal, 3)).toBe(true);
  });

  test('who has called an own king is alone, and the others see it when it falls', () => {
    const deal = dealOut({ 'hand:0': HAND }, { options: { selbstrufer: true } });
    deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'HK' }, { type: 'take', half: 0 });
    deal.go({ type: 'discard', cards: ['C7', 'C8', 'D2'] });
    while (deal.s.phase === 'announce') deal.go(GOOD);
    expect([isSaidAlone(deal, 0), isSaidAlone(deal, 1)]).toEqual([true, false]);
    expect(sides(deal, 0)?.opponents).toEqual([1, 2, 3]);
    expect(sides(deal, 1)).toEqual({ players: [0], opponents: [1] });
    deal.go(play('HK'));
    expect(isSaidAlone(deal, 1)).toBe(true);
    expect(sides(deal, 1)?.opponents).toEqual([1, 2, 3]);
  });

  test('in a game that all play for themselves there are no sides; a soloist is alone', () => {
    expect(words.sides?.({ contract: 'trischaken', declarer: 0 }, FOUR)).toBeUndefined();
    expect(words.sides?.({ contract: 'dreier', declarer: 1 }, FOUR)).toEqual({
      players: [1],
      opponents: [0, 2, 3],
    });
  });
});
