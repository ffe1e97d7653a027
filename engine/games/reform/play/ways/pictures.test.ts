import { describe, expect, test } from 'vitest';
import { handOf } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Noted } from '#engine/games/reform/noted.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { picturesIn } from './pictures.ts';

/** Seat 2 is the declarer and holds these cards. */
const at = (hand: string): State => ({
  ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: rational(0), notes: {} } },
  zones: { [handOf(2)]: hand.split(' ').filter(Boolean) },
  known: {},
  games: [{ declarer: 2, contract: 'artist', with: {} }],
  ...{ items: [], phase: 'tricks', end: null, notes: {}, attempts: [], log: [] },
});

describe('equal pictures in the hand (reform §7.8, Artist)', () => {
  test.each<[says: string, hand: string, pictures: Noted['pictures']]>([
    ['four and nothing else', 'CQ SQ HQ DQ', 4],
    ['three and nothing else', 'CJ SJ DJ', 3],
    ['three and another picture go on', 'CJ SJ DJ CK', undefined],
    ['three and a tarock go on', 'CN SN DN T22', undefined],
    ['four and another card go on', 'CK SK HK DK T1', undefined],
    ['three of two ranks go on', 'CK SK HK CQ SQ DQ', undefined],
    ['two are too few', 'CK SK HQ DQ CN SN', 0],
    ['pips are no pictures', 'H1 D1 C7 S7 C10 S10 C9 S9', 0],
    ['tarocks neither, though their numbers end alike', 'T10 T20 T1 T11 T21 H1 D1', 0],
    ['an empty hand has none', '', 0],
  ])('%s', (_, hand, pictures) => expect(picturesIn(at(hand), 2)).toBe(pictures));
});
