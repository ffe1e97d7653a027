import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import { DECK_54 } from '#engine/decks/deck-54.ts';
import type { Options } from '../options/options.ts';
import { winnerOf, winningPlay } from './winner.ts';

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

describe('plays of several cards (reform §7.8)', () => {
  const wins = (list: string, kaiserstich = false) =>
    winningPlay(
      { kaiserstich },
      { mode: 'T' },
      trick(list).map((play) => play.split('+')),
    );

  test.each<[says: string, plays: string, winner: number]>([
    ['the highest card of a play counts', 'H4+HK HQ H1 H2', 0],
    ['and no more than that', 'H4+H3+H2 HQ H1 HJ', 1],
    ['the Sküs does not count among cards of a suit', 'HJ+T22 HQ T1 H1', 2],
    ['among tarocks it does', 'T2+T22 T21 T20 T19', 0],
    ['so it does alone', 'H4 HQ T22 T21', 2],
    ['the suit of the first play is led', 'T22+H3 CK H4 DK', 0],
  ])('%s', (_, plays, winner) => expect(wins(plays)).toBe(winner));

  test('the Kaiserstich needs four single cards', () => {
    expect(wins('T22 T21 T1 H4', true)).toBe(2);
    expect(wins('T22+T2 T21 T1 H4', true)).toBe(0);
  });
});
