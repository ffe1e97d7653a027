import { isOffered, type CardsAction, namedIn } from '../../kernel/deal/offers.ts';
import type { Action, Offer } from '../../kernel/deal/action.ts';
import type { View } from '../../kernel/deal/view.ts';
import type { TableRules } from '../../kernel/deal/rules.ts';
import { because } from '../advice.ts';
import { chooseBid } from './bidding/auction.ts';
import { chooseGame } from './bidding/choice.ts';
import { chooseDiscard } from './exchange/discard.ts';
import { chooseKing } from './exchange/king-call.ts';
import { chooseSwap } from './exchange/swap.ts';
import { chooseTalon, chooseWithoutPartner } from './exchange/talon.ts';
import { mindOf } from './mind.ts';
import { chooseCard } from './play/index.ts';
import { whyCard } from './play/why.ts';
import { observe } from './observation.ts';
import type { Chosen } from './reasons.ts';
import { chooseStatement } from './speech/statement.ts';

/** Statements that never hurt, for moments that no rule is made for. */
const SAFE: readonly string[] = ['pass', 'good', 'vorhand', 'alone'];

/** Plays Königrufen by rules of thumb, without chance. `undefined`: nothing is offered. */
export function advise(view: View, rules: TableRules): Chosen {
  const chosen = choose(view, rules);
  return chosen && isOffered(view.offers, chosen.action) ? chosen : because(somethingSafe(view.offers), 'harmless');
}

function choose(view: View, rules: TableRules): Chosen {
  const { offers, phase } = view;
  const actions = namedIn(offers);
  if (actions.length === 1 && offers.length === 1) return because(actions[0], 'only');
  switch (phase) {
    case 'auction':
      return chooseBid(observe(view, rules), actions);
    case 'choice':
      return chooseGame(observe(view, rules), actions);
    case 'king-call':
      return chooseKing(observe(view, rules), actions);
    case 'talon':
      return actions.some(({ type }) => type === 'alone')
        ? chooseWithoutPartner(observe(view, rules), actions)
        : chooseTalon(observe(view, rules), offers);
    case 'discard':
      return chooseDiscard(observe(view, rules), offers);
    case 'bird':
    case 'announce':
      return chooseStatement(mindOf(view, rules), actions);
    case 'exchange':
      return chooseSwap(observe(view, rules), actions);
    case 'tricks': {
      const cards = actions.flatMap((action) =>
        'card' in action && typeof action.card === 'string' ? action.card : [],
      );
      const mind = mindOf(view, rules);
      const card = chooseCard(mind, cards);
      if (card === undefined) return undefined;
      const { id, values } = whyCard(mind, card);
      return because({ type: 'play', card } as Action, id, values);
    }
    default:
      return undefined;
  }
}

/** A quiet statement, else the first thing that is offered. */
function somethingSafe(offers: readonly Offer[]): Action | undefined {
  const actions = namedIn(offers);
  const safe = SAFE.flatMap((type) => actions.filter((action) => action.type === type))[0] ?? actions[0];
  if (safe) return safe;
  const [offer] = offers;
  if (offer?.kind !== 'cards') return undefined;
  const others = offer.from.filter((card) => !offer.fixed.includes(card));
  return { type: offer.type, cards: [...offer.fixed, ...others].slice(0, offer.min) } satisfies CardsAction as Action;
}
