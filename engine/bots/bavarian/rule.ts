import { must } from '#engine/core/assert-never.ts';
import { PACK_36, type Suit, SUITS } from '#engine/decks/deck-36.ts';
import { type Contract, trumpIn } from '#engine/games/bavarian/contracts/contract.ts';
import type { BavarianAction, PHASES } from '#engine/games/bavarian/phases/index.ts';
import { TARGET } from '#engine/games/bavarian/played/counted.ts';
import { FAMILY, type Ruleset } from '#engine/games/bavarian/ruleset.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import type { ActionIn } from '#engine/kernel/deal/phases-by-id.ts';
import { withTrumps } from '#engine/play/suits.ts';
import { type Advice, because } from '../advice.ts';
import { adviceBy, type Choices, type Moment as MomentOf } from '../choices.ts';
import type { Observation } from '../observation.ts';
import { chooseCard } from '../trick-player.ts';
import { chooseLow, dangerOf } from './bettel.ts';
import { bestDiscards, bestTrump, worthWith } from './hand.ts';
import type { BavarianReason } from './reasons.ts';

/** What a hand should be worth for a game from the hand, with the stock, for a kontra and for its answer. */
const ENOUGH = { solo: 62, frage: 48, kontra: 46, re: 80, danger: 1 } as const;
/** What a Bettel without danger is, counted as card points. */
const SURE = 20;

type Chosen = Advice<BavarianReason> | undefined;
type Moment<A extends BavarianAction = BavarianAction> = MomentOf<A, Ruleset>;

/** What is said and done in a phase. */
type PhaseAction<P extends keyof typeof PHASES> = ActionIn<typeof PHASES, P>;

const CHOICES: Choices<typeof PHASES, Ruleset, BavarianReason> = {
  auction: bid,
  announce,
  exchange: layAway,
  trump: nameTrump,
  kontra: double,
  tricks: play,
};

/** Plays Bavarian Tarock. */
export const advise = adviceBy<Ruleset, BavarianReason>({
  rulesetOf: FAMILY.rulesetOf,
  packOf: ({ pack }) => pack,
  choices: CHOICES,
});

/** Holds or goes on as long as some game that is left open is good enough; a call that names its game, with that one. */
function bid(at: Moment<PhaseAction<'auction'>>): Chosen {
  const { view, ruleset, seen, actions } = at;
  const standing = (view.notes as { readonly level: number }).level;
  const calls = actions.filter((action) => action.type === 'bid');
  const good = goodAfter(at, Math.max(standing, 0));
  const hold = good.length > 0 ? actions.find(({ type }) => type === 'hold') : undefined;
  const wanted = ruleset.auction.opensAnywhere
    ? calls.find(({ call }) => good.some((contract) => contract.call === call))
    : calls.slice(0, 1).find(({ call }) => goodAfter(at, ruleset.calls.indexOf(call)).length > 0);
  const called = hold ?? wanted;
  const hopes = { hopes: Math.floor(bestTrump(seen.hand, SUITS).worth) };
  const isLow = good.length > 0 && good.every(({ goal }) => goal.counts === 'tricks');
  if (called) return isLow ? because(called, 'low') : because(called, hold ? 'hold' : 'bid', hopes);
  return because(
    actions.find(({ type }) => type === 'pass'),
    'pass',
    hopes,
  );
}

/** The games worth playing that a call leaves open to me. */
const goodAfter = ({ view, ruleset, seen }: Moment, level: number): readonly Contract[] =>
  ruleset.contracts.filter((contract) => {
    const isOpen =
      ruleset.levelOf(contract) >= level &&
      (ruleset.leastOf(contract) <= level || ruleset.options['self-raise'] !== 'none') &&
      ruleset.mayPlay(contract, seen.me, view.active);
    const isContested = (view.notes as { readonly level: number }).level >= 0;
    if (!isOpen || (contract.needsNoRival && isContested)) return false;
    const target = contract.targets?.[Math.max(0, level - ruleset.leastOf(contract))];
    return marginOf(ruleset, seen, contract, { target }) >= 0;
  });

