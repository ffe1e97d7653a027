import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import { DECK_54 } from '#engine/decks/deck-54.ts';
import type { Options } from '../options/options.ts';
import { winnerOf } from './winner.ts';

const trick = (cards: string): readonly Card[] => cards.split(' ');
const OFF: Pick<Options, 'kaiserstich'> = { kaiserstich: false };
const won = (cards: string, trump: string, options = OFF) => {
  const played = trick(cards);
  return played[winnerOf(options, { mode: 'T', trump }, played)];
};

describe('the Bohemian order (reform §7.3)', () => {
  /** By the text, from the highest down; cards of one line are equal. Hearts are trumps. */
  const ORDER = [
    ...['HK', 'HQ', 'HN', 'HJ', 'H1', 'H2', 'H3', 'H4'],
    ...['CK SK DK', 'CQ SQ DQ', 'CN SN DN', 'CJ SJ DJ'],
    ...Array.from({ length: 22 }, (_, i) => `T${22 - i}`),
    ...['C10 S10 D1', 'C9 S9 D2', 'C8 S8 D3', 'C7 S7 D4'],
  ].map(trick);

  test('has a place for every card', () => {
    expect(ORDER.flat().sort()).toEqual([...DECK_54].sort());
  });

  test('of any two the higher one wins whatever was led, of equal ones the first', () => {
    for (const [i, line] of ORDER.entries())
      for (const [j, other] of ORDER.entries())
        for (const first of line)
          for (const second of other)
            if (first !== second)
              expect([first, second, won(`${first} ${second}`, 'H')]).toEqual([first, second, i <= j ? first : second]);
  });

  test.each<[says: string, cards: string, winner: Card]>([
    ['the lowest trump beats a king', 'CK H4 DK T22', 'H4'],
    ['pictures beat tarocks', 'S7 T22 SJ T21', 'SJ'],
    ['tarocks beat pips', 'S10 C10 T1 S9', 'T1'],
    ['the first of equal kings', 'CK SK T22 DK', 'CK'],
    ['the first of equal pips of another colour', 'S8 D3 C8 S7', 'S8'],
    ['a higher pip of another suit than led', 'S8 D1 C9 S7', 'D1'],
  ])('%s', (_, cards, winner) => expect(won(cards, 'H')).toBe(winner));

  test('black pips of a trump suit run the other way', () => expect(won('C7 C9 C10 C8', 'C')).toBe('C10'));
  test('there is no Kaiserstich', () => expect(won('T1 T21 T22 S7', 'H', { kaiserstich: true })).toBe('T22'));
});
