import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { divide, parseRational, type Rational, rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { membersOf, sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Factor, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { counting, doubling, nameOf, priced } from './amounts.ts';

/** What the row of a Renonce notes besides the game as it was bid. */
export interface Renonce {
  readonly offenders: readonly Seat[];
  /** The bird that a declarer promised and did not have; `''` where its name makes no difference. */
  readonly withoutBird?: string;
  /** Nothing was bid yet: what each regular player gets. */
  readonly each?: string;
  /** The game was given up. */
  readonly conceded?: true;
  /** The game was decided already: the row has its result. */
  readonly stands?: true;
  /** `from`: the offender who pays it alone; missing: they share it. */
  readonly claims: readonly {
    readonly by: Seat;
    readonly points: string;
    readonly from?: Seat;
    readonly reason?: string;
  }[];
}

/** The same as notes of a row, and back. */
export const renonceNotes = (renonce: Renonce): { readonly renonce: Json } => ({ renonce: renonce as unknown as Json });
const renonceOf = ({ notes }: Row): Renonce => must(notes['renonce'] as unknown as Renonce | undefined, 'a Renonce');

/** What one player gets, from however many offenders. */
type Due = Omit<LineItem, 'from' | 'to'> & { readonly to: Seat };

const AGAINST_THREE: Factor = { code: 'against-three', by: rational(3) };

const isDecided = ({ result }: Verdict): boolean => result !== 'draw';

/** What is settled as in any deal: all of it where the result stands, else the pairs that the Renonce left alone (R19). */
export function standingPart(row: Row): Row {
  if (renonceOf(row).stands) return row;
  const items = row.items.filter(isDecided);
  return { ...row, games: items.length > 0 ? row.games : [], items };
}

/**
 * Every regular player is paid as if they had won the game and all that was announced, by the offender alone; two
 * offenders share it (tirol §8.5, R19). A pausing offender indemnifies all four who play.
 */
export function settleRenonce(ruleset: Ruleset, row: Row): readonly LineItem[] {
  const { offenders, claims } = renonceOf(row);
  const active = activeSeats(row.table, row.dealer);
  const regular = active.filter((seat) => !offenders.includes(seat));
  const share: readonly Factor[] =
    offenders.length > 1 ? [{ code: 'renonce-shared', by: rational(1, offenders.length) }] : [];
  const shared = (one: Due): Due => ({ ...one, factors: [...one.factors, ...share] });
  return offenders.flatMap((offender) => {
    const claimed = claims
      .filter(({ from = offender }) => from === offender)
      .map(({ by, points, from }) => {
        const claim = due('renonce-claim', by, pointsOf(points));
        return from === undefined ? shared(claim) : claim;
      });
    const paid = [...duesOf(ruleset, row, offender, regular).map(shared), ...claimed];
    return paid.map(({ to, ...line }) => ({ ...line, from: offender, to }));
  });
}

/** What one offender alone would owe, by what was played. */
function duesOf(ruleset: Ruleset, row: Row, offender: Seat, regular: readonly Seat[]): readonly Due[] {
  const active = activeSeats(row.table, row.dealer);
  const { withoutBird, each, stands } = renonceOf(row);
  if (stands) return [];
  if (each !== undefined) return regular.map((seat) => due('renonce', seat, pointsOf(each)));
  const contract = ruleset.contractOf(firstGame(row));
  if (contract.parties === 'each-for-self') return fixed(ruleset, offender === active[0], regular);
  if (withoutBird !== undefined) return promiseBroken(ruleset, row, withoutBird, regular);
  return contract.play.id === 'negative' ? pairs(ruleset, row, regular) : sides(ruleset, row, regular, active);
}

const pointsOf = (text: string): Rational => must(parseRational(text), 'points');

const due = (code: string, to: Seat, base: Rational): Due => ({ code, to, base, factors: [] });

/** In a Trischaken the others share what one offender would pay to three; a pausing one pays four (tirol §8.5, §14). */
function fixed({ customs }: Ruleset, forehand: boolean, regular: readonly Seat[]): readonly Due[] {
  const { trischaken, trischakenForehand } = customs.renonce;
  const sum = rational(Math.max(3, regular.length) * (forehand ? trischakenForehand : trischaken));
  return regular.map((seat) => due('renonce', seat, divide(sum, rational(regular.length))));
}

/** A bid that promised a bird without having it: the game and the bird to each, or a fixed price (tirol §8.5, §14). */
function promiseBroken(ruleset: Ruleset, row: Row, bird: string, regular: readonly Seat[]): readonly Due[] {
  const { withoutBird } = ruleset.customs.renonce;
  if (withoutBird !== 'game-and-bird') return regular.map((to) => due('renonce', to, rational(withoutBird)));
  const game = firstGame(row);
  const promised = row.items.filter(({ about, stage }) => stage === 'bid' && (about === 'game' || about === bird));
  return promised.flatMap((item) => {
    const { amount, factors } = priced(ruleset, row, { ...item, doublings: [] }, 'defenders');
    return regular.map((to) => ({ ...nameOf(ruleset, game, item), to, base: rational(amount), factors }));
  });
}

/** Each pair of a negative game that the Renonce concerns is won by its regular members (R19). */
function pairs(ruleset: Ruleset, row: Row, regular: readonly Seat[]): readonly Due[] {
  const undecided = row.items.filter((item) => !isDecided(item));
  return undecided.flatMap((item) => {
    const game = must(
      row.games.find(({ declarer }) => declarer === item.by),
      'the game of a pair',
    );
    const { id, value } = ruleset.contractOf(game);
    const factors = item.doublings.map(({ step }) => doubling(ruleset, step));
    return [item.by, ...item.against]
      .filter((seat) => regular.includes(seat))
      .map((to) => ({ code: id, to, base: rational(value), factors }));
  });
}

/** Game and announced bonuses, whoever announced them, as won by each regular player; one alone wins from three. */
function sides(ruleset: Ruleset, row: Row, regular: readonly Seat[], active: readonly Seat[]): readonly Due[] {
  const game = firstGame(row);
  return counting(ruleset, game, row.items).flatMap((item) =>
    regular.map((to) => {
      const side = sideOf(game, to);
      const { amount, factors } = priced(ruleset, row, item, side);
      const alone = membersOf(game, side, active).length === 1 ? [AGAINST_THREE] : [];
      return { ...nameOf(ruleset, game, item), to, base: rational(amount), factors: [...alone, ...factors] };
    }),
  );
}
