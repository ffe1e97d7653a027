import { describe, expect, test } from 'vitest';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Emptied } from '#engine/games/reform/noted.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { emptiedIn } from './emptying.ts';

const cards = (list: string): readonly Card[] => list.split(' ').filter(Boolean);

/** Seat 1 is the declarer and holds these cards after this number of tricks. */
const at = (hand: string, won = 0, trick = ''): State => ({
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes: {} } },
  zones: { [handOf(1)]: cards(hand), [TRICK]: cards(trick) },
  known: {},
  games: [{ declarer: 1, contract: 'hausierer', with: {} }],
  ...{ items: [], phase: 'tricks', end: null, attempts: [], log: [] },
  notes: { tricks: { tricks: Array.from({ length: won }, (): Trick => ({ plays: [], winner: 1 })) } },
});

type Case = readonly [says: string, s: State, emptied: Emptied | undefined];

describe('between two tricks (reform §7.8, Hausierer)', () => {
  test.each<Case>([
    ['a hand with every side suit plays', at('T5 C7 S7 H1 D1'), undefined],
    ['tarocks may be missing', at('C7 S7 H1 D1'), undefined],
    ['a side suit may not', at('T22 T5 C7 S7 H1'), { ending: 'missing' }],
    ['later it may', at('T5 C7 S7', 1), undefined],
    ['out of cards before the last trick', at('', 8), { ending: 'empty', tricks: 8 }],
    ['out of cards with the last trick', at('', 12), { ending: 'empty', tricks: 12 }],
    ['cards are left after the last trick', at('H1 SK T3', 12), { ending: 'left', cards: 3 }],
    ['cards are left before it', at('H1', 11), undefined],
  ])('%s', (_, s, emptied) => expect(emptiedIn(s, 1)).toEqual(emptied));
});

describe('within a trick (reform §7.8, Hausierer)', () => {
  test.each<readonly [...Case, hand: Seat]>([
    ['the declarer can follow', at('H1 SK', 4, 'S8'), undefined, 1],
    ['the Sküs serves every lead', at('H1 T22', 4, 'S8'), undefined, 1],
    ['no other tarock does', at('H1 T21', 4, 'S8'), { ending: 'stuck', tricks: 4 }, 1],
    ['a tarock was led, and there is none', at('H1 SK', 0, 'T8'), { ending: 'stuck', tricks: 0 }, 1],
    ['it is not the turn of the declarer', at('H1', 4, 'S8'), undefined, 0],
    ['the last cards lie in a trick that is not complete', at('', 4, 'S8 SK'), undefined, 2],
    ['a suit is missing, but the first trick has begun', at('S7 T22', 0, 'S8'), undefined, 1],
  ])('%s', (_, s, emptied, hand) => expect(emptiedIn(s, 1, hand)).toEqual(emptied));

  test('at the end an open trick tells that the declarer could not follow', () =>
    expect(emptiedIn(at('H1', 5, 'C8 CK'), 1)).toEqual({ ending: 'stuck', tricks: 5 }));
});
