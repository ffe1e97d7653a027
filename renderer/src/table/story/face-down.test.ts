import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { type Deed, probeDeal } from '#page/testing/probe-deal.ts';
import { talkOf } from '../speech/course.ts';
import { bubbles, cardsPlayed, isPlayAt, storyOf, trickOnTable, tricksWon } from './story.ts';

/** Forehand, seat 0, has clubs, seat 1 hearts, seat 2 diamonds. */
const DECK = 'CK CQ C10 HK HQ H1 DK DQ D1';
const LEAD = [0, { type: 'lead-hidden', card: 'CK', suit: 'H' }] as const;
const ADD = [1, { type: 'add-hidden', card: 'HK' }] as const;
const ACCUSE = [2, { type: 'accuse' }] as const;
const seenBy = (seat: number, ...done: readonly Deed[]): View => probeDeal(LIAR, DECK, ...done).seenBy(seat);
const spokenBy = (seen: View) => [...bubbles(storyOf(seen))].map(([seat, { action }]) => [seat, action]);

describe('a card face down', () => {
  test('is a play that is heard with its claim, while it lies there', () => {
    const seen = seenBy(1, LEAD, ADD);
    expect(storyOf(seen).trick).toEqual([
      { seat: 0, card: null },
      { seat: 1, card: 'HK', faceDown: true },
    ]);
    expect(spokenBy(seen)).toEqual([[0, { type: 'lead-hidden', suit: 'H' }]]);
    expect(seen.history.filter((_, at) => isPlayAt(seen.history, at))).toHaveLength(2);
    expect(cardsPlayed(seen)).toBe(2);
    // Whoever put it there has said the same, and a card without a claim says nothing.
    expect(spokenBy(seenBy(0, LEAD, ADD)).map(([seat]) => seat)).toEqual([0]);
    expect(talkOf(seen).flatMap(({ steps }) => steps.map(({ by }) => by))).toEqual([0]);
  });

  test('is turned by an accusation, which is told, and the pile stays to be seen as it was taken', () => {
    const seen = seenBy(0, LEAD, ADD, ACCUSE);
    const story = storyOf(seen);
    expect(story.said.map(({ by, action }) => [by, action?.type])).toEqual([
      [0, 'lead-hidden'],
      [2, 'accuse'],
    ]);
    expect(spokenBy(seen).map(([seat]) => seat)).toEqual([0, 2]);
    expect(story.trick).toEqual([]);
    // The accusation was wrong: the last card was a heart.
    expect(trickOnTable(story)).toMatchObject({
      winner: 2,
      cards: [
        { seat: 0, card: 'CK' },
        { seat: 1, card: 'HK' },
      ],
    });
    expect(storyOf(seenBy(1, LEAD, ADD, ACCUSE)).taken?.cards.map(({ card }) => card)).toEqual([null, 'HK']);
    // What comes into a hand is nobody's trick.
    expect([0, 1, 2].map((seat) => tricksWon(story, seat))).toEqual([0, 0, 0]);
    expect(must(seen.zones['hand:2'], 'a hand')).toHaveLength(5);
  });

  test('is heard no more once the next pile has begun', () => {
    const next = [1, { type: 'lead-hidden', card: 'H1', suit: 'D' }] as const;
    expect(spokenBy(seenBy(2, LEAD, ADD, ACCUSE, next)).map(([seat]) => seat)).toEqual([1]);
  });
});
