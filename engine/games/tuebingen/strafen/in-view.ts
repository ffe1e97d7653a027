import { type Card, laidBy, pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { T1 } from '#engine/decks/deck-78.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import { HAND } from '../cards.ts';
import type { Options } from '../options/options.ts';
import { isClaim, knownIn } from '../phases/claiming.ts';
import { fateOfTheOne, inHandOf, isSame, isUsedUp, mayClaim, type Strafe } from './in-deal.ts';

interface Played {
  readonly by: Seat;
  readonly card: Card;
}

/** Every card that was played, in order. */
const playsIn = ({ history }: View): readonly Played[] =>
  history.flatMap((event) => {
    if (event.type !== 'said' || event.action?.type !== 'play' || typeof event.by !== 'number') return [];
    return 'card' in event.action && typeof event.action.card === 'string'
      ? [{ by: event.by, card: event.action.card }]
      : [];
  });

/** The game, once all know it: the called card has been played. */
function gameIn({ games: [game] }: View): Game | undefined {
  if (game?.declarer === undefined || game.contract === undefined) return undefined;
  return { ...game, declarer: game.declarer, contract: game.contract, with: game.with ?? {} };
}

/**
 * All Strafen of a deal whose cards have all been played, as somebody who looked on can see them; of what the dealer laid away only
 * what the viewer knows.
 */
function strafenSeen(options: Options, view: View): readonly Strafe[] {
  const game = gameIn(view);
  if (!game) return [];
  const plays = playsIn(view);
  const inHands = view.active.flatMap((seat) => {
    const laid = options['strafen-hand'] === 'dealt' ? (view.zones[laidBy(seat)] ?? []) : [];
    const played = plays.filter(({ by }) => by === seat).map(({ card }) => card);
    return inHandOf(options, game, seat, [...played, ...laid.filter((card) => card !== null)]);
  });
  const at = plays.findIndex(({ card }) => card === T1);
  const owner = plays[at]?.by;
  const winner = view.active.find((seat) => (view.zones[pileOf(seat)] ?? []).includes(T1));
  if (owner === undefined || winner === undefined) return inHands;
  const isLast = Math.floor(at / view.active.length) + 1 === HAND;
  return [...inHands, ...fateOfTheOne(game, { owner, winner, isLast })];
}

/** Those that a seat may claim. */
export function claimableBy(options: Options, view: View, seat: Seat): readonly Strafe[] {
  const game = gameIn(view);
  return game ? strafenSeen(options, view).filter((one) => mayClaim(one, game, seat)) : [];
}

/** What counted in a deal that is over, or would have, and was claimed by nobody (tuebingen TU16). */
export function forgottenIn(options: Options, view: View): readonly Strafe[] {
  const claimed = view.history.flatMap((event) =>
    event.type === 'said' && event.action && isClaim(event.action) ? [knownIn(event.action)] : [],
  );
  const all = strafenSeen(options, view);
  const counted = all.filter((one) => claimed.some((other) => isSame(one, other)));
  return all
    .filter((one) => !counted.includes(one))
    .reduce<readonly Strafe[]>(
      (left, one) => (isUsedUp(options, one.id, [...counted, ...left]) ? left : [...left, one]),
      [],
    );
}
