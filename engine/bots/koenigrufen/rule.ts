import type { PHASES } from '#engine/games/koenigrufen/phases/index.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import { cardsAction, isOffered, namedIn } from '#engine/kernel/deal/offers.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { because } from '../advice.ts';
import { type Choice, choiceIn } from '../choices.ts';
import type { PhaseAction } from './actions.ts';
import { chooseBid } from './bidding/auction.ts';
import { chooseGame } from './bidding/choice.ts';
import { chooseDiscard } from './exchange/discard.ts';
import { chooseKing } from './exchange/king-call.ts';
import { chooseSwap } from './exchange/swap.ts';
import { chooseTalon } from './exchange/talon.ts';
import { mindOf } from './mind.ts';
import { observe } from './observation.ts';
import { chooseCard } from './play/index.ts';
import { whyCard } from './play/why.ts';
import type { Chosen, KoenigrufenReason } from './reasons.ts';
import { chooseStatement } from './speech/statement.ts';

/** Statements that never hurt, for moments that no rule is made for. */
const SAFE: readonly string[] = ['pass', 'good', 'vorhand', 'alone'];

/** Plays Königrufen by rules of thumb, without chance. `undefined`: nothing is offered. */
export function advise(view: View, rules: TableRules): Chosen {
  const chosen = choose(view, rules);
  return chosen && isOffered(view.offers, chosen.action) ? chosen : because(somethingSafe(view.offers), 'harmless');
}

/** What is known before anything is thought about. */
interface At<A extends Action> {
  readonly view: View;
  readonly rules: TableRules;
  readonly actions: readonly A[];
  readonly offers: readonly Offer[];
}

const CHOICES: { readonly [P in keyof typeof PHASES]: Choice<At<PhaseAction<P>>, KoenigrufenReason> } = {
  auction: ({ view, rules, actions }) => chooseBid(observe(view, rules), actions),
  choice: ({ view, rules, actions }) => chooseGame(observe(view, rules), actions),
  exchange: ({ view, rules, actions }) => chooseSwap(observe(view, rules), actions),
  'king-call': ({ view, rules, actions }) => chooseKing(observe(view, rules), actions),
  talon: ({ view, rules, actions, offers }) => chooseTalon(observe(view, rules), actions, offers),
  discard: ({ view, rules, offers }) => chooseDiscard(observe(view, rules), offers),
  bird: speak,
  announce: speak,
  tricks: play,
};

function choose(view: View, rules: TableRules): Chosen {
  const { offers } = view;
  const actions = namedIn(offers);
  if (actions.length === 1 && offers.length === 1) return because(actions[0], 'only');
  return choiceIn(CHOICES, view, () => ({ view, rules, actions, offers }));
}

function speak({ view, rules, actions }: At<PhaseAction<'bird' | 'announce'>>): Chosen {
  return chooseStatement(mindOf(view, rules), actions);
}

function play({ view, rules, actions }: At<PhaseAction<'tricks'>>): Chosen {
  const mind = mindOf(view, rules);
  const chosen = chooseCard(
    mind,
    actions.map(({ card }) => card),
  );
  if (chosen === undefined) return undefined;
  const { id, values } = whyCard(mind, chosen);
  return because(
    actions.find(({ card }) => card === chosen),
    id,
    values,
  );
}

/** A quiet statement, else the first thing that is offered. */
function somethingSafe(offers: readonly Offer[]): Action | undefined {
  const actions = namedIn(offers);
  const safe = SAFE.flatMap((type) => actions.filter((action) => action.type === type))[0] ?? actions[0];
  if (safe) return safe;
  const [offer] = offers;
  if (offer?.kind !== 'cards') return undefined;
  const others = offer.from.filter((card) => !offer.fixed.includes(card));
  return cardsAction(offer, [...offer.fixed, ...others].slice(0, offer.min));
}
