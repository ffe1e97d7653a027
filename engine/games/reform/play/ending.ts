import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Trick } from '#engine/phases/trick.ts';
import type { Contract, Negative } from '../contracts/contract.ts';
import { isMissedByFar } from '../row.ts';
import { TRICKS } from '../sizes.ts';
import { mustRenege } from './order.ts';
import { emptiedIn } from './ways/emptying.ts';
import { picturesIn } from './ways/pictures.ts';

/** Whether the play is over between two tricks although cards are left (reform §7.6, §7.8). */
export function isOver(contract: Contract, s: State, won: readonly Trick[]): boolean {
  const { declarer } = firstGame(s);
  switch (contract.kind) {
    case 'negative':
      return isDecided(contract, won.filter(({ winner }) => winner === declarer).length, TRICKS - won.length);
    case 'emptying':
      return emptiedIn(s, declarer) !== undefined;
    case 'first-and-last': {
      const [first] = won;
      return first !== undefined && first.winner !== declarer;
    }
    case 'pictures':
      return picturesIn(s, declarer) !== undefined;
    default:
      // For points it is played to the end; a game for a hand of one suit ends with all cards on the piles.
      return false;
  }
}

/** Whether neither a negative game nor its Sürtaxe can change any more in the tricks that are left (reform §7.6). */
function isDecided(contract: Negative, tricks: number, left: number): boolean {
  const ends = Array.from({ length: left + 1 }, (_, more) => tricks + more);
  const isAlways = (ask: (end: number) => boolean): boolean => ends.every((end) => ask(end) === ask(tricks));
  return isAlways((end) => end === contract.tricks) && isAlways((end) => isMissedByFar(contract, end));
}

/** Whether the hand whose turn it is cannot go on, so that the open trick stays unfinished (reform §7.7, §7.8). */
export function isStuck(contract: Contract, s: State, hand: Seat): boolean {
  const game = firstGame(s);
  return contract.kind === 'emptying'
    ? emptiedIn(s, game.declarer, hand) !== undefined
    : mustRenege(contract, game, s, hand);
}
