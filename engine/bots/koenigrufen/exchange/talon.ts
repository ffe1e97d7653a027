import { because } from '#engine/bots/advice.ts';
import { assertNever } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { discardsFrom } from '#engine/games/koenigrufen/discards.ts';
import type { KingAction } from '#engine/games/koenigrufen/phases/king-in-talon.ts';
import { birdsOf, isBird, promisedCard, type RankedContract } from '#engine/games/koenigrufen/ruleset.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { PhaseAction } from '../actions.ts';
import { chanceOf } from '../estimates.ts';
import { known, type Observation } from '../observation.ts';
import { best } from '../play/points.ts';
import type { Chosen, KoenigrufenReason } from '../reasons.ts';
import { choose, type Plan, planDiscard } from './discard.ts';

const HALVES = ['talon:0', 'talon:1'] as const;

/** What the hand promises once these cards are taken and others laid away. */
function planWith(seen: Observation, contract: RankedContract, taken: readonly Card[]): Plan {
  const { ruleset, hand, game, view } = seen;
  const all = [...hand, ...taken];
  const promised = birdsOf(ruleset, contract).flatMap((bird) => promisedCard(bird, undefined) ?? []);
  const spoken = view.items.flatMap(({ about, by }) => {
    const bonus = by === seen.me ? ruleset.bonus(about) : undefined;
    return bonus && isBird(bonus) ? (promisedCard(bonus, undefined) ?? []) : [];
  });
  const { first, then } = discardsFrom(ruleset, contract, all, [...promised, ...spoken]);
  const count = taken.length;
  const forced = first.length < count;
  const offer = forced
    ? { from: [...first, ...then], fixed: first, min: count }
    : { from: first, fixed: [], min: count };
  return planDiscard(contract, all, offer, game?.called);
}

/** The cards of a half, as far as I see them. */
const halfOf = ({ view }: Observation, half: 0 | 1): readonly Card[] => known(view.zones[HALVES[half]]);

/** The half, or the single cards, with which the hand is best after discarding; with the called king in it first how to go on. */
export function chooseTalon(
  seen: Observation,
  actions: readonly PhaseAction<'talon'>[],
  offers: readonly Offer[],
): Chosen {
  const { contract } = seen;
  if (!contract) return undefined;
  const [offer] = offers;
  if (offer?.kind === 'cards') return takeCards(seen, contract, offer);
  const ways = actions.filter((action) => action.type !== 'take' && action.type !== 'take-cards');
  if (ways.length > 0) return chooseWithoutPartner(seen, contract, ways);
  const halves = actions.filter((action) => action.type === 'take');
  const chosen = best(halves, ({ half }) => planWith(seen, contract, halfOf(seen, half)).thirds + kingBack(seen, half));
  return because(chosen, 'take-half');
}

/** A called king that lies in the other half falls to the others, points and all; here it is already counted. */
const kingBack = (seen: Observation, half: 0 | 1): number => {
  const { called } = seen.game ?? {};
  return called !== undefined && halfOf(seen, half).includes(called) ? 2 : 0;
};

function takeCards(seen: Observation, contract: RankedContract, offer: CardsOffer): Chosen {
  const free = offer.from.filter((card) => !offer.fixed.includes(card));
  const ways = [...choose(free, offer.min - offer.fixed.length)].map((more) => [...offer.fixed, ...more]);
  const cards = best(ways, (way) => planWith(seen, contract, way).thirds);
  return cards && because(cardsAction(offer, cards), 'take-cards');
}

/** Below this chance to win alone a kontra and lost bonuses cost more than the slight hope is worth. */
const HOPELESS = 0.12;

/** Alone, with what the house lends, or given up: whatever promises most. */
function chooseWithoutPartner(seen: Observation, contract: RankedContract, ways: readonly KingAction[]): Chosen {
  const halves = [halfOf(seen, 0), halfOf(seen, 1)];
  const alone: RankedContract = { ...contract, parties: 'alone' };
  const chance = (taken: readonly Card[]): number => chanceOf(alone, planWith(seen, alone, taken).thirds);
  const byHalf = Math.max(...halves.map(chance));
  const bySix = (): number => chance(halves.flat());
  const gain = (p: number): number => 3 * (2 * p - 1) * contract.value;
  const chosen = best(ways, (action) => {
    switch (action.type) {
      case 'concede':
        return gain(HOPELESS);
      case 'alone':
        return gain(byHalf);
      case 'alone-with':
        // Three of six are better than a half; all six are better still.
        return gain(action.talon === 'all-six' ? bySix() : Math.min(1, byHalf + 0.12));
      case 'call-second':
        return (2 * Math.min(0.9, byHalf + 0.25) - 1) * contract.value;
      case 'trischaken':
        return -contract.value;
      case 'switch-bird':
        return -Infinity;
      default:
        return assertNever(action);
    }
  });
  return chosen && because(chosen, WITHOUT_PARTNER[chosen.type]);
}

const WITHOUT_PARTNER: Readonly<Record<KingAction['type'], KoenigrufenReason>> = {
  concede: 'concede',
  alone: 'alone',
  'alone-with': 'alone-with-more',
  'call-second': 'call-second',
  trischaken: 'trischaken-instead',
  'switch-bird': 'harmless',
};
