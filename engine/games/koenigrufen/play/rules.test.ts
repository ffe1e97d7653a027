import { describe, expect, test } from 'vitest';
import { legalCards } from '#engine/play/rules.ts';
import { elseTarock, followSuit, type Lock, type Promise, promised } from './rules.ts';
import { winnerOf } from './winners.ts';

const cards = (list: string): readonly string[] => list.split(' ').filter(Boolean);
const BIRDS: readonly Promise[] = [
  { card: 'T1', trick: 12, bird: true },
  { card: 'T2', trick: 11, bird: true },
  { card: 'T4', trick: 9, bird: true },
];
const KING: Promise = { card: 'CK', trick: 12, bird: false };

/** What may be played out of a hand in which Pagat, Uhu, Quapil and the called king of clubs are announced. */
const legal = (lock: Lock, hand: string, trick = '', number = 2): string =>
  legalCards([followSuit, elseTarock, ...promised([...BIRDS, KING], lock)], {
    hand: cards(hand),
    trick: cards(trick),
    number,
    winner: (played) => winnerOf(played, 'off'),
  }).join(' ');

/** What is held, what lies in the trick, what may be played by either option; in trick 2, if nothing else is said. */
type Position = [name: string, hand: string, trick: string, may: Record<'warn' | 'hard', string>, number?: number];

describe.each<Position>([
  ['leading', 'T1 T2 T4 T9 H1', '', { warn: 'T4 T9 H1', hard: 'T9 H1' }],
  ['leading, the highest being gone', 'T1 T2 T9', '', { warn: 'T2 T9', hard: 'T9' }],
  ['leading, with the king', 'T2 T4 CK H1', '', { warn: 'T4 CK H1', hard: 'H1' }],
  ['leading nothing but announced cards', 'T2 T4 CK', '', { warn: 'T4', hard: 'T4' }],
  ['leading the king when nothing else is left', 'CK', '', { warn: 'CK', hard: 'CK' }],
  ['on a tarock', 'T1 T2 T9 H1', 'T10', { warn: 'T2 T9', hard: 'T9' }],
  ['on a suit that is not held', 'T1 T4 T9', 'S7', { warn: 'T4 T9', hard: 'T9' }],
  ['on a suit that is held', 'T1 T4 S8', 'S7', { warn: 'S8', hard: 'S8' }],
  [
    'last, where the higher bird would win and another card need not',
    'T2 T4 T9',
    'T3 S7 S8',
    { warn: 'T9', hard: 'T9' },
  ],
  ['last, where nothing but birds is left', 'T1 T2 T4', 'T3 S7 S8', { warn: 'T4', hard: 'T4' }],
  ['last, where no bird would win', 'T2 T4 T9', 'T10 S7 S8', { warn: 'T4 T9', hard: 'T9' }],
  ['under its own card in its trick', 'T1 T2 T4 T9', 'T3', { warn: 'T4', hard: 'T4' }, 9],
  ['after the trick of the higher one, which is free', 'T1 T4 T9', '', { warn: 'T1 T4 T9', hard: 'T4 T9' }, 10],
])('%s', (_, hand, trick, may, number = 2) => {
  test.each(['warn', 'hard'] as const)('%s', (lock) => expect(legal(lock, hand, trick, number)).toBe(may[lock]));
});

test('the first version of the rules let a lower bird go before a higher one', () => {
  expect(legal('warn-1', 'T1 T2 T4 T9 H1')).toBe('T1 T2 T4 T9 H1');
  expect(legal('warn-1', 'T2 T4', 'T3 S7 S8')).toBe('T2');
});
