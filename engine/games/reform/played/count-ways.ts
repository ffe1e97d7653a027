import { pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import type { Emptying, Pictures, Sharing } from '../contracts/contract.ts';
import { type Noted, type PlayerCount, TRAIN_ENDINGS } from '../noted.ts';
import { emptiedIn } from '../play/emptying.ts';
import { picturesIn } from '../play/pictures.ts';

/** How a game ended whose declarer wanted to be out of cards, left with equal pictures, or to share out the points (reform §7.8, §7.9). */
export function countWays(s: State, contract: Emptying | Pictures | Sharing): Partial<Noted> {
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
  }
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
