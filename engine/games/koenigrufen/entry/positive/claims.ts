import { KINGS, PAGAT } from '#engine/decks/deck-54.ts';
import type { Range } from '#engine/decks/worth-54.ts';
import type { Bonus } from '#engine/games/koenigrufen/bonuses/bonus.ts';
import { THIRDS, TRICKS, WON } from '#engine/games/koenigrufen/sizes.ts';
import { membersOf, otherSide, type Side, sideOf } from '#engine/judging/sides.ts';
import type { Game, Verdict } from '#engine/kernel/score.ts';
import type { Noted } from '../noted.ts';
import type { EntryTable } from '../table.ts';
import type { Claim, LastTrick, Piles } from './arrangement.ts';

/** What a result and the bonuses say about cards and tricks (tirol §6.1, §8.1, §8.2). */

/** All tricks, as the declarer's side counts them. */
const ALL: Readonly<Record<Side, number>> = { declarer: TRICKS, defenders: 0 };

/** Points as written. Whole points may be counted in packets of three, which rounds to the nearest (R1). */
export const resultClaim = ({ measure, result }: Verdict): Claim => ({
  points:
    measure !== undefined
      ? measure % 3 === 0
        ? { from: measure - 1, to: measure + 1 }
        : { from: measure, to: measure }
      : atLeast(WON, 'declarer', result === 'made'),
});

const atLeast = (thirds: number, side: Side, made: boolean): Range => {
  if (side === 'defenders') return made ? { from: 0, to: THIRDS - thirds } : { from: THIRDS - thirds + 1, to: THIRDS };
  return made ? { from: thirds, to: THIRDS } : { from: 0, to: thirds - 1 };
};

/** What a bonus that is written down claims; in a positive game it is made or lost. */
export function bonusClaim(at: EntryTable, game: Game, bonus: Bonus, noted: Noted): Claim {
  const { by, made = false, silent } = noted;
  const side = sideOf(game, by);
  if (bonus.thirds !== undefined) return { points: atLeast(bonus.thirds, side, made) };
  if (bonus.kind === 'valat') return { piles: ({ tricks }) => (tricks === ALL[side]) === made };
  if (bonus.prey) return { piles: captured(game, bonus, side) };
  if (bonus.calledKing) return ultimo(made, silent, game);
  if (bonus.promise?.card === PAGAT) return pagat(at, game, noted);
  if (bonus.promise) return bird(at, game, bonus.promise.trick, noted);
  return { piles: (piles) => hasAll(bonus, side, piles) === made };
}

/** Where no Valat is written down, both sides have a trick. */
export const NO_VALAT: Claim = { piles: ({ tricks }) => tricks > 0 && tricks < TRICKS };

/** Every piece of the Trull, or every king, on one side. */
function hasAll({ cards }: Bonus, side: Side, { pagat, others, kings }: Piles): boolean {
  if (cards?.includes(PAGAT)) return pagat === side && others === (side === 'declarer' ? 2 : 0);
  return kings === (side === 'declarer' ? KINGS.length : 0);
}

/** A card that one side was dealt lies with the other. */
function captured(game: Game, { id, calledKing }: Bonus, side: Side): (piles: Piles, last: LastTrick) => boolean {
  // The called king is the declarer's side's.
  if (calledKing !== undefined) return (piles) => piles.kingPlayed && piles.calledKing === side;
  if (id === 'pagatfang')
    return (piles, { pagatBy }) => pagatBy !== undefined && sideOf(game, pagatBy) !== side && piles.pagat === side;
  // Sküs and Mond are in one trick.
  return ({ others, tricks }) => others === (side === 'declarer' ? 2 : 0) && tricks !== ALL[otherSide(side)];
}

/** The called king was in a hand; made or silent, it fell in the last trick. */
function ultimo(made: boolean, silent: boolean, game: Game): Claim {
  const isMade = ({ kingFell, winner }: LastTrick) => kingFell && sideOf(game, winner) === 'declarer';
  return {
    last: (last) => (made ? isMade(last) : silent ? last.kingFell && !isMade(last) : !isMade(last)),
    piles: ({ kingPlayed }) => kingPlayed,
  };
}

/** The Pagat in the last trick; announced and lost it may have fallen anywhere, and in Upper Austria have been another's. */
function pagat({ ruleset }: EntryTable, game: Game, { by, made, silent }: Noted): Claim {
  const hasIt = ({ pagatBy }: LastTrick): boolean =>
    pagatBy !== undefined && (silent ? sideOf(game, pagatBy) === sideOf(game, by) : pagatBy === by);
  const wins = ({ pagatFell, pagatBy, winner }: LastTrick) => pagatFell && pagatBy === winner;
  // A Kaiserstich is the Pagat's trick although Sküs and Mond are in it.
  const clean = ruleset.options.kaiserstich !== 'off' ? {} : { birdOf: sideOf(game, by) };
  if (made) return { ...clean, last: (last) => hasIt(last) && wins(last) };
  if (silent) return { last: (last) => hasIt(last) && last.pagatFell && !wins(last) };
  return { last: (last) => (hasIt(last) ? !wins(last) : ruleset.customs.renonce.wrongBird === 'bonus') };
}

/** Another bird in its trick; silent and beaten, it was not beaten by a partner where there is none. */
function bird({ active }: EntryTable, game: Game, trick: number, { by, made, silent }: Noted): Claim {
  const side = sideOf(game, by);
  if (made) return { takes: { trick, side }, birdOf: side };
  const alone = membersOf(game, side, active).length === 1;
  return silent && alone ? { takes: { trick, side: otherSide(side) } } : {};
}
