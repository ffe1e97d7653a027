import { must } from '../../core/assert-never.ts';
import { PACK_36, SUITS, type Suit } from '../../decks/deck-36.ts';
import { trumpIn } from '../../games/bavarian/contract.ts';
import { FAMILY, type Ruleset } from '../../games/bavarian/ruleset.ts';
import { isOffered, type CardsAction } from '../../kernel/deal/offers.ts';
import type { Action, Offer } from '../../kernel/deal/action.ts';
import type { View } from '../../kernel/deal/view.ts';
import type { TableRules } from '../../kernel/deal/rules.ts';
import { withTrumps } from '../../play/suits.ts';
import { because, type Advice } from '../advice.ts';
import { observe, type Observation } from '../observation.ts';
import { chooseCard } from '../trick-player.ts';
import { bestDiscards, bestTrump, worthWith } from './hand.ts';
import type { BavarianReason } from './reasons.ts';

/** What a hand should be worth for a game from the hand, with the stock, for a kontra and for its answer. */
const ENOUGH = { solo: 62, frage: 48, kontra: 46, re: 80 } as const;

/** The actions of this family, each field as it may be there. */
type Said = Action & {
  readonly call?: string;
  readonly contract?: string;
  readonly trump?: Suit;
  readonly suit?: Suit;
  readonly card?: string;
};

type Chosen = Advice<BavarianReason> | undefined;

/** Plays Bavarian Tarock by rules of thumb, without chance. `undefined`: nothing is offered. */
export function advise(view: View, rules: TableRules): Chosen {
  const { offers, phase } = view;
  const actions = offers.flatMap((offer) => (offer.kind === 'one-of' ? (offer.actions as readonly Said[]) : []));
  if (actions.length === 1 && offers.length === 1) return because(actions[0], 'only');
  const ruleset = FAMILY.rulesetOf(rules);
  const seen = observe(view, PACK_36);
  const chosen = CHOICES[phase ?? '']?.({ view, ruleset, seen, actions, offers });
  return chosen && isOffered(offers, chosen.action) ? chosen : because(actions[0], 'harmless');
}

interface Moment {
  readonly view: View;
  readonly ruleset: Ruleset;
  readonly seen: Observation;
  readonly actions: readonly Said[];
  readonly offers: readonly Offer[];
}

type Choice = (at: Moment) => Chosen;

const CHOICES: Readonly<Record<string, Choice>> = {
  auction: bid,
  announce,
  exchange: layAway,
  trump: nameTrump,
  kontra: double,
  tricks: play,
};

/** Holds or goes on as long as the hand is good enough for what the call commits to. */
function bid({ view, ruleset, seen, actions }: Moment): Chosen {
  const standing = (view.notes as { readonly level: number }).level;
  const [raise] = actions.filter(({ type }) => type === 'bid');
  const hold = actions.find(({ type }) => type === 'hold');
  const level = raise ? ruleset.calls.indexOf(raise.call ?? '') : standing;
  const spoken = hold ?? raise;
  const hopes = { hopes: Math.round(bestTrump(seen.hand, SUITS).worth) };
  return spoken && isWorth(view, ruleset, seen, level)
    ? because(spoken, hold ? 'hold' : 'bid', hopes)
    : because(
        actions.find(({ type }) => type === 'pass'),
        'pass',
        hopes,
      );
}

/** Whether some game that a call leaves open is worth playing. */
const isWorth = (view: View, ruleset: Ruleset, seen: Observation, level: number): boolean =>
  ruleset.contracts.some((contract) => {
    if (contract.level < level || !ruleset.mayPlay(contract, seen.me, view.active)) return false;
    const { worth } = bestTrump(seen.hand, contract.trumps(ruleset.options));
    return worth >= (contract.usesStock ? ENOUGH.frage : ENOUGH.solo);
  });

/** The dearest game that the hand is good enough for; else the one that is closest to it. */
function announce({ ruleset, seen, actions }: Moment): Chosen {
  const margin = (action: Said): number => {
    const contract = must(ruleset.find(action.contract), 'a contract');
    const { worth } = bestTrump(seen.hand, action.trump ? [action.trump] : contract.trumps(ruleset.options));
    return contract.usesStock ? Math.min(worth - ENOUGH.frage, 0) : worth - ENOUGH.solo;
  };
  const [dearest] = [...actions].sort((a, b) => margin(b) - margin(a));
  return because(dearest, dearest && margin(dearest) >= 0 ? 'game' : 'closest-game');
}

function layAway({ ruleset, view, seen, offers }: Moment): Chosen {
  const [offer] = offers;
  if (offer?.kind !== 'cards') return undefined;
  const contract = must(ruleset.find(view.games[0]?.contract), 'a contract');
  const { cards } = bestDiscards(seen.hand, offer.min, contract.trumps(ruleset.options));
  const laid = cards.reduce((sum, card) => sum + PACK_36.points(card), 0);
  return because({ type: offer.type, cards } satisfies CardsAction as Action, laid > 0 ? 'lay-points' : 'lay-empty', {
    laid,
  });
}

/** The suit that the hand likes best for trumps. */
function nameTrump({ seen, actions }: Moment): Chosen {
  const best = bestTrump(seen.hand, SUITS).suit;
  const count = seen.hand.filter((card) => PACK_36.suitOf(card) === best).length;
  return because(
    actions.find(({ suit }) => suit === best),
    'trump',
    { count },
  );
}

/** A defender doubles with a hand that will make nearly half by itself; whoever answers needs a certain game. */
function double({ view, seen, actions }: Moment): Chosen {
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

function play({ view, seen, actions }: Moment): Chosen {
  const [game] = view.games;
  const declarer = game?.declarer;
  const choice = chooseCard(
    {
      suits: withTrumps(PACK_36, trumpIn({ with: game?.with ?? {} })),
      points: (card) => PACK_36.points(card),
      isFriend: (seat) => (seat === declarer) === (seen.me === declarer),
      drawsTrumps: seen.me === declarer,
    },
    seen,
    actions.flatMap((action) => action.card ?? []),
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
