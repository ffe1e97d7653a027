import type { Card } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, strengthOf, suitOf, thirdsOf } from '#engine/decks/deck-54.ts';
import { TRICKS } from '#engine/games/koenigrufen/sizes.ts';
import type { Mind } from '../mind.ts';
import type { Observation } from '../observation.ts';
import { standing } from './contest.ts';
import { best } from './points.ts';

/** The chance that a seat must beat a card, where everybody beats who can (Stichzwang). */
function mustBeat({ chances }: Mind, seat: Seat, card: Card, lead: string): number {
  const higher = chances.above(card);
  if (isTarock(card)) {
    const over = chances.holdsAny(seat, higher);
    return lead === 'T' ? over : chances.isVoid(seat, lead) * over;
  }
  const none = chances.isVoid(seat, lead);
  return Math.min(1, chances.holdsAny(seat, higher) + none * (1 - chances.isVoid(seat, 'T')));
}

/** The chance that I win the trick with a card; how often others beat it whom nothing compels. */
export function winChance(mind: Mind, card: Card, willing = 1): number {
  const { seen } = mind;
  const lead = suitOf(seen.trick[0] ?? card);
  if (standing(mind, card).seat !== seen.me) return 0;
  return seen.later.reduce((chance, seat) => chance * (1 - mustBeat(mind, seat, card, lead) * willing), 1);
}

/** How dangerous it is to keep a card when no trick is wanted: the chance that it would win one, some day. */
export function danger(mind: Mind, card: Card): number {
  const { seen, chances } = mind;
  const suit = suitOf(card);
  const out = chances.inOtherHands(suit);
  if (out.length === 0) return isTarock(card) ? 1 : chances.inOtherHands('T').length > 0 ? 0.35 : 0.8;
  const below = out.filter((other) => strengthOf(other) < strengthOf(card)).length / out.length;
  const mine = seen.hand.filter((other) => suitOf(other) === suit);
  const guards = mine.filter((other) => strengthOf(other) < strengthOf(card)).length;
  const relieved = isTarock(card) ? 0.03 : 0.08;
  return Math.max(0, below ** 1.5 - guards * relieved) * (isTarock(card) ? 1.1 : 0.9);
}

/** Plays a negative game as declarer: no trick more than are needed, and those when they come safely. */
export function declareNegative(mind: Mind, cards: readonly Card[], goal: number): Card | undefined {
  const { seen } = mind;
  const taken = seen.tricks.filter(({ winner }) => winner === seen.me).length;
  const needed = goal - taken;
  if (needed > 0) {
    const expected = seen.hand.reduce((sum, card) => sum + danger(mind, card) ** 2, 0);
    // With fewer winners in hand than tricks to make, every safe chance is taken.
    if (expected < needed + 0.6) return best(cards, (card) => winChance(mind, card) * 3 - danger(mind, card) * 0.3);
    return best(cards, (card) => winChance(mind, card) * 1.2 + danger(mind, card));
  }
  return best(cards, (card) => -winChance(mind, card) * 6 + danger(mind, card));
}

/**
 * How much the defenders want a declarer to win tricks: beaten already, there is nothing more to gain; at their goal one trick
 * more beats them; below it they are to be kept there.
 */
export function wantsOf(seen: Observation, seat: Seat): number {
  const goals = seen.view.games.map(({ declarer, contract }) =>
    declarer === seat && contract !== undefined ? seen.ruleset.find(contract)?.goal.tricks : undefined,
  );
  const goal = goals.findLast((tricks) => tricks !== undefined) ?? 0;
  const taken = seen.tricks.filter(({ winner }) => winner === seat).length;
  if (taken > goal) return 0;
  return taken === goal ? 1 : TRICKS - seen.number <= goal - taken + 1 ? -0.8 : -0.15;
}

/** Plays against negative games: lets a declarer win who must not, and keeps low cards to put them in with. */
export function defendNegative(mind: Mind, cards: readonly Card[]): Card | undefined {
  const { seen } = mind;
  return best(cards, (card) => {
    const gain = seen.declarers.reduce((sum, seat) => sum + wantsOf(seen, seat) * seatWins(mind, card, seat), 0);
    const low = -strengthOf(card) / (isTarock(card) ? 22 : 8);
    // Leading, low cards find the declarer; following, high ones are best got rid of.
    return gain * 4 + (seen.trick.length === 0 ? low * 0.5 : -low * 0.5) + thirdsOf(card) * 0.001;
  });
}

/** The chance that another seat wins the trick if I play a card, everybody beating who can. */
function seatWins(mind: Mind, card: Card, wanted: Seat): number {
  const { seen } = mind;
  const lead = suitOf(seen.trick[0] ?? card);
  const now = standing(mind, card);
  let stands = 1;
  let wins = now.seat === wanted ? 1 : 0;
  for (const seat of seen.later) {
    const beats = mustBeat(mind, seat, now.card, lead) * (stands < 0.5 ? 0.7 : 1);
    wins = seat === wanted ? wins + (1 - wins) * beats : wins * (1 - beats * (now.seat === wanted ? 1 : 0.6));
    stands *= 1 - beats;
  }
  return wins;
}
