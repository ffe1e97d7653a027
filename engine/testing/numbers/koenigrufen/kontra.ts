import { tricksOf } from '#engine/phases/trick.ts';
import { type At, settledAt } from '../at.ts';
import { agrees, type NumberCases, type Proof } from '../proofs.ts';
import { agreedAt, amount, decided, valueOf } from './entries.ts';
import { begin, bidFor, perTable, playOn } from './plays.ts';

/** What is said of doubling, and of the Kaiserstich (tirol §6.2, §15). */

/** By what a game may be multiplied: nothing, kontra, rekontra, subkontra. */
const factors = perTable(({ rules, seats }) =>
  Array.from({ length: 20 }, (_, i) => i + 1).filter(
    (gameKontra) => rules.check(decided('dreier', true, { gameKontra }), seats, seats - 1).ok,
  ),
);

/** A step multiplies the game by `n`, and the last one that is said is the highest. */
const step = (place: number, isLast = false): Proof =>
  agrees(
    (n, at) => [n, n * valueOf(at, 'dreier'), isLast && factors(at).length],
    (_, at) => {
      const gameKontra = factors(at)[place] ?? NaN;
      const paid = settledAt(at, decided('dreier', true, { gameKontra }));
      return [gameKontra, amount(paid, 'dreier', 'money'), isLast && place + 1];
    },
  );

const STEPS = [1, 2, 4, 8];
const levels: readonly Proof[] = STEPS.map((_, i) =>
  agrees(
    (n, at) => factors(agreedAt(at, { 'kontra-levels': n })),
    () => STEPS.slice(0, i + 1),
  ),
);

/** Sküs and Pagat are the only tarocks of two others; forehand begins with the Mond, or with the card below it. */
function pagatWins(at: At, pieces: number): boolean {
  const deal = begin(agreedAt(at, { kaiserstich: 'any-order' }), {
    'hand:0': 'T21 T20 T19 T18 T17 T16 T15 T14 C7 C8 S7 S8',
    'hand:1': 'T22 CK CQ CN CJ C10 SK SQ SN SJ S10 HK',
    'hand:2': 'T1 HQ HN HJ H1 DK DQ DN DJ D1 D2 H2',
    'talon:0': 'H4 H3 D4',
    'talon:1': 'D3 C9 S9',
  });
  const first = pieces >= 3 ? 'T21' : 'T20';
  playOn(at, bidFor(deal, 'dreier'), (trick, cards) => (trick === 1 ? first : (cards.at(-1) ?? '')));
  return tricksOf(deal.s)[0]?.winner === 2;
}

export const OF_KONTRA = {
  'Höchstens Kontra (mal #).': [step(1, true)],
  'Kontra (mal #) und Rekontra (mal #).': [step(1), step(2, true)],
  'Kontra (mal #), Rekontra (mal #) und Subkontra (mal #).': [step(1), step(2), step(3, true)],
  'Wie oft verdoppelt wird: gar nicht (#), nur Kontra (#), auch Rekontra (#) oder auch Subkontra (#).': levels,
  'Liegen alle # Trullstücke in einem Stich, sticht der Pagat: immer, oder nur, wenn Mond, Sküs und Pagat in dieser Reihenfolge gefallen sind.':
    [
      agrees(
        (n, at) => [n - 1, n].map((pieces) => pagatWins(at, pieces)),
        () => [false, true],
      ),
    ],
} satisfies NumberCases['sentences'];
