import { z } from 'zod';
import type { Card, Zone } from '#engine/core/card.ts';
import { handOf } from '#engine/core/card.ts';
import { recoded, type Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { groupOffers, isGroupFirst, lyingIn, refuseStrange, type Share, takenUp } from '#engine/phases/exchange.ts';
import { onward } from '../flow.ts';
import { MORTGAGE, refuseNumber, shareOf } from './mortgage.ts';
import { readersOf } from './open-talon.ts';

const ID = 'talon';
const RULE = 'reform §5.2';

/** Whether the cards are of no group more than of another: none, or all. */
const isOfNone = (cards: readonly Card[]): boolean => cards.length === 0 || cards.length === TALON;

const GROUP = z.union([z.literal(0), z.literal(1)]);
/** Whoever takes nothing or everything chooses no group: whichever they name, it is the same action. */
const SEEN = z
  .strictObject({ type: z.literal('take'), group: GROUP, cards: z.array(z.string()) })
  .overwrite((take) => (isOfNone(take.cards) ? { ...take, group: 0 } : take));
const UNSEEN = z.strictObject({ type: z.literal('take-unseen'), group: GROUP });
const ACTION = z.discriminatedUnion('type', [SEEN, UNSEEN]);
type Taking = z.infer<typeof ACTION>;
type Take = z.infer<typeof SEEN>;

/** The zones of the talon, the named group first. */
const zonesFrom = (group: number): readonly Zone[] => (group === 0 ? TALON_GROUPS : [...TALON_GROUPS].reverse());

/** Cards that the declarer, who laid away first, has yet to take. */
const missing = (s: State): number => TRICKS - (s.zones[handOf(firstGame(s).declarer)] ?? []).length;

const contractIn = (ruleset: Ruleset, s: State): Contract => ruleset.contractOf(firstGame(s));

const readersIn = (ruleset: Ruleset, s: State): readonly Seat[] =>
  readersOf(ruleset.options, contractIn(ruleset, s), { active: s.active, declarer: firstGame(s).declarer });

/** What cards are chosen from: one group or the other, or the whole talon if that is what the game allows (reform §5.3). */
const groupsIn = ({ talon }: Contract, s: State): readonly (readonly Card[])[] =>
  talon.cards === TALON ? [lyingIn(s, TALON_GROUPS)] : TALON_GROUPS.map((zone) => s.zones[zone] ?? []);

/** How many are taken: as many as were laid away, if that came first. */
const shareIn = (ruleset: Ruleset, s: State): Share => {
  const contract = contractIn(ruleset, s);
  return contract.talon.layFirst ? { least: missing(s), most: missing(s) } : shareOf(ruleset, contract);
};

/** The group that is named, and so much of the other as is wanted beyond it: nobody has seen them (reform §5.2, §5.3). */
const unseenCards = (s: State, group: number): readonly Card[] => lyingIn(s, zonesFrom(group)).slice(0, missing(s));

function offers(ruleset: Ruleset, s: State): readonly Offer[] {
  if (readersIn(ruleset, s).length === 0)
    return [{ kind: 'one-of', actions: TALON_GROUPS.map((_, group) => ({ type: 'take-unseen', group })) }];
  return groupOffers('take', groupsIn(contractIn(ruleset, s), s), shareIn(ruleset, s));
}

/** Why the number of cards is not right. */
function refuseMany(ruleset: Ruleset, s: State, n: number): Refusal | undefined {
  if (!contractIn(ruleset, s).talon.layFirst) return refuseNumber(n, shareIn(ruleset, s));
  return n === missing(s) ? undefined : refusal('take-as-many-as-laid', { count: missing(s) }, RULE);
}

function refuseTake(ruleset: Ruleset, s: State, { group, cards }: Take): Refusal | undefined {
  const code = recoded(refusal, { 'not-in-talon': 'card-not-in-talon', 'card-twice': 'card-twice' });
  const strange =
    refuseStrange(cards, lyingIn(s, TALON_GROUPS), code, MORTGAGE) ?? refuseMany(ruleset, s, cards.length);
  if (strange) return strange;
  const own = groupsIn(contractIn(ruleset, s), s)[group];
  if (!own) return refusal('talon-is-one-group', undefined, MORTGAGE);
  return isGroupFirst(cards, own) ? undefined : refusal('one-group-whole-first', undefined, MORTGAGE);
}

function refuse(ruleset: Ruleset, s: State, action: Taking): Refusal | undefined {
  const isUnseen = readersIn(ruleset, s).length === 0;
  if (action.type === 'take-unseen') return isUnseen ? undefined : refusal('talon-is-seen', undefined, RULE);
  return isUnseen ? refusal('talon-is-unseen', undefined, RULE) : refuseTake(ruleset, s, action);
}

function take(ruleset: Ruleset, s: State, action: Taking): readonly Event[] {
  const game = firstGame(s);
  const readers = readersIn(ruleset, s);
  const cards = action.type === 'take' ? action.cards : unseenCards(s, action.group);
  // Whatever is taken unseen, the declarer has then in hand.
  const seenBy = readers.length === 0 ? [game.declarer] : readers;
  const taken = takenUp(s, TALON_GROUPS, { cards, by: game.declarer, seenBy });
  // How many it would be was settled by what was laid away.
  if (contractIn(ruleset, s).talon.layFirst) return taken;
  const isOfGroup = !isOfNone(cards) && groupsIn(contractIn(ruleset, s), s).length > 1;
  const terms = { ...game.with, exchanged: cards.length, ...(isOfGroup && { group: action.group }) };
  return [...taken, { type: 'games', games: [{ ...game, with: terms }] }];
}

/**
 * The declarer takes a group of the talon, or all of it, or fewer or more cards for another value: from what lies open to all, from what they
 * alone see, or unseen (reform §5.2, §5.3).
 */
export function talon(ruleset: Ruleset): PhaseOf<Taking, 'talon'> {
  const isDue = (s: State): boolean =>
    contractIn(ruleset, s).talon.layFirst ? missing(s) > 0 : firstGame(s).with['exchanged'] === undefined;
  return defineSeatPhase({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: isDue(s) ? [firstGame(s).declarer] : [], may: [] }),
    offers: (s) => offers(ruleset, s),
    refuse: (s, _seat, action) => refuse(ruleset, s, action),
    // Cards are named before those only who saw the talon: a pausing dealer never did (reform §5.2). Which group is taken unseen, nobody need know.
    heardBy(s, by, { type }) {
      if (type === 'take') return readersIn(ruleset, s);
      return by === 'table' ? [] : [by];
    },
    decide: (s, _seat, action) => take(ruleset, s, action),
    next: (s) => onward(ruleset)(s, ID),
    show: () => null,
  });
}
