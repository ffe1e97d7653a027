import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { choosing, lyingIn, refuseStrange, takenUp } from '#engine/phases/exchange.ts';
import { enter } from '#engine/phases/way.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { birdsToName } from './birds.ts';
import { onward } from './flow.ts';
import { KING_ACTIONS, type KingAction, kingInTalon } from './king-in-talon.ts';
import { type PhaseId, TALON_HALVES } from './names.ts';

const ID = 'talon';
const TAKE = [
  z.strictObject({ type: z.literal('take'), half: z.union([z.literal(0), z.literal(1)]) }),
  z.strictObject({ type: z.literal('take-cards'), cards: z.array(z.string()) }),
] as const;
const ACTION = z.discriminatedUnion('type', [...KING_ACTIONS, ...TAKE]);
type Exchange = z.infer<typeof ACTION>;
type Take = Exclude<Exchange, KingAction>;

type Memory = { readonly taken: boolean };
const taken = (s: State): boolean => notesOf<Memory>(s, ID, { taken: false }).taken;
const talonOf = (s: State): readonly Card[] => lyingIn(s, TALON_HALVES);

/** The open talon: the declarer takes their share; with the called king in it they first says how they go on (tirol §5). */
export function talon(ruleset: Ruleset): PhaseOf<Exchange, 'talon'> {
  const king = kingInTalon(ruleset);

  /** How many cards are taken one by one, as the contract says or the declarer chose; `undefined`: a whole half. */
  const count = (s: State): number | undefined => {
    const { contract, with: terms } = firstGame(s);
    if (terms['talon'] === 'any-three') return 3;
    if (terms['talon'] === 'all-six') return 6;
    const share = must(ruleset.find(contract), contract).talon;
    return share.oneByOne ? share.cards : undefined;
  };

  function refuseTake(s: State, action: Take): Refusal | undefined {
    const { called } = firstGame(s);
    if (king.mustDecide(s))
      return refusal('king-in-talon', called === undefined ? undefined : { card: called }, 'tirol §5');
    const cards = count(s);
    if (action.type === 'take')
      return cards === undefined ? undefined : refusal('cards-one-by-one', { count: cards }, 'tirol §5');
    if (cards === undefined) return refusal('a-whole-half', undefined, 'tirol §5');
    const strange = refuseStrange(action.cards, talonOf(s), refusal, 'tirol §5');
    if (strange) return strange;
    return action.cards.length === cards ? undefined : refusal('take-so-many', { count: cards }, 'tirol §5');
  }

  function take(s: State, action: Take): readonly Event[] {
    const { declarer } = firstGame(s);
    const cards = action.type === 'take' ? (s.zones[must(TALON_HALVES[action.half], 'a half')] ?? []) : action.cards;
    return [
      ...takenUp(s, TALON_HALVES, { cards, by: declarer, seenBy: s.active }),
      { type: 'noted', phase: ID, notes: { taken: true } satisfies Memory },
    ];
  }

  function offers(s: State): readonly Offer[] {
    if (king.mustDecide(s)) return king.offers(s);
    const size = count(s);
    if (size === undefined) return [{ kind: 'one-of', actions: [0, 1].map((half) => ({ type: 'take', half })) }];
    return [{ kind: 'cards', type: 'take-cards', ...choosing(talonOf(s), size, size) }];
  }

  const isTake = (action: Exchange): action is Take => action.type === 'take' || action.type === 'take-cards';

  return defineSeatPhase({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: taken(s) || s.games[0]?.with['conceded'] === true ? [] : [firstGame(s).declarer], may: [] }),
    offers,
    refuse: (s, by, action) => (isTake(action) ? refuseTake(s, action) : king.refuse(s, by, action)),
    // Single cards are named before those only who saw the talon: a pausing dealer did not (tirol §2).
    heardBy: (s, _by, action) => (action.type === 'take-cards' ? s.active : 'all'),
    decide: (s, by, action) => (isTake(action) ? take(s, action) : king.decide(s, by, action)),
    next: (s) => {
      if (taken(s)) return onward(ruleset)(s, ID);
      // Whoever concedes pays for the bird, too, and names it first (tirol §14).
      return birdsToName(ruleset, s).length > 0 ? [enter<PhaseId>('bird')] : [{ type: 'ended', end: 'settle' }];
    },
    show: () => null,
  });
}
