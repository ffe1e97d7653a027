import { type Deal, type Evening, found, inChair, paid, type Round, type Table } from './fold.ts';
import { UNIT } from './raw.ts';

/** What somebody has from a round; amounts in 240ths. */
interface RoundScore {
  points: number;
  deals: number;
  places: number;
}
/** A line of the ranking, before lots are drawn. */
export interface RankingLine {
  readonly id: string;
  readonly name: string;
  readonly isFinalist: boolean;
  /** By round; missing: the player was not in it. */
  readonly rounds: readonly (RoundScore | undefined)[];
  readonly carried: number | undefined;
  readonly placePoints: number;
  readonly penalties: number;
  readonly total: number;
  readonly deals: number;
  /** Points from play, without anything carried over or taken away. */
  readonly played: number;
}

/** Whether somebody who sat at the table played in this deal: of five the dealer pauses. */
export const plays = ({ row }: Deal, seat: number): boolean => row.table < 5 || row.dealer !== seat;

/** What everybody has from a table, by id. */
function scores(table: Table, places: readonly number[]): ReadonlyMap<string, RoundScore> {
  const own = new Map<string, RoundScore>();
  const of = (id: string): RoundScore => {
    const score = own.get(id) ?? { points: 0, deals: 0, places: 0 };
    own.set(id, score);
    return score;
  };
  for (const { sat } of table.chairs) for (const id of sat) of(id);
  const chairs = table.chairs.map(() => 0);
  for (const deal of table.deals)
    for (const [seat, won] of paid(deal).entries()) {
      const score = of(found(deal.who, (_, i) => i === seat));
      score.points += won;
      score.deals += plays(deal, seat) ? 1 : 0;
      const chair = found(deal.chairs, (_, i) => i === seat);
      chairs[chair] = (chairs[chair] ?? 0) + won;
    }
  // A place belongs to the chair, and so to whoever has it at the end; equal ones share what their places are worth.
  const placed = [...chairs.entries()]
    .map(([i, points]) => ({ id: inChair(found(table.chairs, (_, at) => at === i)), points }))
    .filter(({ id }) => of(id).deals > 0);
  for (const { id, points } of placed) {
    const better = placed.filter((other) => other.points > points).length;
    const equal = placed.filter((other) => other.points === points).length;
    const shared = Array.from({ length: equal }, (_, i) => places[better + i] ?? 0).reduce((a, b) => a + b, 0);
    of(id).places += (shared * UNIT) / equal;
  }
  return own;
}

const sumOf = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Everybody's line, in no order; counted from `rounds` only. */
function linesOf(evening: Evening, rounds: readonly Round[]): readonly RankingLine[] {
  const { names, format, penalties } = evening;
  const last = Math.max(...rounds.map(({ round }) => round));
  const byRound = rounds.map(({ tables }) => tables.map((table) => scores(table, format.placePoints.list)));
  const final = rounds.find((round) => round.final !== undefined);
  const before =
    final &&
    linesOf(
      evening,
      rounds.filter(({ round }) => round < final.round),
    );
  return [...names].flatMap(([id, name]): RankingLine | [] => {
    const own = byRound.map((tables) => {
      const there = tables.flatMap((table) => table.get(id) ?? []);
      if (there.length === 0) return undefined;
      const all = (what: keyof RoundScore): number => sumOf(there.map((score) => score[what]));
      return { points: all('points'), deals: all('deals'), places: all('places') };
    });
    if (own.every((round) => round === undefined)) return [];
    const taken = sumOf(penalties.filter((one) => one.player === id && one.round <= last).map(({ points }) => points));
    const all = (what: keyof RoundScore): number => sumOf(own.map((round) => round?.[what] ?? 0));
    const played = all('points');
    const isFinalist = final?.final?.includes(id) ?? false;
    const until = isFinalist ? before?.find((line) => line.id === id)?.total : undefined;
    const carried = until === undefined ? undefined : (until * format.final.carry.percent) / 100;
    const total = played - taken - (until ?? 0) + (carried ?? 0);
    const line = { id, name, isFinalist, rounds: own, carried, total, played, penalties: taken };
    return { ...line, placePoints: all('places'), deals: all('deals') };
  });
}

/** What lines are compared by, before the lot; more is better. */
export const keysOf = ({ isFinalist, total, placePoints, rounds }: RankingLine): readonly number[] => [
  isFinalist ? 1 : 0,
  total,
  placePoints,
  Math.max(...rounds.map((round) => round?.points ?? -Infinity)),
];

export const compareKeys = (a: readonly number[], b: readonly number[]): number =>
  a.map((key, i) => (b[i] ?? 0) - key).find((more) => more !== 0) ?? 0;

/** The ranking without lots: those who are level in everything are in any order. */
export const rankingOf = (evening: Evening, until = Infinity): readonly RankingLine[] =>
  [
    ...linesOf(
      evening,
      evening.rounds.filter(({ round }) => round <= until),
    ),
  ].sort((a, b) => compareKeys(keysOf(a), keysOf(b)));

/** What the series gives to every deal of a table: by rule, from the rows alone. */
export function factorsDue({ format }: Evening, { round }: Round, { chairs, deals, toPlay }: Table): readonly string[] {
  const isLast = round === format.rounds + 1;
  let doubled = 0;
  return deals.map(({ deal, row, items }) => {
    const { games, notes, outcome } = row;
    const due = doubled > 0 ? 'double-round' : isLast && deal > toPlay - chairs.length ? 'last-round' : '';
    doubled = Math.max(0, doubled - 1);
    // A deal that was played and brings nobody a point does so, too (tirol §9).
    const isZero = !['annulled', 'agreed'].includes(outcome) && paid({ row, items }).every((won) => won === 0);
    if (isZero || notes['fensterbankl'] === true || games[0]?.contract === 'trischaken') doubled += chairs.length;
    return due;
  });
}
