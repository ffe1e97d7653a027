import { PACK_78 } from '#engine/decks/deck-78.ts';
import { isKing, isTarock } from '#engine/games/tuebingen/cards.ts';
import type { PHASES } from '#engine/games/tuebingen/phases/index.ts';
import { FAMILY, type Ruleset } from '#engine/games/tuebingen/ruleset.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import { because } from '../advice.ts';
import { adviceBy, type Choices } from '../choices.ts';
import { claim } from './claims.ts';
import { bestLaid, estimate } from './hand.ts';
import type { Chosen, Moment, PhaseAction } from './moment.ts';
import { play } from './play.ts';
import type { TuebingenReason } from './reasons.ts';

/**
 * What a hand should be worth, in card points, to call a king, to play alone, and to lose one trick at most. Found by matches of
 * 1,000 deals against each other: from 44 and nine tarocks down to these, playing alone wins 2 points more a deal.
 */
const ENOUGH = { ruf: 23, raus: 25, tout: 68 } as const;
/** Tarocks without which nobody plays alone. */
const ALONE = 5;
/** Tarocks with which one says “fort mit”. */
const MANY = 8;

const CHOICES: Choices<typeof PHASES, Ruleset, TuebingenReason> = {
  lay: layAway,
  'tout-query': ({ actions }) => because(find(actions, 'ask'), 'ask'),
  'tout-offer': answerTout,
  raus: sayRaus,
  call,
  stecken: ({ offers: [offer] }) => (offer?.kind === 'cards' ? because(cardsAction(offer, []), 'order') : undefined),
  cut: ({ actions }) => because(actions[Math.floor(actions.length / 2)], 'cut'),
  tricks: play,
  claims: claim,
};

/** Plays Tübingen Tarock. */
export const advise = adviceBy<Ruleset, TuebingenReason>({
  rulesetOf: FAMILY.rulesetOf,
  packOf: () => PACK_78,
  choices: CHOICES,
});

const find = <A extends Action>(actions: readonly A[], ...types: readonly A['type'][]): A | undefined =>
  actions.find(({ type }) => types.includes(type));
/** Rounded down, so that what is too little is never said to be as much as is enough. */
const hopesOf = ({ seen }: Moment) => ({ hopes: Math.floor(estimate(seen.hand)) });

function layAway({ offers: [offer], seen }: Moment): Chosen {
  if (offer?.kind !== 'cards') return undefined;
  return because(cardsAction(offer, bestLaid(offer.from, seen.hand)), 'lay');
}

function answerTout(at: Moment<PhaseAction<'tout-offer'>>): Chosen {
  const isStrong = estimate(at.seen.hand) >= ENOUGH.tout;
  return because(find(at.actions, isStrong ? 'accept' : 'decline'), isStrong ? 'tout' : 'no-tout', hopesOf(at));
}

const hopesAlone = ({ seen: { hand } }: Moment): boolean => estimate(hand) >= ENOUGH.raus;
const playsAlone = (at: Moment): boolean => hopesAlone(at) && at.seen.hand.filter(isTarock).length >= ALONE;

/** The dealer with a king of their own would rather hide it. */
function sayRaus(at: Moment<PhaseAction<'raus'>>): Chosen {
  const { view, seen, ruleset, actions } = at;
  const mayHide =
    seen.me === view.dealer && ruleset.options['raus-concealed-allowed'] && seen.hand.some((card) => isKing(card));
  if (hopesAlone(at) && !playsAlone(at))
    return because(find(actions, 'pass'), 'few-tarocks', { tarocks: seen.hand.filter(isTarock).length });
  if (!playsAlone(at)) return because(find(actions, 'pass'), 'no-raus', hopesOf(at));
  return mayHide
    ? because(find(actions, 'pass'), 'hide', hopesOf(at))
    : because(find(actions, 'raus'), 'raus', hopesOf(at));
}

type Call = Extract<PhaseAction<'call'>, { readonly type: 'call' }>;

/** A king whose suit is short and has the queen; a strong dealer one of their own; else on. */
function call(at: Moment<PhaseAction<'call'>>): Chosen {
  const { seen, actions } = at;
  const { hand } = seen;
  const calls = actions.filter((action) => action.type === 'call');
  const isOwn = ({ king }: Call): boolean => hand.includes(king);
  const own = calls.filter(isOwn);
  const others = calls.filter((action) => !isOwn(action));
  const liking = ({ king }: Call): number =>
    (hand.includes(`${king.slice(0, 1)}Q`) ? 3 : 0) -
    hand.filter((card) => card.slice(0, 1) === king.slice(0, 1)).length;
  const best = (some: readonly Call[]): Call | undefined => [...some].sort((a, b) => liking(b) - liking(a))[0];
  if (own.length > 0 && playsAlone(at)) return because(best(own), 'hidden-raus', hopesOf(at));
  const isMany = hand.filter(isTarock).length >= MANY;
  const on = find(actions, isMany ? 'fort-mit' : 'fort') ?? find(actions, 'fort', 'fort-mit');
  const called = best(others);
  return called && estimate(hand) >= ENOUGH.ruf
    ? because(called, 'call', hopesOf(at))
    : because(on, on?.type === 'fort-mit' ? 'fort-mit' : 'fort', hopesOf(at));
}
