import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import type { TieBreak } from '#engine/tournament/format/choices.ts';
import { standingsOf } from '#engine/tournament/standings/standings.ts';
import { Words } from '../i18n/words.ts';
import { tieWords } from './tie-words.ts';

const seat = (player: string, points: number, minusDeals: number) => ({
  player,
  points: rational(points),
  dealsPlayed: 4,
  dealsWon: 1,
  minusDeals,
});
const standings = (tieBreaks: readonly TieBreak[]) =>
  standingsOf({
    entrants: ['Anna', 'Bert', 'Cilli'].map((name, i) => ({ id: name, name, groups: [], startNumber: i + 1 })),
    tables: [
      { round: 1, table: 1, seats: [seat('Anna', 5, 1), seat('Bert', 5, 2), seat('Cilli', -10, 3)] },
      { round: 2, table: 1, seats: [seat('Anna', 1, 2), seat('Bert', 1, 3), seat('Cilli', -2, 1)] },
    ],
    penalties: [],
    options: { tieBreaks, seed: '' },
  }).lines;
const words = new Words('de');

test('every value that was compared is named, and what decided', () => {
  const lines = standings(['best-round', 'fewest-minus-deals']);
  expect(lines.map((line) => tieWords(line, lines, words))).toEqual([
    {
      short: 'entschieden: wenigste Minusspiele',
      with: 'Gleich viele Punkte wie Bert.',
      steps: ['beste Runde: Anna 5, Bert 5 – gleich', 'wenigste Minusspiele: Anna 3, Bert 5 – hat entschieden'],
    },
    expect.objectContaining({ with: 'Gleich viele Punkte wie Anna.' }),
    undefined,
  ]);
});

test('players who stay equal share the rank', () => {
  const lines = standings(['best-round']);
  expect(lines.map((line) => tieWords(line, lines, words)?.short)).toEqual(['teilt Rang 1', 'teilt Rang 1', undefined]);
});
