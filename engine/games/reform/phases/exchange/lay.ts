import { type Card, handOf } from '#engine/core/card.ts';
import { recoded, type Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isHonour, isKing, isTarock } from '#engine/decks/deck-54.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TRICKS } from '#engine/games/reform/sizes.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Share } from '#engine/phases/exchange.ts';
import { type Discards, layAwayAs, type Laying } from '#engine/phases/lay-away.ts';
import { onward } from '../flow.ts';
import { refuseNumber, shareOf } from './mortgage.ts';

const RULE = 'reform §5.2';
const CODES = {
  'card-not-in-hand': 'card-not-in-hand',
  'card-twice': 'card-twice',
  'lay-exactly': 'lay-as-many-as-taken',
} as const;

/** Kings and honours stay in hand (reform §5.2). */
const freeIn = (s: State, seat: Seat): readonly Card[] =>
  (s.zones[handOf(seat)] ?? []).filter((card) => !isHonour(card));

/** The bird that the bid promised. */
function promisedIn(ruleset: Ruleset, s: State): Card | undefined {
  const { bird } = ruleset.contractOf(firstGame(s));
  return bird === undefined ? undefined : ruleset.bonus(bird)?.bird?.card;
}

/** Whether cards are laid away before any are taken, and it has not been done. */
const isFirst = (ruleset: Ruleset, s: State): boolean => {
  const game = firstGame(s);
  return ruleset.contractOf(game).talon.layFirst === true && game.with['exchanged'] === undefined;
};

/**
 * Tarocks go only when there is no other card left, and are shown then. A bird that the bid promised would go only if every choice had it in
 * it; but four kings and three honours leave five cards more to choose from than have to go (reform §5.2).
 */
export function discardsOf(ruleset: Ruleset, s: State, seat: Seat): Discards {
  const promised = promisedIn(ruleset, s);
  const free = freeIn(s, seat).filter((card) => card !== promised);
  return { first: free.filter((card) => !isTarock(card)), then: free.filter(isTarock) };
}

/** Why these cards may not go, for whoever lays or passes them on (reform §5.2). */
export function refuseDiscards(
  ruleset: Ruleset,
  s: State,
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly Card[] },
): Refusal | undefined {
  const honour = cards.find(isHonour);
  if (honour !== undefined)
    return refusal(isKing(honour) ? 'may-not-lay-king' : 'may-not-lay-honour', { card: honour }, RULE);
  const promised = promisedIn(ruleset, s);
  if (promised !== undefined && cards.includes(promised)) return refusal('promised-bird', { card: promised }, RULE);
  const tarock = cards.find(isTarock);
  const { first } = discardsOf(ruleset, s, seat);
  if (tarock === undefined || first.every((card) => cards.includes(card))) return undefined;
  return refusal('tarock-only-without-choice', { card: tarock }, RULE);
}

/** How many cards are exchanged, where what is laid away decides it (reform §5.3). */
function exchanging(ruleset: Ruleset, s: State, cards: readonly Card[]): readonly Event[] {
  if (!isFirst(ruleset, s)) return [];
  const game = firstGame(s);
  return [{ type: 'games', games: [{ ...game, with: { ...game.with, exchanged: cards.length } }] }];
}

/** What may go face down: nobody sees it who does not get it. */
export const couldGoUnseen = (card: Card): boolean => !isHonour(card) && !isTarock(card);

/** What is the same for everybody who lays or passes cards on. */
export const LAID = { hand: TRICKS, rule: RULE, refusal: recoded(refusal, CODES) } as const;

/** The declarer lays away as many cards as they took, or will take, to their own tricks; nobody, if they took none. */
export function lay(ruleset: Ruleset): PhaseOf<Laying<'lay'>, 'lay'> {
  const share = (s: State): Share | undefined =>
    isFirst(ruleset, s) ? shareOf(ruleset, ruleset.contractOf(firstGame(s))) : undefined;
  const phase = layAwayAs<'lay', 'lay'>('lay', {
    ...LAID,
    id: 'lay',
    share,
    refuseNumber,
    discards: (s, seat) => discardsOf(ruleset, s, seat),
    refuse: (s, cards) => refuseDiscards(ruleset, s, { seat: firstGame(s).declarer, cards }),
    also: (s, cards) => exchanging(ruleset, s, cards),
    next: onward(ruleset),
  });
  return { ...phase, couldGoUnseen };
}
