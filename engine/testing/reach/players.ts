import type { Rng } from '../../core/rng.ts';
import { sampleAction } from '../../kernel/offers.ts';
import type { Action, GameDefinition, Offer } from '../../kernel/types.ts';
import { strengthOf, isTarock } from '../../decks/deck-54.ts';
import { biddingFor } from '../bidding.ts';
import { randomPolicy, type Policy } from '../driver.ts';

/** What somebody says whenever possible, as `field: value` of an action. */
export interface Inclination {
  /** Bonuses announced wherever offered, by forehand alone or by everybody. */
  readonly announce?: readonly string[];
  readonly everybody?: boolean;
  /** The probability of each possible doubling. */
  readonly doubles?: number;
  /** Action types taken whenever offered. */
  readonly takes?: readonly string[];
  /** Forehand plays from the top, tarocks first. */
  readonly strong?: boolean;
}

const DOUBLINGS = ['kontra', 'rekontra', 'subkontra'];
const choices = (offers: readonly Offer[]): readonly Action[] =>
  offers.flatMap((offer) => (offer.kind === 'one-of' ? offer.actions : []));

/** Forehand bids for a contract; all follow their inclination and otherwise play at random. */
export function inclined(
  game: GameDefinition,
  { announce = [], everybody = false, doubles = 0, takes = [], strong = false }: Inclination,
  contract: string | undefined,
  rng: Rng,
): Policy {
  const random = randomPolicy(game, rng);
  const play: Policy = (offers, by, s) => {
    const actions = choices(offers);
    const forehand = by === s.active[0];
    const wanted = actions.filter(({ type }) => takes.includes(type));
    if (wanted.length > 0) return sampleAction([{ kind: 'one-of', actions: wanted }], rng);
    const said = actions.find(
      (action) =>
        action.type === 'announce' &&
        (everybody || forehand) &&
        announce.includes((action as { bonus?: string }).bonus ?? ''),
    );
    if (said) return said;
    const doubling = actions.filter(({ type }) => DOUBLINGS.includes(type));
    if (doubling.length > 0 && rng() < doubles) return sampleAction([{ kind: 'one-of', actions: doubling }], rng);
    const good = actions.find(({ type }) => type === 'good');
    if (good && announce.length > 0) return good;
    const cards = actions.filter(({ type }) => type === 'play');
    if (strong && forehand && cards.length > 0) return highest(cards);
    return random(offers, by, s);
  };
  return (offers, by, s) =>
    contract === undefined ? play(offers, by, s) : biddingFor({}, contract, s.active[0] ?? 0, rng, play)(offers, by, s);
}

const cardOf = (action: Action): string => (action as unknown as { card: string }).card;
const worth = (card: string): number => strengthOf(card) + (isTarock(card) ? 100 : 0);

/** The highest playable card; among suits this starts with the longest runs. */
const highest = (cards: readonly Action[]): Action =>
  cards.reduce((best, action) => (worth(cardOf(action)) > worth(cardOf(best)) ? action : best));
