import { type Card, handOf } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { T1 } from '#engine/decks/deck-78.ts';
import { dealtTo } from '#engine/judging/dealt.ts';
import { type Side, sideOf } from '#engine/judging/sides.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import { cardsIn, givenBy, giverOf, tricksOf } from '#engine/phases/trick.ts';
import { type BonusId, isOfTheOne } from '../bonuses.ts';
import { HAND, type Suit } from '../cards.ts';
import type { Options } from '../options/options.ts';
import { type InHand, strafenIn } from './in-hand.ts';

/** A Strafe that has come about, and the side that it belongs to: of a Tarock 1 that was taken, its owner's. */
export interface Strafe extends InHand {
  readonly side: Side;
  /** Whose cards it is made of: of a Tarock 1 that was taken, its owner. */
  readonly holder: Seat;
  /** The side that may claim it. */
  readonly claimedBy: Side;
}

/** Whether a seat may claim it: what was in a hand only whoever held it, what all have seen any of its side (TU15). */
export const mayClaim = ({ id, holder, claimedBy }: Strafe, game: Game, seat: Seat): boolean =>
  isOfTheOne(id) ? sideOf(game, seat) === claimedBy : holder === seat;

/** The cards with which a seat began to play, whether they have been played or not (tuebingen R9). */
function startingHand({ options }: { readonly options: Options }, s: State, seat: Seat): readonly Card[] {
  if (options['strafen-hand'] === 'dealt') return dealtTo(s, seat);
  const played = flatMapped(tricksOf(s), (trick) => givenBy(trick, seat));
  return [...(s.zones[handOf(seat)] ?? []), ...played];
}

/** What a hand has, for the side of its seat. */
export const inHandOf = (options: Options, game: Game, seat: Seat, hand: readonly Card[]): readonly Strafe[] =>
  strafenIn(options, hand).map((one): Strafe => {
    const side = sideOf(game, seat);
    return { ...one, side, holder: seat, claimedBy: side };
  });

/** All Strafen of a deal that has been played to its end; of a hand's Ski families only as many as count (`ski-reuse`). */
export function strafenOf(options: Options, s: State, game: Game): readonly Strafe[] {
  const inHands = flatMapped(s.active, (seat) => inHandOf(options, game, seat, startingHand({ options }, s, seat)));
  return [...inHands, ...ofTheOne(s, game)];
}

/** Whether another Strafe of this kind leaves no room for one: the Ski makes one family, where that is so (TU19). */
export const isUsedUp = (options: Options, id: BonusId, claimed: readonly { readonly id: BonusId }[]): boolean =>
  id === 'ski-family' && options['ski-reuse'] === 'per-type' && claimed.some((one) => one.id === id);

/** All that count in a deal in which nobody forgets anything. */
export const countedStrafen = (options: Options, s: State, game: Game): readonly Strafe[] =>
  strafenOf(options, s, game).reduce<readonly Strafe[]>(
    (counted, one) => (isUsedUp(options, one.id, counted) ? counted : [...counted, one]),
    [],
  );

/** What has become of the Tarock 1: it wins the last trick, or the other side takes it (tuebingen §7.1, R10). */
function ofTheOne(s: State, game: Game): readonly Strafe[] {
  const tricks = tricksOf(s);
  const index = tricks.findIndex((one) => cardsIn(one).includes(T1));
  const trick = tricks[index];
  const owner = trick && giverOf(trick, T1);
  if (!trick || owner === undefined) return [];
  return fateOfTheOne(game, { owner, winner: trick.winner, isLast: index + 1 === HAND });
}

/** The trick with the Tarock 1. */
interface WithTheOne {
  readonly owner: Seat;
  readonly winner: Seat;
  readonly isLast: boolean;
}

export function fateOfTheOne(game: Game, { owner, winner, isLast }: WithTheOne): readonly Strafe[] {
  const [side, by] = [sideOf(game, owner), sideOf(game, winner)];
  if (isLast && winner === owner) return [{ id: 'fein', side, holder: owner, claimedBy: side }];
  if (side === by) return [];
  return [{ id: isLast ? 'einser-fein-gefasst' : 'einser-gefasst', side, holder: owner, claimedBy: by }];
}

/** Whether two are the same: of families, the same suit. */
export const isSame = (
  one: { readonly id: BonusId; readonly suit?: Suit | undefined },
  other: { readonly id: BonusId; readonly suit?: Suit | undefined },
): boolean => one.id === other.id && one.suit === other.suit;
