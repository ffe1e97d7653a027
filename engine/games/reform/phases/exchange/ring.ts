import { z } from 'zod';
import { handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TRICKS } from '#engine/games/reform/sizes.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { lyingIn, takenUp } from '#engine/phases/exchange.ts';
import { type Laying, laying } from '#engine/phases/lay-away.ts';
import { onward } from '../flow.ts';
import { couldGoUnseen, discardsOf, LAID, refuseDiscards } from './lay.ts';

const ID = 'ring';
const RULE = 'reform §7.10';
const TAKE = z.strictObject({ type: z.literal('take-group'), group: z.union([z.literal(0), z.literal(1)]) });
type Ringing = z.infer<typeof TAKE> | Laying<'lay'> | Laying<'pass-on'>;

/** Who has something to do with cards of the talon now, and what. */
interface Due {
  readonly seat: Seat;
  readonly type: Ringing['type'];
}

/** How often cards have been passed on. */
const passesIn = (s: State): number => notesOf(s, ID, 0);

/** The declarer, and the opponents in the order in which the cards go round. */
const round = (s: State): readonly Seat[] => from(firstGame(s).declarer, s.active);

/** Whose turn it is: whoever has more cards than are played lays the last three away, or passes as many on; `undefined`: it is over. */
function dueIn(ruleset: Ruleset, s: State): Due | undefined {
  const [declarer, ...opponents] = round(s);
  if (declarer === undefined) return undefined;
  if (TALON_GROUPS.every((zone) => (s.zones[zone] ?? []).length > 0)) return { seat: declarer, type: 'take-group' };
  const seat = round(s).find((one) => (s.zones[handOf(one)] ?? []).length > TRICKS);
  if (seat === undefined) return undefined;
  const comesBack = ruleset.contractOf(firstGame(s)).talon.ring === 'first-lays';
  const passes = opponents.length - (comesBack ? 0 : 1);
  return { seat, type: seat === declarer || passesIn(s) === passes ? 'lay' : 'pass-on' };
}

/** Who gets what a seat passes on: the next opponent; behind the last one it is the first again. */
function nextOf(s: State, seat: Seat): Seat {
  const [, ...opponents] = round(s);
  return opponents[(opponents.indexOf(seat) + 1) % opponents.length] ?? seat;
}

/** Once the declarer has laid away, the other group is their right neighbour's, who alone sees it. */
function otherGroup(s: State): readonly Event[] {
  const [, first = 0] = round(s);
  return takenUp(s, TALON_GROUPS, { cards: lyingIn(s, TALON_GROUPS), by: first, seenBy: [first] });
}

/** Laying three cards away, and passing as many on. */
function partsOf(ruleset: Ruleset) {
  const seatIn = (s: State): Seat => dueIn(ruleset, s)?.seat ?? firstGame(s).declarer;
  const shared = {
    ...LAID,
    who: seatIn,
    discards: (s: State, seat: Seat) => discardsOf(ruleset, s, seat),
    refuse: (s: State, cards: readonly string[]) => refuseDiscards(ruleset, s, { seat: seatIn(s), cards }),
  };
  const lay = laying('lay', { ...shared, also: otherGroup });
  const passOn = laying('pass-on', {
    ...shared,
    to: (s, seat) => ({ zone: handOf(nextOf(s, seat)), seenBy: [nextOf(s, seat)] }),
    also: (s) => [{ type: 'noted', phase: ID, notes: passesIn(s) + 1 }],
  });
  return { lay, passOn };
}

/**
 * The declarer takes a group of the talon unseen and lays three cards away. The other group goes round the opponents: each keeps what they like
 * and passes three cards on, and the last one, or in a Juwel the first, to whom they come back, lays three away. Each sees only what
 * they take (reform §7.10, §5.2).
 */
export function ring(ruleset: Ruleset): PhaseOf<Ringing, typeof ID> {
  const due = (s: State): Due | undefined => dueIn(ruleset, s);
  const { lay, passOn } = partsOf(ruleset);

  function offers(s: State, seat: Seat): readonly Offer[] {
    switch (due(s)?.type) {
      case 'take-group':
        return [{ kind: 'one-of', actions: TALON_GROUPS.map((_, group) => ({ type: 'take-group', group })) }];
      case 'lay':
        return lay.offers(s, seat);
      case 'pass-on':
        return passOn.offers(s, seat);
      case undefined:
        return [];
    }
  }

  function refuse(s: State, seat: Seat, action: Ringing): Refusal | undefined {
    if (action.type !== due(s)?.type) return refusal('wrong-phase', undefined, RULE);
    switch (action.type) {
      case 'take-group':
        return undefined;
      case 'lay':
        return lay.refuse(s, seat, action);
      case 'pass-on':
        return passOn.refuse(s, seat, action);
    }
  }

  function decide(s: State, seat: Seat, action: Ringing): readonly Event[] {
    switch (action.type) {
      case 'take-group': {
        const zones = TALON_GROUPS.filter((_, group) => group === action.group);
        return takenUp(s, zones, { cards: lyingIn(s, zones), by: seat, seenBy: [seat] });
      }
      case 'lay':
        return lay.decide(s, seat, action);
      case 'pass-on':
        return passOn.decide(s, seat, action);
    }
  }

  return defineSeatPhase<Ringing, typeof ID>({
    id: ID,
    actions: z.union([TAKE, lay.actions, passOn.actions]),
    turn(s) {
      const seat = due(s)?.seat;
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers,
    refuse,
    heardBy(s, by, action) {
      if (action.type === 'take-group') return 'all';
      return action.type === 'lay' ? lay.heardBy(s, by, action) : passOn.heardBy(s, by, action);
    },
    // That cards were passed on, everybody sees.
    overheard: (_s, _by, { type }) => (type === 'pass-on' ? { type } : undefined),
    couldGoUnseen,
    decide,
    next: (s) => onward(ruleset)(s, ID),
    show: () => null,
  });
}
