import type { Reason } from '#engine/bots/advice.ts';
import type { Card } from '#engine/core/card.ts';
import { isTarock, PAGAT, suitOf, thirdsOf } from '#engine/decks/deck-54.ts';
import type { Mind } from '../mind.ts';
import type { KoenigrufenReason } from '../reasons.ts';
import { outlook } from './contest.ts';
import { wantsOf, winChance } from './negative.ts';
import { birdOf, birdWorth, homeChance } from './worth.ts';

type Why = Reason<KoenigrufenReason>;

/** What is likelier than not. */
const LIKELY = 0.6;
const SURE = 0.85;

/** Why a card is the one to play: the first of these that is true of it. */
export function whyCard(mind: Mind, card: Card): Why {
  const { contract, declarers, me, ruleset } = mind.seen;
  if (!contract || mind.seen.hand.length === 1) return { id: 'only' };
  const isForPoints =
    contract.play.id !== 'negative' || (contract.parties === 'each-for-self' && ruleset.options['trischaken-positive']);
  if (isForPoints) return mind.seen.trick.length === 0 ? whyLead(mind, card) : whyFollow(mind, card);
  if (contract.parties === 'each-for-self') return whyAvoid(mind, card, 'duck-points');
  return declarers.includes(me) ? whyDeclare(mind, card, contract.goal.tricks ?? 0) : whyDefend(mind, card);
}

function whyLead(mind: Mind, card: Card): Why {
  const { seen, chances, withMe } = mind;
  const { game, me, hand, number } = seen;
  if (isBirdNow(mind, card)) return { id: 'bird-now', values: { number } };
  const declarer = game?.declarer ?? me;
  const attacks = withMe(declarer) > 0.5;
  const suit = suitOf(card);
  const out = chances.inOtherHands(suit).length;
  if (isTarock(card) && seen.contract?.play.id !== 'colour') {
    if (out === 0) return { id: 'last-tarocks' };
    return { id: attacks ? 'draw-tarocks' : 'wear-down' };
  }
  const called = game?.called;
  if (called !== undefined && me === declarer && suitOf(called) === suit && !hand.includes(called))
    if (chances.inOtherHands(suit).includes(called)) return { id: 'seek-king', values: { king: { card: called } } };
  if (chances.above(card).length === 0 && outlook(mind, card).mine > LIKELY) return { id: 'lead-master' };
  if (seen.contract?.play.id === 'colour') return { id: 'lead-long' };
  if (!attacks && chances.isVoid(declarer, suit) > LIKELY) return { id: 'make-ruff' };
  const isLone = hand.filter((other) => suitOf(other) === suit).length === 1;
  return { id: isLone && hand.some(isTarock) ? 'lead-lone' : 'lead-cheap' };
}

function whyFollow(mind: Mind, card: Card): Why {
  const { seen } = mind;
  const end = outlook(mind, card);
  if (end.seat === seen.me) {
    if (isBirdNow(mind, card)) return { id: 'bird-now', values: { number: seen.number } };
    if (seen.later.length === 0) return { id: whyLast(mind, card) };
    if (end.holds > SURE) return { id: 'win-safely' };
    return { id: end.mine > LIKELY ? 'win-likely' : 'win-perhaps' };
  }
  if (end.mine > LIKELY) return { id: thirdsOf(card) > 1 ? 'feed-friend' : 'friend-wins' };
  return { id: 'give-little' };
}

/** Why this card wins as the last one; where the Pagat would have won as well, also why not with it. */
function whyLast(mind: Mind, card: Card): KoenigrufenReason {
  const { hand, trick } = mind.seen;
  if (card === PAGAT) return 'pagat-home';
  const couldPagat = hand.includes(PAGAT) && isTarock(card) && !trick.some(isTarock);
  if (!couldPagat) return 'win-last';
  if (birdWorth(mind, PAGAT) > 0) return 'win-last-pagat-waits';
  if (birdWorth(mind, card) < 0) return 'win-last-poor-bird';
  return homeChance(mind) > LIKELY ? 'win-last-pagat-later' : 'win-last';
}

/** Whether a card is a bird in its own trick. */
const isBirdNow = (mind: Mind, card: Card): boolean => birdOf(mind, card)?.promise?.trick === mind.seen.number;

/** Where no trick is wanted. */
function whyAvoid(mind: Mind, card: Card, below: 'duck' | 'duck-points'): Why {
  const { seen } = mind;
  if (seen.trick.length === 0) return { id: 'lead-harmless' };
  return { id: winChance(mind, card) === 0 ? below : 'least-danger' };
}

function whyDeclare(mind: Mind, card: Card, goal: number): Why {
  const { seen } = mind;
  const needed = goal - seen.tricks.filter(({ winner }) => winner === seen.me).length;
  if (needed > 0)
    return winChance(mind, card) > 0.5 ? { id: 'take-needed', values: { needed } } : { id: 'wait-for-trick' };
  return whyAvoid(mind, card, 'duck');
}

function whyDefend(mind: Mind, card: Card): Why {
  const { seen } = mind;
  const wants = Math.max(...seen.declarers.map((seat) => wantsOf(seen, seat)));
  if (wants === 0) return { id: 'beaten-already' };
  if (wants < 0) return { id: 'keep-from-trick' };
  if (seen.trick.length === 0) return { id: 'put-in' };
  return { id: seen.declarers.includes(outlook(mind, card).seat) ? 'let-him' : 'shed-high' };
}