/** By how much a hand is better than it has to be for a game, with certain trumps or the best ones. */
function marginOf(
  { options }: Ruleset,
  { hand }: Observation,
  contract: Contract,
  { trump, target = TARGET }: { readonly trump?: Suit | undefined; readonly target?: number | undefined } = {},
): number {
  if (contract.goal.counts === 'tricks') return ENOUGH.danger - dangerOf(hand);
  const { worth } = bestTrump(hand, trump ? [trump] : contract.trumps(options));
  return worth - (contract.usesStock ? ENOUGH.frage : ENOUGH.solo) - (target - TARGET);
}

/** The game that the hand exceeds by most; if it is good enough for none, the one that it comes closest to. */
function announce({ ruleset, seen, actions }: Moment<PhaseAction<'announce'>>): Chosen {
  const margin = ({ contract: id, trump, target }: PhaseAction<'announce'>): number => {
    const contract = must(ruleset.find(id), 'a contract');
    const by = marginOf(ruleset, seen, contract, { trump, target });
    // With the stock much may come, but it is worth less.
    return contract.usesStock ? Math.min(by, 0) : contract.goal.counts === 'tricks' ? SURE * by : by;
  };
  const [best] = [...actions].sort((a, b) => margin(b) - margin(a));
  if (best && ruleset.find(best.contract)?.goal.counts === 'tricks') return because(best, 'low');
  return because(best, best && margin(best) >= 0 ? 'game' : 'closest-game');
}

function layAway({ ruleset, view, seen, offers }: Moment): Chosen {
  const [offer] = offers;
  if (offer?.kind !== 'cards') return undefined;
  const contract = must(ruleset.find(view.games[0]?.contract), 'a contract');
  const { cards } = bestDiscards(seen.hand, offer.min, contract.trumps(ruleset.options));
  const laid = cards.reduce((sum, card) => sum + PACK_36.points(card), 0);
  return because(cardsAction(offer, cards), laid > 0 ? 'lay-points' : 'lay-empty', { laid });
}

/** The suit that the hand likes best for trumps. */
function nameTrump({ seen, actions }: Moment<PhaseAction<'trump'>>): Chosen {
  const best = bestTrump(
    seen.hand,
    actions.map(({ suit }) => suit),
  ).suit;
  const count = seen.hand.filter((card) => PACK_36.suitOf(card) === best).length;
  return because(
    actions.find(({ suit }) => suit === best),
    'trump',
    { count },
  );
}

/** A defender doubles with a hand that will make nearly half by itself; whoever answers needs a certain game. */
function double({ view, seen, actions }: Moment<PhaseAction<'kontra'>>): Chosen {
  const [game] = view.games;
  const trump = trumpIn({ with: game?.with ?? {} });
  const isDeclarer = game?.declarer === seen.me;
  const enough = isDeclarer ? ENOUGH.re : ENOUGH.kontra + 10 * (view.items[0]?.doublings.length ?? 0);
  const speaks = trump !== undefined && worthWith(seen.hand, trump) >= enough && hasTrumps(seen, trump);
  return because(
    actions.find(({ type }) => (type === 'double') === speaks),
    speaks ? 'double' : 'no-double',
  );
}

/** A kontra without trumps is a wish. */
const hasTrumps = ({ hand }: Observation, trump: Suit): boolean =>
  hand.filter((card) => PACK_36.suitOf(card) === trump).length >= 4;

function play({ view, ruleset, seen, actions }: Moment<PhaseAction<'tricks'>>): Chosen {
  const [game] = view.games;
  const declarer = game?.declarer;
  const legal = actions.map(({ card }) => card);
  const isLow = ruleset.find(game?.contract)?.goal.counts === 'tricks';
  const choice = isLow
    ? chooseLow(seen, declarer, legal)
    : chooseCard(
        {
          suits: withTrumps(PACK_36, trumpIn({ with: game?.with ?? {} })),
          pack: PACK_36,
          isFriend: (seat) => (seat === declarer) === (seen.me === declarer),
          drawsTrumps: seen.me === declarer,
        },
        seen,
        legal,
      );
  return (
    choice &&
    because(
      actions.find((action) => action.card === choice.card),
      choice.reason.id,
      choice.reason.values,
    )
  );
}
