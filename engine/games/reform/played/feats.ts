import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import { isTarock, KINGS, MOND, PAGAT, SKUES, sumOfThirds, thirdsOf, TRULL } from '#engine/decks/deck-54.ts';
import { allTricks, bird, capture, type Feat, kingUltimo, onlyMade, possession, sack } from '#engine/judging/feats.ts';
import { playedBy, tricksWonBy } from '#engine/judging/played.ts';
import { otherSide, type Side, sideOf, SIDES } from '#engine/judging/sides.ts';
import type { Game } from '#engine/kernel/score.ts';
import { cardsIn, givenBy } from '#engine/phases/trick.ts';
import { BONUSES, type BonusId } from '../bonuses/index.ts';
import { TALON_GROUPS } from '../names.ts';
import type { Silent } from '../noted.ts';
import { BLACK_OUT_TRICK, ENOUGH, SUERTAXE, TALON, TRICKS } from '../sizes.ts';
import type { PlayedGame } from './played-deal.ts';

/** How a bonus ends: announced by a side, or for either of them without a word. */
interface Ending {
  readonly made: (deal: PlayedGame, side: Side) => boolean;
  readonly silent: (deal: PlayedGame) => readonly Omit<Silent, 'bonus'>[];
  /** Numbers of the tricks that show how it ended for a side. */
  readonly proof: (deal: PlayedGame, side: Side) => readonly number[];
}

const NOTED = { declarer: 'declarer', defenders: 'opponents' } as const satisfies Record<Side, Silent['side']>;

const endingOf = (feat: Feat, proof: Ending['proof']): Ending => ({
  made: feat.made,
  silent(deal) {
    const came = feat.silent(deal);
    return came ? [{ side: NOTED[sideOf(deal.game, came.by)], made: came.made }] : [];
  },
  proof,
});

const numbersOf = (
  { tricks }: PlayedGame,
  isMeant: (trick: PlayedGame['tricks'][number]) => boolean,
): readonly number[] => flatMapped(tricks, (trick, i) => (isMeant(trick) ? [i + 1] : []));
const fallen = (deal: PlayedGame, cards: readonly Card[]): readonly number[] =>
  numbersOf(deal, (trick) => cardsIn(trick).some((card) => cards.includes(card)));
const last = ({ tricks }: PlayedGame): readonly number[] => [tricks.length];

/** A suit card that is no picture: these count a third each (reform §1). */
const isPip = (card: Card): boolean => !isTarock(card) && thirdsOf(card) === 1;

/** Its tarock itself wins its trick; it may have been forced out before, or nobody of the side had it (reform §6.2). */
function birdOf(id: BonusId): Ending {
  const { card, trick } = must(BONUSES[id].bird, id);
  return endingOf(bird(card, TRICKS + 1 - trick), (deal, side) => playedBy(deal, side, card));
}

const holding = (cards: readonly Card[]): Ending => endingOf(possession(cards), (deal) => fallen(deal, cards));

/** The called king stays that when it is taken up from the talon (reform §5.4). */
const calledIn = ({ called }: Game): readonly Card[] => (called === undefined ? [] : [called]);

/** The last trick is won with a pip. */
const singleUltimo = onlyMade(({ tricks, game }, side) => {
  const trick = tricks[tricks.length - 1];
  return trick !== undefined && sideOf(game, trick.winner) === side && givenBy(trick, trick.winner).every(isPip);
});

/** Tricks that hold neither tarock nor picture, each of which counts for who wins it. */
const naturstiche = (deal: PlayedGame, side: Side): readonly number[] =>
  numbersOf(deal, (trick) => cardsIn(trick).every(isPip) && sideOf(deal.game, trick.winner) === side);

const naturstich: Ending = {
  made: (deal, side) => naturstiche(deal, side).length > 0,
  silent: (deal) =>
    flatMapped(SIDES, (side) => {
      const count = naturstiche(deal, side).length;
      return count === 0 ? [] : [{ side: NOTED[side], made: true, ...(count > 1 && { count }) }];
    }),
  proof: naturstiche,
};

/**
 * PlayedGame alone with the king in the talon, and something taken from the other group, nothing from its own. Who takes nothing at all has
 * chosen no group (reform §6.1, §5.3).
 */
const rufkoenigLassen = ({ game, talon }: PlayedGame, side: Side): boolean => {
  const { kingTalon, group } = game.with;
  const at = talon.findIndex((cards) => calledIn(game).some((king) => cards.includes(king)));
  const isLeft = talon[at]?.length === TALON / TALON_GROUPS.length && group !== undefined && group !== at;
  return side === 'declarer' && kingTalon === 'alone' && isLeft;
};

/** The declarer's side has enough in the first seven tricks and in what it laid away (reform §6.1). */
function blackOut(deal: PlayedGame, side: Side): boolean {
  const later = new Set([
    ...flatMapped(deal.tricks.slice(BLACK_OUT_TRICK), cardsIn),
    ...flatMapped(deal.talon, (all) => all),
  ]);
  return side === 'declarer' && sumOfThirds(deal.pile(side).filter((card) => !later.has(card))) >= ENOUGH;
}

/** How every bonus ends in a deal that was played (reform §6.1, §6.2). */
export const ENDINGS: Readonly<Record<BonusId, Ending>> = {
  trull: holding(TRULL),
  'four-kings': holding(KINGS),
  koenigfang: endingOf(
    capture((deal) => deal.game.called),
    (deal) => fallen(deal, calledIn(deal.game)),
  ),
  mondfang: endingOf(
    capture(() => MOND, SKUES),
    (deal) => fallen(deal, [MOND]),
  ),
  pagatfang: endingOf(
    capture(() => PAGAT),
    (deal) => fallen(deal, [PAGAT]),
  ),
  'rufkoenig-lassen': {
    made: rufkoenigLassen,
    silent: (deal) => (rufkoenigLassen(deal, 'declarer') ? [{ side: 'declarer', made: true }] : []),
    proof: () => [],
  },
  'single-ultimo': endingOf(singleUltimo, last),
  naturstich,
  'koenig-ultimo': endingOf(kingUltimo, (deal, side) =>
    flatMapped(calledIn(deal.game), (king) => playedBy(deal, side, king)),
  ),
  'pagat-ultimo': birdOf('pagat-ultimo'),
  uhu: birdOf('uhu'),
  kakadu: birdOf('kakadu'),
  marabu: birdOf('marabu'),
  suertaxe: endingOf(sack(sumOfThirds, { declarer: SUERTAXE.declarer, defenders: SUERTAXE.opponents }), () => []),
  'black-out': {
    made: blackOut,
    silent: () => [],
    proof: () => [],
  },
  volat: endingOf(allTricks, (deal, side) => tricksWonBy(deal, otherSide(side)).slice(0, 1)),
};
