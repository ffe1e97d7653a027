import type { Json } from '#engine/core/json.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import type { Contract } from '../contracts/contract.ts';
import type { EMPTIED_ENDINGS, Noted, PlayerCount, TrainEnding } from '../noted.ts';
import type { CountedId } from './asked/each-fields.ts';
import { countsIn, wholeIn } from './entered.ts';

/** What a scorer has noted of the players, and of games that have an end of their own, by answers with which nothing is wrong. */

/** What each player has of what is counted. */
export function playersOf(answers: Answers, { table, active }: EntryTable): NonNullable<Noted['players']> {
  const { accused } = answers;
  const accusers = Array.isArray(accused) ? (accused as readonly Json[]) : [];
  const countOf = (id: CountedId, seat: number): number | undefined => countsIn(answers[id])?.[seat] ?? undefined;
  return Array.from({ length: table }, (_, seat) => (active.includes(seat) ? playerAt(seat) : null));

  function playerAt(seat: number): PlayerCount {
    const [thirds, tricks, cards] = [
      countOf('thirdsEach', seat),
      countOf('tricksEach', seat),
      countOf('cardsEach', seat),
    ];
    return {
      ...(thirds !== undefined && { thirds }),
      ...(tricks !== undefined && { tricks }),
      ...(cards !== undefined && { cards }),
      ...(accusers.includes(seat) && { accused: true }),
    };
  }
}

/** How a game ended that has an end of its own. */
export function wayNoted({ kind }: Contract, answers: Answers, at: EntryTable): Partial<Noted> {
  switch (kind) {
    case 'positive':
      return rideNoted(answers);
    case 'emptying':
      return { emptied: emptiedNoted(answers) };
    case 'pictures':
      return { pictures: answers['pictures'] as 0 | 3 | 4 };
    case 'sharing':
      return { players: playersOf(answers, at) };
    case 'first-and-last':
    case 'passing':
    case 'negative':
    case 'each':
      return {};
  }
}

function rideNoted({ ending, bus, busThirds }: Answers): Pick<Noted, 'ending' | 'bus'> {
  if (ending === undefined) return {};
  const thirds = wholeIn(busThirds);
  return {
    ending: ending as TrainEnding,
    ...(bus !== undefined && { bus: { seat: Number(bus), ...(thirds !== undefined && { thirds }) } }),
  };
}

function emptiedNoted({ emptied, fullTricks, cardsLeft }: Answers): NonNullable<Noted['emptied']> {
  const [tricks, cards] = [wholeIn(fullTricks), wholeIn(cardsLeft)];
  return {
    ending: emptied as (typeof EMPTIED_ENDINGS)[number],
    ...(tricks !== undefined && { tricks }),
    ...(cards !== undefined && { cards }),
  };
}
