import { pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { suitOf, sumOfThirds } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { givenBy, tricksOf } from '#engine/phases/trick.ts';
import type { Emptying, FirstAndLast, Passing, Pictures, Sharing } from '../contracts/contract.ts';
import { type Noted, type PlayerCount, TRAIN_ENDINGS } from '../noted.ts';
import { beatingMemory } from '../play/beating.ts';
import { emptiedIn } from '../play/ways/emptying.ts';
import { picturesIn } from '../play/ways/pictures.ts';
import { TRICKS } from '../sizes.ts';

/** How a game ended that is not played for points, nor for a number of tricks (reform §7.6, §7.8, §7.9). */
export function countWays(s: State, contract: Emptying | Pictures | Sharing | FirstAndLast | Passing): Partial<Noted> {
  const { declarer } = firstGame(s);
  switch (contract.kind) {
    case 'emptying': {
      const emptied = emptiedIn(s, declarer);
      return emptied ? { emptied } : {};
    }
    case 'pictures': {
      const pictures = picturesIn(s, declarer);
      return pictures === undefined ? {} : { pictures };
    }
    case 'sharing':
      return {
        players: Array.from({ length: s.table }, (_, seat) => (s.active.includes(seat) ? sharedTo(s, seat) : null)),
      };
    case 'first-and-last': {
      const result = firstAndLast(s);
      return result === undefined ? {} : { result };
    }
    case 'passing': {
      const { ending } = beatingMemory(s);
      return ending === null ? {} : { result: ending === 'jubel' ? 'unpaid' : ending };
    }
  }
}

/** Nobody pays if both tricks are the declarer's, but the last one not with the suit declared (reform §7.6); `undefined`: it is not over. */
function firstAndLast(s: State): Noted['result'] {
  const { declarer, with: said } = firstGame(s);
  const [first, last] = [tricksOf(s)[0], tricksOf(s)[TRICKS - 1]];
  if (first === undefined) return undefined;
  if (first.winner !== declarer) return 'lost';
  if (last === undefined) return undefined;
  if (last.winner !== declarer) return 'lost';
  return givenBy(last, declarer).some((card) => suitOf(card) === said['suit']) ? 'won' : 'unpaid';
}

/** What somebody has won, and what they were given of the talon. */
const sharedTo = (s: State, seat: Seat): PlayerCount => ({
  thirds: sumOfThirds(s.zones[pileOf(seat)] ?? []),
  tricks: tricksOf(s).filter(({ winner }) => winner === seat).length,
});

/** How a game for a hand of one suit ended, and what whoever took the bus has alone, if it departed (reform §7.7). */
export function countTrain(s: State): Pick<Noted, 'ending' | 'bus'> {
  const { bus, ending: said } = firstGame(s).with;
  const ending = TRAIN_ENDINGS.find((one) => one === said);
  return {
    ...(ending && { ending }),
    ...(typeof bus === 'number' && {
      bus: { seat: bus, ...(ending === 'bus' && { thirds: sumOfThirds(s.zones[pileOf(bus)] ?? []) }) },
    }),
  };
}
