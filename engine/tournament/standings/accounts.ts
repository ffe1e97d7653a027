import { groupedBy } from '#engine/core/lists.ts';
import { add, divide, type Rational, rational, subtract, sum, ZERO } from '#engine/core/rational.ts';
import { addUp, orZero, tablePlaces } from './table-places.ts';
import type { Entrant, RoundLine, SeatResult, StandingsInput, StandingsOptions, Substitution } from './types.ts';

/** One account at one table: the joint result of its players there. */
export interface Sitting extends Omit<SeatResult, 'player'> {
  readonly account: string;
  readonly round: number;
  readonly table: number;
  readonly place?: number;
}

/** An account of points with everything it has. */
export interface PlayerAccount {
  readonly id: string;
  readonly entrant: Entrant;
  readonly formerly: readonly Entrant[];
  readonly rounds: readonly RoundLine[];
  readonly sittings: readonly Sitting[];
  readonly penalties: Rational;
  /** Carried over into the final, or brought along to the evening. */
  readonly carried?: Rational;
  readonly total: Rational;
}

/** Whose account a player plays for in a round; only substitutions up to `before` are considered. */
function accountOf(
  player: string,
  round: number,
  substitutions: readonly Substitution[],
  before = substitutions.length,
): string {
  const at = substitutions.slice(0, before).findLastIndex((one) => one.to === player && one.round <= round);
  const found = substitutions[at];
  return found ? accountOf(found.from, found.round, substitutions, at) : player;
}

/** Every sitting; two players of one account at the same table (a mid-round substitute) are merged. */
export function sittingsOf({ tables, substitutions = [], options }: StandingsInput): readonly Sitting[] {
  return tables.flatMap(({ round, table, seats, running }) => {
    const merged = new Map<string, Sitting>();
    for (const { player, ...seat } of seats) {
      const account = accountOf(player, round, substitutions);
      const before = merged.get(account);
      merged.set(account, before ? together(before, seat) : { ...seat, account, round, table });
    }
    const sittings = [...merged.values()];
    if (!options.placePoints || running) return sittings;
    const played = sittings.filter(({ dealsPlayed, placeless }) => dealsPlayed > 0 && !placeless);
    const places = tablePlaces(
      played.map(({ points, seatPoints = points }) => seatPoints),
      options.placePoints,
    );
    return sittings.map((sitting) => ({ ...places[played.indexOf(sitting)], ...sitting }));
  });
}

/** Merges both at one table. Minus points are known only if both are. */
function together(a: Sitting, b: Omit<SeatResult, 'player'>): Sitting {
  const { minusPoints, ...rest } = a;
  const placePoints = addUp(a.placePoints, b.placePoints);
  return {
    ...rest,
    points: add(a.points, b.points),
    dealsPlayed: a.dealsPlayed + b.dealsPlayed,
    dealsWon: a.dealsWon + b.dealsWon,
    minusDeals: a.minusDeals + b.minusDeals,
    ...(minusPoints && b.minusPoints && { minusPoints: add(minusPoints, b.minusPoints) }),
    ...(placePoints && { placePoints }),
  };
}

const half = (points: Rational): Rational => divide(points, rational(2));

/** Points as they count: minus points halved if that was agreed; halves are kept (tirol R22). */
function countedPoints(sittings: readonly Sitting[], { halving }: StandingsOptions): Rational {
  const points = sum(sittings.map((sitting) => sitting.points));
  if (!halving) return points;
  const minus = sittings.map(({ minusPoints }) => minusPoints);
  // A round entered as a single total has no deals to halve: the total is halved.
  if (halving === 'round' || minus.includes(undefined)) return points.n < 0 ? half(points) : points;
  return subtract(points, half(sum(minus.map(orZero))));
}

function roundLine(round: number, sittings: readonly Sitting[], options: StandingsOptions): RoundLine {
  const placePoints = sittings.map((sitting) => sitting.placePoints).reduce(addUp, undefined);
  const places = sittings.flatMap(({ place }) => place ?? []);
  const counted = countedPoints(sittings, options);
  const mode = options.placePoints?.mode;
  const total = (of: (sitting: Sitting) => number): number => sittings.reduce((all, one) => all + of(one), 0);
  return {
    round,
    tables: sittings.map(({ table }) => table),
    points: sum(sittings.map(({ points }) => points)),
    value: mode === 'instead' ? orZero(placePoints) : mode === 'besides' ? add(counted, orZero(placePoints)) : counted,
    ...(placePoints && { placePoints }),
    ...(places.length > 0 && { place: Math.min(...places) }),
    dealsPlayed: total(({ dealsPlayed }) => dealsPlayed),
    dealsWon: total(({ dealsWon }) => dealsWon),
    minusDeals: total(({ minusDeals }) => minusDeals),
  };
}

/** The entrants who have played for an account, the current one last. */
function holders(id: string, lastRound: number, { entrants, substitutions = [] }: StandingsInput): readonly Entrant[] {
  const ids = [id];
  for (const [i, { to, round }] of substitutions.entries())
    if (round <= lastRound && accountOf(to, round, substitutions, i + 1) === id) ids.push(to);
  return ids.map((one) => entrants.find((entrant) => entrant.id === one) ?? unknown(one));
}

/** Every result stays, even of people who are on no list. */
const unknown = (id: string): Entrant => ({ id, name: id, groups: [], startNumber: Number.MAX_SAFE_INTEGER });

/** What is deducted from each account up to a round. */
export function deductionsOf(
  { penalties, substitutions = [] }: StandingsInput,
  lastRound: number,
): ReadonlyMap<string, Rational> {
  const deducted = new Map<string, Rational>();
  for (const { player, round = 1, points } of penalties.filter((penalty) => (penalty.round ?? 1) <= lastRound)) {
    const id = accountOf(player, round, substitutions);
    deducted.set(id, add(deducted.get(id) ?? ZERO, points));
  }
  return deducted;
}

/**
 * Every account that has a result up to a round, or has brought points along. A penalty alone is no result: it counts as soon
 * as there is one.
 */
export function accountsOf(
  input: StandingsInput,
  all: readonly Sitting[],
  lastRound: number,
): readonly PlayerAccount[] {
  const { entrants, substitutions = [], options } = input;
  const sittings = groupedBy(
    all.filter(({ round }) => round <= lastRound),
    ({ account }) => account,
  );
  const deducted = deductionsOf(input, lastRound);
  const replaces = new Set(substitutions.map(({ to }) => to));
  const bringing = entrants.flatMap(({ id, carried }) => (carried && !replaces.has(id) ? id : []));
  return [...new Set([...sittings.keys(), ...bringing])].map((id) => {
    const own = sittings.get(id) ?? [];
    const all = holders(id, lastRound, input);
    const entrant = all.at(-1) ?? unknown(id);
    const rounds = [...groupedBy(own, ({ round }) => round)]
      .map(([round, there]) => roundLine(round, there, options))
      .sort((a, b) => a.round - b.round);
    const penalty = deducted.get(id) ?? ZERO;
    const carried = all[0]?.carried;
    const won = add(orZero(carried), sum(rounds.map(({ value }) => value)));
    const formerly = all.slice(0, -1).filter((one) => one !== entrant);
    const total = subtract(won, penalty);
    return { id, entrant, formerly, rounds, sittings: own, penalties: penalty, total, ...(carried && { carried }) };
  });
}
