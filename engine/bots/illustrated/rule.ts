import { must } from '../../core/assert-never.ts';
import type { Card } from '../../core/card.ts';
import { isTarock, PACK_54, PAGAT, TRULL } from '../../decks/deck-54.ts';
import { BIDS } from '../../games/illustrated/contracts/index.ts';
import { LEVELS, type Level } from '../../games/illustrated/profile.ts';
import { FAMILY, type Ruleset } from '../../games/illustrated/ruleset.ts';
import { PARTS } from '../../games/illustrated/zones.ts';
import type { Action } from '../../kernel/deal/action.ts';
import { cardsAction, isOffered } from '../../kernel/deal/offers.ts';
import type { TableRules } from '../../kernel/deal/rules.ts';
import type { View } from '../../kernel/deal/view.ts';
import { observe, type Observation } from '../observation.ts';
import { chooseCard } from '../trick-player.ts';
import { worthOf } from './chances.ts';
import { bestDiscards, estimate } from './hand.ts';
import type { Moment, Offered } from './moment.ts';
import { announcement, doubling } from './speech.ts';
import { avoid } from './trischaken.ts';

/** Plays Illustrated Tarock by rules of thumb, without chance. `undefined`: nothing is offered. */
export function decide(view: View, rules: TableRules): Action | undefined {
  const { offers, phase } = view;
  const actions = offers.flatMap((offer) => (offer.kind === 'one-of' ? (offer.actions as readonly Offered[]) : []));
  if (actions.length === 1 && offers.length === 1) return actions[0];
  const at = { view, ruleset: FAMILY.rulesetOf(rules), seen: observe(view, PACK_54), actions, offers };
  const chosen = CHOICES[phase ?? '']?.(at);
  return chosen && isOffered(offers, chosen) ? chosen : actions[0];
}

type Choice = (at: Moment) => Action | undefined;

const CHOICES: Readonly<Record<string, Choice>> = {
  auction: bid,
  vote: ({ seen, actions }) => actions.find(({ type }) => (type === 'agree') === estimate(seen.hand) < CALM),
  before: announcement,
  'before-reply': doubling,
  'before-re': doubling,
  talon: take,
  exchange: layAway,
  after: announcement,
  'after-reply': doubling,
  'after-re': doubling,
  melds: meld,
  'late-melds': meld,
  tricks: play,
};

/** A hand with less than this hopes to take little in a Trischaken. */
const CALM = 30;
/** What exchanging so many cards adds to a hand, in card points; a Solo lacks what would have been laid away. */
const EXCHANGED: Readonly<Record<number, number>> = { 3: 6, 2: 4.5, 1: 2.5, 0: 0 };
/** What must be expected of a game at least, before it is multiplied, to play it rather than to defend. */
const ENOUGH = 0.5;

/** What a bid is worth to a hand, everything included. */
function worthOfBid(ruleset: Ruleset, hand: readonly Card[], id: string, level: Level): number {
  const { options, value } = ruleset;
  const { cards, times } = ruleset.contractOf({ contract: id });
  const mean = estimate(hand) + (EXCHANGED[cards] ?? 0);
  return times * worthOf(mean, value(id, level) ?? value(id, 'basic') ?? 0, cards > 0 || options['solo-excess']);
}

/** The bid that promises most, if any does; a bid that stands is disputed if it would be worth playing. */
function bid({ view, ruleset, seen, actions }: Moment): Action | undefined {
  const { contract, level } = view.notes as { readonly contract: string | null; readonly level: Level };
  const next = LEVELS[Math.min(LEVELS.indexOf(level) + 1, LEVELS.length - 1)] ?? level;
  const worth = ({ type, contract: named }: Offered): number => {
    if (type === 'bid') return worthOfBid(ruleset, seen.hand, must(named, 'a bid'), 'basic');
    if (type === 'pass' || type === 'good' || contract === null) return ENOUGH;
    return worthOfBid(ruleset, seen.hand, contract, type === 'hold' ? level : next);
  };
  const best = [...actions].sort((a, b) => worth(b) - worth(a) || rankOf(a) - rankOf(b));
  return best[0];
}

/** Of what is worth the same, whatever commits to least. */
const rankOf = ({ contract }: Offered): number => (BIDS as readonly string[]).indexOf(contract ?? '');

/** The part of the talon with which the hand becomes best. */
function take({ view, ruleset, seen, actions, offers }: Moment): Action | undefined {
  const { cards: size } = ruleset.contractOf({ contract: must(view.games[0]?.contract, 'a contract') });
  const worth = (cards: readonly (Card | null)[]): number =>
    bestDiscards([...seen.hand, ...cards.filter((card) => card !== null)], size).worth;
  const [offer] = offers;
  if (offer?.kind === 'cards') {
    const [card] = [...offer.from].sort((a, b) => worth([b]) - worth([a]));
    return card === undefined ? undefined : cardsAction(offer, [card]);
  }
  const cardsIn = ({ part = 0 }: Offered) => view.zones[PARTS[part] ?? ''] ?? [];
  return [...actions].sort((a, b) => worth(cardsIn(b)) - worth(cardsIn(a)))[0];
}

function layAway({ seen, offers }: Moment): Action | undefined {
  const [offer] = offers;
  return offer?.kind === 'cards' ? cardsAction(offer, bestDiscards(seen.hand, offer.min).cards) : undefined;
}

/** Whatever is held is melded: it can only win. */
function meld({ actions }: Moment): Action | undefined {
  return actions.find(({ type }) => type === 'meld') ?? actions.find(({ type }) => type === 'good');
}

function play({ view, ruleset, seen, actions }: Moment): Action | undefined {
  const [game] = view.games;
  const legal = actions.flatMap((action) => action.card ?? []);
  const declarer = game?.declarer;
  const hasDeclarer = ruleset.find(game?.contract)?.hasDeclarer === true;
  const card = hasDeclarer
    ? chooseCard(
        {
          suits: PACK_54,
          points: (one) => PACK_54.points(one),
          isFriend: (seat) => (seat === declarer) === (seen.me === declarer),
          drawsTrumps: seen.me === declarer && holdsMost(seen),
        },
        seen,
        keptBack(seen, legal),
      )
    : avoid(seen, legal);
  return actions.find((action) => action.card === card);
}

/** Whether my tarocks are at least as many as those of both others together. */
const holdsMost = ({ hand, unseen }: Observation): boolean =>
  hand.filter(isTarock).length >= unseen.filter(isTarock).length / 2;

/** The Pagat is kept for the last trick as long as other tarocks can be played. */
function keptBack({ hand, trick }: Observation, legal: readonly Card[]): readonly Card[] {
  const others = legal.filter((card) => card !== PAGAT);
  const isLong = hand.filter(isTarock).length > hand.length / 2;
  return others.length > 0 && (isLong || trick.length === 0 || trick.some((card) => TRULL.includes(card)))
    ? others
    : legal;
}
