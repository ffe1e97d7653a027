import type { Card } from '#engine/core/card.ts';
import { isTarock, PAGAT, suitOf } from '#engine/decks/deck-54.ts';
import type { Mind } from '../mind.ts';
import { outlook, type Prospects } from './contest.ts';
import { birdOf, pointsIn, pointWorth, worth } from './worth.ts';

/** How much worse a queen is led while its king is out. */
const BARE_QUEEN = -6;

/** How much better a tarock is led while a bird of my side waits for its trick. */
const BIRD = 6;

/** Beyond what it counts: nobody likes to throw the Pagat into a trick that may be lost. */
const CARE = 14;

/** What a player who comes later is expected to put in, for a side that will win and against it. */
const ADDED = { own: 6, other: 2.5 } as const;

/** The best card of a game for points: what it wins now, less what it would be good for later. */
export function playForPoints(mind: Mind, cards: readonly Card[]): Card | undefined {
  return best(cards, (card) => scoreOf(mind, card));
}

/** The member with the highest score, the first of equals. */
export function best<T>(list: readonly T[], score: (member: T) => number): T | undefined {
  let [top, high] = [list[0], -Infinity];
  for (const member of list) {
    const value = score(member);
    if (value > high) [top, high] = [member, value];
  }
  return top;
}

/** How good a card is now, in thirds. */
function scoreOf(mind: Mind, card: Card): number {
  const { seen, withMe } = mind;
  const end = outlook(mind, card);
  const swing = 2 * end.mine - 1;
  const added = seen.later.reduce((sum, seat) => {
    const joins = withMe(seat) * end.mine + (1 - withMe(seat)) * (1 - end.mine);
    return sum + joins * ADDED.own + (1 - joins) * ADDED.other;
  }, 0);
  const points = [...seen.trick, card].reduce((sum, one) => sum + pointsIn(mind, one), added);
  return (
    swing * points -
    (card === PAGAT ? CARE * (1 - end.mine) : 0) +
    birdSwing(mind, card, end) +
    (seen.trick.length === 0 ? leadBonus(mind, card) : 0) +
    end.mine * tempo(mind) * (end.seat === seen.me ? end.holds : 0) -
    worth(mind, card)
  );
}

/** What leading the next trick is worth. */
const tempo = ({ seen }: Mind): number => (seen.contract?.play.id === 'colour' ? 4 : 1.5);

/** A bird that wins its own trick, or is beaten in it. */
function birdSwing(mind: Mind, card: Card, end: Prospects): number {
  const { seen, withMe } = mind;
  const cards = [...seen.trick, card];
  return seen.ruleset.bonuses.reduce((sum, { id, promise }) => {
    const at = promise?.card === undefined ? -1 : cards.indexOf(promise.card);
    if (at < 0 || promise?.trick !== seen.number || !birdOf(mind, cards[at] ?? '')) return sum;
    const by = seen.players[at] ?? seen.me;
    const announced = seen.view.items.some(({ about }) => about === id);
    const loses = announced || seen.ruleset.options['silent-loss'];
    const amount = (seen.ruleset.amount(id, announced ? 'announced' : 'silent') ?? 0) * pointWorth(mind) * 2;
    const wins = end.card === cards[at] ? end.holds : 0;
    return sum + (2 * withMe(by) - 1) * amount * (loses ? 2 * wins - 1 : wins);
  }, 0);
}

/** Whom a lead helps beyond the trick itself. */
function leadBonus(mind: Mind, card: Card): number {
  return mind.seen.contract?.play.id === 'colour' ? leadInColour(mind, card) : leadInTarock(mind, card);
}

function leadInTarock({ seen, chances, withMe }: Mind, card: Card): number {
  const { game, me, hand } = seen;
  const declarer = game?.declarer ?? me;
  const attacks = withMe(declarer) > 0.5;
  const own = hand.filter(isTarock).length;
  const surplus = own - chances.inOtherHands('T').length / 3;
  if (isTarock(card)) {
    if (chances.inOtherHands('T').length === 0) return 0;
    const bird = seen.view.items.some(
      ({ about, by }) => (seen.ruleset.bonus(about)?.promise?.trick ?? 0) > seen.number && withMe(by) > 0.5,
    )
      ? BIRD
      : 0;
    const eager =
      bird + (attacks ? 6 * Math.max(-2, Math.min(4, surplus)) : -4 + 2 * Math.max(-1, Math.min(3, surplus)));
    return eager;
  }
  const suit = suitOf(card);
  const length = hand.filter((other) => suitOf(other) === suit).length;
  const queen = card.endsWith('Q') && chances.above(card).length > 0 ? BARE_QUEEN : 0;
  if (attacks) return -1 + queen;
  // Make them ruff: suits in which the declarer is short cost them tarocks.
  const short = chances.isVoid(declarer, suit);
  return queen + 2 + 5 * short + (length === 1 && own > 1 ? 2 : 0) + (length >= 4 ? 1.5 : 0);
}

function leadInColour({ seen, chances, withMe }: Mind, card: Card): number {
  const suit = suitOf(card);
  const length = seen.hand.filter((other) => suitOf(other) === suit).length;
  const out = chances.inOtherHands(suit).length;
  const attacks = withMe(seen.game?.declarer ?? seen.me) > 0.5;
  return (attacks ? 1.2 : 0.6) * (length - out / 3);
}
