import { must } from '../../../core/assert-never.ts';
import type { Json } from '../../../core/json.ts';
import { divide, parseRational, rational, type Rational } from '../../../core/rational.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Factor, LineItem, Row } from '../../../kernel/score.ts';
import type { House } from '../house.ts';
import { activeSeats } from '../seats.ts';
import { membersOf, sideOf } from '../sides.ts';
import { counting, doubling, nameOf, priced } from './amounts.ts';

/** What the row of a Renonce notes besides the game as it was bid. */
export interface Renonce {
  readonly offenders: readonly Seat[];
  /** The bird that a declarer promised and did not have; `''` where its name makes no difference. */
  readonly withoutBird?: string;
  readonly claims: readonly { readonly by: Seat; readonly points: string; readonly reason?: string }[];
}

/** The same as notes of a row, and back. */
export const renonceNotes = (renonce: Renonce): { readonly renonce: Json } => ({ renonce: renonce as unknown as Json });
const renonceOf = ({ notes }: Row): Renonce => must(notes['renonce'] as unknown as Renonce | undefined, 'a Renonce');

/** What one player gets, from however many offenders. */
type Due = Omit<LineItem, 'from' | 'to'> & { readonly to: Seat };

const AGAINST_THREE: Factor = { code: 'against-three', by: rational(3) };

/**
 * Every regular player is paid as if he had won the game and all that was announced, by the offender alone; two
 * offenders share it (tirol §8.5, R19).
 */
export function settleRenonce(house: House, row: Row): readonly LineItem[] {
  const { offenders, withoutBird, claims } = renonceOf(row);
  const active = activeSeats(row.table, row.dealer);
  const regular = active.filter((seat) => !offenders.includes(seat));
  const contract = house.contractOf(must(row.games[0], 'a game'));
  const claimed = claims.map(({ by, points }) => due('renonce-claim', by, must(parseRational(points), 'points')));
  const share: readonly Factor[] =
    offenders.length > 1 ? [{ code: 'renonce-shared', by: rational(1, offenders.length) }] : [];
  return offenders.flatMap((from) => {
    const dues =
      contract.parties === 'each-for-self'
        ? fixed(house, from === active[0], regular)
        : withoutBird !== undefined
          ? promiseBroken(house, row, withoutBird, regular)
          : contract.play === 'negative'
            ? pairs(house, row, regular)
            : sides(house, row, regular, active);
    return [...dues, ...claimed].map(({ to, factors, ...line }) => ({
      ...line,
      from,
      to,
      factors: [...factors, ...share],
    }));
  });
}

const due = (code: string, to: Seat, base: Rational): Due => ({ code, to, base, factors: [] });

/** In a Trischaken the three others share what one offender would pay to three (tirol §8.5, §14). */
function fixed({ customs }: House, forehand: boolean, regular: readonly Seat[]): readonly Due[] {
  const { trischaken, trischakenForehand } = customs.renonce;
  const sum = rational(3 * (forehand ? trischakenForehand : trischaken));
  return regular.map((seat) => due('renonce', seat, divide(sum, rational(regular.length))));
}

/** A bid that promised a bird without having it: the game and the bird to each, or a fixed price (tirol §8.5, §14). */
function promiseBroken(house: House, row: Row, bird: string, regular: readonly Seat[]): readonly Due[] {
  const { withoutBird } = house.customs.renonce;
  if (withoutBird !== 'game-and-bird') return regular.map((to) => due('renonce', to, rational(withoutBird)));
  const game = must(row.games[0], 'a game');
  const promised = row.items.filter(({ about, stage }) => stage === 'bid' && (about === 'game' || about === bird));
  return promised.flatMap((item) => {
    const { amount, factors } = priced(house, game, row.items, { ...item, doublings: [] }, 'defenders');
    return regular.map((to) => ({ ...nameOf(house, game, item), to, base: rational(amount), factors }));
  });
}

/** Each pair of a negative game is won by its regular members (R19). */
function pairs(house: House, row: Row, regular: readonly Seat[]): readonly Due[] {
  return row.items.flatMap((item) => {
    const game = must(
      row.games.find(({ declarer }) => declarer === item.by),
      'the game of a pair',
    );
    const { id, value } = house.contractOf(game);
    const factors = item.doublings.map(({ step }) => doubling(house, step));
    return [item.by, ...item.against]
      .filter((seat) => regular.includes(seat))
      .map((to) => ({ code: id, to, base: rational(value), factors }));
  });
}

/** Game and announced bonuses, whoever announced them, as won by each regular player; one alone wins from three. */
function sides(house: House, row: Row, regular: readonly Seat[], active: readonly Seat[]): readonly Due[] {
  const game = must(row.games[0], 'a game');
  return counting(house, game, row.items).flatMap((item) =>
    regular.map((to) => {
      const side = sideOf(game, to);
      const { amount, factors } = priced(house, game, row.items, item, side);
      const alone = membersOf(game, side, active).length === 1 ? [AGAINST_THREE] : [];
      return { ...nameOf(house, game, item), to, base: rational(amount), factors: [...alone, ...factors] };
    }),
  );
}
