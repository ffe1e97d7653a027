import { must } from '#engine/core/assert-never.ts';
import { laidBy } from '#engine/core/card.ts';
import { isKing, MOND, PAGAT, SKUES, strengthOf, suitOf, sumOfThirds } from '#engine/decks/deck-54.ts';
import type { Bonus } from '#engine/games/koenigrufen/bonuses/bonus.ts';
import type { BonusId } from '#engine/games/koenigrufen/bonuses/index.ts';
import { type NamedBonus, promisedCard } from '#engine/games/koenigrufen/ruleset.ts';
import { TRICKS } from '#engine/games/koenigrufen/sizes.ts';
import { birdChance } from '../bidding/value.ts';
import { thirdsPlayed } from '../estimates.ts';
import { suitCards, tarocksOf } from '../hand.ts';
import type { Mind } from '../mind.ts';
import { known } from '../observation.ts';

/** The spread of a forecast around what is really made, in thirds. */
const SPREAD = 18;

type Chance = (mind: Mind, bonus: Bonus) => number;
/** For bonuses that cannot be announced. */
const notAnnounced: Chance = () => 0;

const CHANCES: Readonly<Record<BonusId, Chance>> = {
  pagat: ownBird,
  uhu: ownBird,
  kakadu: ownBird,
  quapil: ownBird,
  geier: ownBird,
  kondor: ownBird,
  ku: kingChance,
  trull: trullChance,
  kings: kingsChance,
  sack1: sackChance,
  sack2: sackChance,
  sack3: sackChance,
  mondfang: notAnnounced,
  koenigfang: notAnnounced,
  pagatfang: notAnnounced,
  valat: valatChance,
};

/** How likely my side is to make a bonus, judged by my own hand before play. The numbers below are rules of thumb. */
export const bonusChance = (mind: Mind, bonus: NamedBonus): number => CHANCES[bonus.id](mind, bonus);

function ownBird({ seen: { hand } }: Mind, bonus: Bonus): number {
  const card = promisedCard(bonus, undefined);
  return card !== undefined && hand.includes(card) ? birdChance(hand, bonus.promise?.trick ?? TRICKS, true) : 0;
}

/** König ultimo: the king must not be asked for before the last trick, which the side must win. */
function kingChance({ seen }: Mind): number {
  const { hand, game, me } = seen;
  const called = game?.called;
  if (called === undefined || !hand.includes(called)) return 0;
  const guards = suitCards(hand, suitOf(called)).length - 1;
  const tarocks = tarocksOf(hand).length;
  const strong = me === game?.declarer ? 1 : 0;
  return logistic(-5.5 + 0.7 * Math.min(guards, 4) + 0.35 * tarocks + strong);
}

function trullChance({ seen }: Mind): number {
  const { hand } = seen;
  const high = [SKUES, MOND].filter((card) => hand.includes(card)).length;
  const tarocks = tarocksOf(hand).length;
  if (!hand.includes(PAGAT)) return high === 2 ? 0.4 : 0;
  return high === 2 ? logistic(-0.6 + 0.3 * tarocks) : 0;
}

/** Four kings: my side must win each of them, and the called one is in the partner's hand. */
function kingsChance({ seen, withMe }: Mind): number {
  const { hand, game, me, contract } = seen;
  const own = hand.filter(isKing);
  const declarer = game?.declarer === me;
  if (!declarer && withMe(game?.declarer ?? me) < 1) return 0;
  const partners =
    contract?.parties === 'calls-partner' && game?.called !== undefined && !own.includes(game.called) ? 1 : 0;
  if (own.length + partners < 4) return 0;
  return Math.max(0, 0.62 ** (4 - Math.min(4, tarocksOf(hand).length / 2.2)) * 0.85);
}

function sackChance({ seen }: Mind, { thirds }: Bonus): number {
  const { contract, game, me, hand, view } = seen;
  const needed = must(thirds, 'the points of a sack');
  if (!contract || game?.declarer !== me) return 0;
  const laid = sumOfThirds(known(view.zones[laidBy(me)]));
  return logistic((thirdsPlayed(contract, hand) + laid - needed - 6) / SPREAD);
}

/** Only with hardly a loser in hand: the highest tarocks without a gap, and suits that nobody can win. */
function valatChance({ seen, chances }: Mind): number {
  const { hand, game, me, contract } = seen;
  if (game?.declarer !== me || !contract) return 0;
  const tarocks = [...tarocksOf(hand)].sort((a, b) => strengthOf(b) - strengthOf(a));
  const out = chances.inOtherHands('T').length;
  const top = tarocks.filter((card, i) => strengthOf(card) === 22 - i).length;
  const losers = hand.filter((card) => !tarocks.includes(card) && chances.above(card).length > 0).length;
  if (contract.play.id === 'colour') return losers === 0 && tarocks.length === 0 ? 0.9 : 0;
  const drawn = top >= 5 && tarocks.length >= out - tarocks.length + 6;
  return losers === 0 && drawn ? 0.9 : 0;
}

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));
