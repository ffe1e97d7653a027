import { handOf, type Card } from '../../../core/card.ts';
import type { Seat } from '../../../core/seat.ts';
import { T1 } from '../../../decks/deck-78.ts';
import { dealtTo } from '../../../judging/dealt.ts';
import { sideOf, type Side } from '../../../judging/sides.ts';
import type { State } from '../../../kernel/deal/state.ts';
import type { Game } from '../../../kernel/score.ts';
import { playedBy, tricksOf } from '../../../phases/tricks.ts';
import { HAND, type Suit } from '../cards.ts';
import type { BonusId } from '../bonuses.ts';
import type { Options } from '../options.ts';
import { strafenIn, type InHand } from './in-hand.ts';

/** A Strafe that has come about, and the side that it belongs to: of a Tarock 1 that was taken, its owner's. */
export interface Strafe extends InHand {
  readonly side: Side;
  /** The side that may claim it. */
  readonly claimedBy: Side;
}

/** The cards with which a seat began to play, whether they have been played or not (tuebingen R9). */
function startingHand({ options }: { readonly options: Options }, s: State, seat: Seat): readonly Card[] {
  if (options['strafen-hand'] === 'dealt') return dealtTo(s, seat);
  const played = tricksOf(s).flatMap((trick) =>
    trick.cards.filter((_, index) => playedBy(trick, index, s.active) === seat),
  );
  return [...(s.zones[handOf(seat)] ?? []), ...played];
}

/** All Strafen of a deal that has been played to its end; of a hand's Ski families only as many as count (`ski-reuse`). */
export function strafenOf(options: Options, s: State, game: Game): readonly Strafe[] {
  const inHands = s.active.flatMap((seat) =>
    strafenIn(options, startingHand({ options }, s, seat)).map((one): Strafe => {
      const side = sideOf(game, seat);
      return { ...one, side, claimedBy: side };
    }),
  );
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
  const index = tricks.findIndex(({ cards }) => cards.includes(T1));
  const trick = tricks[index];
  if (!trick) return [];
  const owner = playedBy(trick, trick.cards.indexOf(T1), s.active);
  const [side, winner] = [sideOf(game, owner), sideOf(game, trick.winner)];
  const isLast = index + 1 === HAND;
  if (isLast && trick.winner === owner) return [{ id: 'fein', side, claimedBy: side }];
  if (side === winner) return [];
  return [{ id: isLast ? 'einser-fein-gefasst' : 'einser-gefasst', side, claimedBy: winner }];
}

/** Whether two are the same: of families, the same suit. */
export const isSame = (
  one: { readonly id: BonusId; readonly suit?: Suit | undefined },
  other: { readonly id: BonusId; readonly suit?: Suit | undefined },
): boolean => one.id === other.id && one.suit === other.suit;
