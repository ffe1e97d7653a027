import { illustrated } from '#engine/games/illustrated/game.ts';
import { bid, type DealtDeal } from '#engine/testing/dealt.ts';
import { dealt, SAID, show, type State, untilLastCard } from './shown.ts';

/** A deal of Illustrated Tarock for three, in which the game that forehand bids is played. */
function illustratedGame(contract: string): DealtDeal {
  const deal = dealt([bid(contract)], {}, { game: illustrated, profile: 'mayr-sedlaczek-2016', seats: 3 });
  const isQuiet = ({ type }: { readonly type: string }): boolean => type === 'pass' || type === 'good';
  for (let quiet = deal.offered.find(isQuiet); quiet; quiet = deal.offered.find(isQuiet)) deal.go(quiet);
  return deal;
}

/** The declarer has opened the talon and taken a part of it. */
function takingPart(): DealtDeal {
  const deal = illustratedGame('dreiblatt');
  deal.go({ type: 'open' }, { type: 'take', part: 0 });
  return deal;
}

/** Hands of sixteen cards, and more while some are laid away. */
export const ILLUSTRATED: readonly State[] = [
  {
    name: 'Illustrated bidding, three players',
    show: (page) => show(page, dealt([], {}, { game: illustrated, profile: 'mayr-sedlaczek-2016', seats: 3 })),
  },
  { name: 'Illustrated announcing', show: (page) => show(page, illustratedGame('dreiblatt')) },
  { name: 'Illustrated laying away', show: (page) => show(page, takingPart()) },
  {
    name: 'Illustrated playing, three players',
    show: (page) => show(page, untilLastCard(illustratedGame('solo'))),
    said: SAID,
  },
];
