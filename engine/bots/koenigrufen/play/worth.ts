import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { isTarock, PAGAT, strengthOf, suitOf, thirdsOf } from '#engine/decks/deck-54.ts';
import type { Bonus } from '#engine/games/koenigrufen/bonuses/bonus.ts';
import { isBird, promisedCard } from '#engine/games/koenigrufen/ruleset.ts';
import type { Mind } from '../mind.ts';
import { beating } from './contest.ts';

/** Card points (thirds) that a trick has on average. */
const USUAL_TRICK = 17;
/** What a point on the sheet is worth in thirds, against the value of the game that the thirds decide. */
const POINT = 30;

/** Points on the sheet that hang on a single piece of an announced set. */
const STAKE = 2;

/** How a sheet's point weighs against card points in this deal. */
export const pointWorth = ({ seen }: Mind): number => POINT / Math.max(seen.contract?.value ?? 1, 1);

/** Points that a card brings to its side, in thirds; more for a piece of an announced set (Trull, kings). */
export function pointsIn(mind: Mind, card: Card): number {
  const { ruleset, view } = mind.seen;
  const isWanted = ruleset.bonuses.some(
    ({ id, kind, cards }) =>
      kind === 'possession' && cards?.includes(card) === true && view.items.some(({ about }) => about === id),
  );
  return thirdsOf(card) + (isWanted ? STAKE * pointWorth(mind) : 0);
}

/** What keeping a card promises for later tricks, in thirds for my side over the other. */
export function worth(mind: Mind, card: Card): number {
  const { seen } = mind;
  if (seen.contract?.play.id === 'colour') return isTarock(card) ? idle(card) : suitWorth(mind, card);
  return isTarock(card) ? tarockWorth(mind, card) : suitWorth(mind, card);
}

/** A tarock that wins nothing any more: only its points can be saved. */
const idle = (card: Card): number => (thirdsOf(card) > 1 ? -thirdsOf(card) / 2 : -1);

function suitWorth(mind: Mind, card: Card): number {
  const { seen, withMe } = mind;
  const lead = suitOf(card);
  const others = seen.active.filter((seat) => seat !== seen.me);
  const wins = others.reduce((chance, seat) => {
    const { able, forced } = beating(mind, seat, card, lead);
    return chance * (1 - Math.min(1, able + forced) * (1 - withMe(seat) * 0.7));
  }, 1);
  const allies = others.reduce((sum, seat) => sum + withMe(seat), 0) / Math.max(others.length, 1);
  const saved = wins * 0.9 + (1 - wins * 0.9) * allies * 0.85;
  return pointsIn(mind, card) * (2 * saved - 1) + wins * 8;
}

function tarockWorth(mind: Mind, card: Card): number {
  const { chances } = mind;
  if (card === PAGAT) return pagatWorth(mind);
  const out = chances.inOtherHands('T');
  const below = out.filter((other) => strengthOf(other) < strengthOf(card)).length;
  const rank = out.length > 0 ? below / out.length : 1;
  return 4 + USUAL_TRICK * 1.6 * rank ** 3 + birdWorth(mind, card);
}

/** The Pagat has thirteen thirds to save, or to win if it comes home last. */
function pagatWorth(mind: Mind): number {
  const saved = homeChance(mind);
  return 9 + pointsIn(mind, PAGAT) * (2 * saved - 1) + birdWorth(mind, PAGAT);
}

/** How likely the Pagat is to come home at all: the more tarocks beside it the likelier, and less so the later it is. */
export function homeChance({ seen, chances }: Mind): number {
  const out = chances.inOtherHands('T').length;
  if (out === 0) return 0.97;
  const own = seen.hand.filter(isTarock).length - 1;
  const late = Math.max(0, seen.number - 7) * 0.06;
  return Math.max(0.3, Math.min(0.92, 0.72 + (own - out / 3) * 0.08 - late));
}

/** What a bird's own trick, still to come, promises; an announced one is not let go. */
export function birdWorth(mind: Mind, card: Card): number {
  const { seen } = mind;
  const bonus = birdOf(mind, card);
  if (!bonus) return 0;
  const trick = must(bonus.promise, 'a promise').trick;
  if (trick < seen.number) return 0;
  const announced = seen.view.items.some(({ about, by }) => about === bonus.id && by === seen.me);
  if (announced) return 1000;
  if (trick === seen.number) return 0;
  const chance = trickChance(mind, trick);
  return (
    (2 * chance - 1) * (seen.ruleset.amount(bonus.id, 'silent') ?? 0) * pointWorth(mind) * (chance > 0.55 ? 0.8 : 0.1)
  );
}

/** The bonus that a card can win as a bird in this game. */
export const birdOf = ({ seen }: Mind, card: Card): Bonus | undefined =>
  seen.contract?.bonuses === 'every'
    ? seen.ruleset.bonuses.find((bonus) => isBird(bonus) && promisedCard(bonus, undefined) === card)
    : undefined;

/** How likely a small tarock is to win a certain trick later on: others must have run out of tarocks. */
function trickChance({ seen, chances }: Mind, trick: number): number {
  const own = seen.hand.filter(isTarock).length;
  const out = chances.inOtherHands('T').length;
  const left = trick - seen.number;
  // Whoever has still a tarock after all others have none wins with it.
  const longest = Math.ceil(out / 3 + (out > 0 ? 0.8 : 0));
  return Math.max(0.05, Math.min(0.95, 0.4 + (own - longest - Math.max(0, own - left - 1) * 0.2) * 0.15));
}
