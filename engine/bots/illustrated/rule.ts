import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { isKing, isTarock, PACK_54, PAGAT, SUITS, TRULL } from '#engine/decks/deck-54.ts';
import type { Auctioned } from '#engine/games/illustrated/auction/machine.ts';
import { BIDS } from '#engine/games/illustrated/contracts/index.ts';
import type { PHASES } from '#engine/games/illustrated/phases/index.ts';
import { type Level, LEVELS } from '#engine/games/illustrated/profiles/profile.ts';
import { FAMILY, type Ruleset } from '#engine/games/illustrated/ruleset.ts';
import { partOf } from '#engine/games/illustrated/zones.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import type { ActionIn } from '#engine/kernel/deal/phases-by-id.ts';
import { because } from '../advice.ts';
import { adviceBy, type Choices } from '../choices.ts';
import type { Observation } from '../observation.ts';
import { chooseCard } from '../trick-player.ts';
import { worthOf } from './chances.ts';
import { bestDiscards, estimate } from './hand.ts';
import type { Chosen, Moment } from './moment.ts';
import type { IllustratedReason } from './reasons.ts';
import { announcement, doubling } from './speech.ts';
import { avoid } from './trischaken.ts';

/** What is said and done in a phase. */
type PhaseAction<P extends keyof typeof PHASES> = ActionIn<typeof PHASES, P>;

const CHOICES: Choices<typeof PHASES, Ruleset, IllustratedReason> = {
  'no-tarock': 'nothing to choose',
  auction: bid,
  vote,
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

/** Plays Illustrated Tarock. */
export const advise = adviceBy<Ruleset, IllustratedReason>({
  rulesetOf: FAMILY.rulesetOf,
  packOf: () => PACK_54,
  choices: CHOICES,
});

/** A hand with less than this hopes to take little in a Trischaken. */
const CALM = 30;
/** By the number of cards exchanged: what that adds to a hand, in card points; a Solo lacks what would have been laid away. */
const EXCHANGED: Readonly<Record<number, number>> = { 3: 6, 2: 4.5, 1: 2.5, 0: 0 };
/** What must be expected of a game at least, before it is multiplied, to play it rather than to defend. */
const ENOUGH = 0.5;

/** Everybody has passed: a Trischaken suits a hand that hopes to take little. */
function vote({ seen, actions }: Moment<PhaseAction<'vote'>>): Chosen {
  const isCalm = estimate(seen.hand) < CALM;
  return because(
    actions.find(({ type }) => (type === 'agree') === isCalm),
    isCalm ? 'calm' : 'not-calm',
  );
}

type Call = PhaseAction<'auction'>;

/** What a bid is worth to a hand, everything included. */
function worthOfBid(ruleset: Ruleset, hand: readonly Card[], id: string, level: Level): number {
  const { options, value } = ruleset;
  const { cards, times } = ruleset.contractOf({ contract: id });
  const mean = estimate(hand) + (EXCHANGED[cards] ?? 0);
  return times * worthOf(mean, value(id, level) ?? value(id, 'basic') ?? 0, cards > 0 || options['solo-excess']);
}

/** The bid that promises most, if any does; a bid that stands is disputed if it would be worth playing. */
function bid({ view, ruleset, seen, actions }: Moment<PhaseAction<'auction'>>): Chosen {
  const { contract, level } = view.notes as Auctioned;
  const next = LEVELS[Math.min(LEVELS.indexOf(level) + 1, LEVELS.length - 1)] ?? level;
  const worth = (call: Call): number => {
    if (call.type === 'bid') return worthOfBid(ruleset, seen.hand, call.contract, 'basic');
    if (isQuiet(call) || contract === null) return ENOUGH;
    return worthOfBid(ruleset, seen.hand, contract, call.type === 'hold' ? level : next);
  };
  const [best] = [...actions].sort((a, b) => worth(b) - worth(a) || rankOf(a) - rankOf(b));
  return because(best, isQuiet(best) ? 'pass' : 'bid', countsOf(seen));
}

const isQuiet = (action: Call | undefined): boolean => action?.type === 'pass' || action?.type === 'good';

/** What speaks for a hand at first sight. */
const countsOf = ({ hand }: Observation) => ({
  tarocks: hand.filter(isTarock).length,
  kings: hand.filter(isKing).length,
});

/** Of what is worth the same, whatever commits to least. */
const rankOf = (call: Call): number => (call.type === 'bid' ? BIDS.indexOf(call.contract) : -1);

/** The part of the talon with which the hand becomes best. */
function take({ view, ruleset, seen, actions, offers }: Moment<PhaseAction<'talon'>>): Chosen {
  const { cards: size } = ruleset.contractOf({ contract: must(view.games[0]?.contract, 'a contract') });
  const worth = (cards: readonly (Card | null)[]): number =>
    bestDiscards([...seen.hand, ...cards.filter((card) => card !== null)], size).worth;
  const [offer] = offers;
  if (offer?.kind === 'cards') {
    const [card] = [...offer.from].sort((a, b) => worth([b]) - worth([a]));
    return card === undefined ? undefined : because(cardsAction(offer, [card]), 'take-card', { card: { card } });
  }
  const cardsIn = (taken: PhaseAction<'talon'>) =>
    taken.type === 'take' ? (view.zones[partOf(taken.part)] ?? []) : [];
  const [best] = [...actions].sort((a, b) => worth(cardsIn(b)) - worth(cardsIn(a)));
  return because(best, 'take-part');
}

function layAway({ seen, offers }: Moment): Chosen {
  const [offer] = offers;
  if (offer?.kind !== 'cards') return undefined;
  const { cards } = bestDiscards(seen.hand, offer.min);
  const kept = seen.hand.filter((card) => !cards.includes(card));
  const lacks = (hand: readonly Card[]) =>
    SUITS.filter((suit) => !hand.some((card) => PACK_54.suitOf(card) === suit)).length;
  const voids = lacks(kept) - lacks(seen.hand);
  return because(cardsAction(offer, cards), voids > 0 ? 'lay-void' : 'lay-dear', { voids });
}

/** Whatever is held is melded: it can only win. */
function meld({ actions }: Moment<PhaseAction<'melds'>>): Chosen {
  const held = actions.find(({ type }) => type === 'meld');
  return held
    ? because(held, 'meld')
    : because(
        actions.find(({ type }) => type === 'good'),
        'nothing-to-say',
      );
}

function play({ view, ruleset, seen, actions }: Moment<PhaseAction<'tricks'>>): Chosen {
  const [game] = view.games;
  const legal = actions.map(({ card }) => card);
  const declarer = game?.declarer;
  const hasDeclarer = ruleset.find(game?.contract)?.hasDeclarer === true;
  const choice = hasDeclarer
    ? chooseCard(
        {
          suits: PACK_54,
          pack: PACK_54,
          isFriend: (seat) => (seat === declarer) === (seen.me === declarer),
          drawsTrumps: seen.me === declarer && holdsMost(seen),
        },
        seen,
        keptBack(seen, legal),
      )
    : avoid(seen, legal);
  return (
    choice &&
    because(
      actions.find(({ card }) => card === choice.card),
      choice.reason.id,
      choice.reason.values,
    )
  );
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
