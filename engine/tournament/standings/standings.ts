import { sum } from '#engine/core/rational.ts';
import type { TieBreak } from '../format/choices.ts';
import { accountsOf, deductionsOf, type PlayerAccount, sittingsOf } from './accounts.ts';
import { divided, oneAfterOther } from './final.ts';
import { rankBy, type Ranked } from './ranking.ts';
import { countedWith, orZero } from './table-places.ts';
import { criteria } from './tie-breaks.ts';
import type { RoundLine, StandingLine, Standings, StandingsInput, TieNote, WaitingLine } from './types.ts';

/** Sorts those who stay equal: by start number, then by id. */
const order = (a: PlayerAccount, b: PlayerAccount): number =>
  a.entrant.startNumber - b.entrant.startNumber || (a.id < b.id ? -1 : Number(a.id > b.id));

const tieNote = ({ tiedWith, steps }: Ranked<PlayerAccount, TieBreak>): TieNote | undefined => {
  if (tiedWith.length === 0) return undefined;
  const decidedBy = steps.findLast(({ decided }) => decided)?.by;
  return { with: tiedWith.map(({ id }) => id), steps, ...(decidedBy && { decidedBy }) };
};

const count = (rounds: readonly RoundLine[], of: (line: RoundLine) => number): number =>
  rounds.reduce((all, line) => all + of(line), 0);

/**
 * The standings after the last round with results. A player who walked out keeps their row; a substitute continues the row
 * of the replaced player. Once a final has begun its finalists come first. Every rank can be explained: `tie` names the
 * tie-breaks and their values.
 */
export function standingsOf(input: StandingsInput): Standings {
  const { entrants, tables, substitutions = [], final, options } = input;
  const rounds = Math.max(final?.from ?? 0, ...tables.map(({ round }) => round));
  const sittings = sittingsOf(input);
  const breaks = criteria(options.tieBreaks, options.seed);
  const rank = (accounts: readonly PlayerAccount[]): readonly Ranked<PlayerAccount, TieBreak>[] =>
    rankBy([...accounts].sort(order), ({ total }) => total, breaks, options.ranks);
  const after = (round: number): readonly Ranked<PlayerAccount, TieBreak>[] => {
    const accounts = accountsOf(input, sittings, round);
    if (!final || round < final.from) return rank(accounts);
    const { inside, outside } = divided(final, rank(accountsOf(input, sittings, final.from - 1)), accounts);
    return oneAfterOther(rank(inside), rank(outside), options.ranks);
  };

  // In the last ladder every penalty counts, even one for a round without a result yet.
  const ladders = Array.from({ length: rounds }, (_, i) => after(i + 1 < rounds ? i + 1 : Infinity));
  const ranks = ladders.map((ladder) => new Map(ladder.map(({ rank, item }) => [item.id, rank])));
  const ladder = ladders.at(-1) ?? after(Infinity);
  const lines = ladder.map((ranked): StandingLine => {
    const { rank, item } = ranked;
    const positions = ranks.map((there) => there.get(item.id));
    const before = positions.at(-2);
    const tie = tieNote(ranked);
    return {
      rank,
      id: item.id,
      entrant: item.entrant,
      formerly: item.formerly,
      total: item.total,
      ...(item.carried && { carried: item.carried }),
      points: sum(item.rounds.map(({ points }) => points)),
      placePoints: sum(item.rounds.map(({ placePoints }) => orZero(placePoints))),
      penalties: item.penalties,
      rounds: Array.from({ length: rounds }, (_, i) => item.rounds.find(({ round }) => round === i + 1)),
      dealsPlayed: count(item.rounds, ({ dealsPlayed }) => dealsPlayed),
      dealsWon: count(item.rounds, ({ dealsWon }) => dealsWon),
      minusDeals: count(item.rounds, ({ minusDeals }) => minusDeals),
      positions,
      ...(before !== undefined && { change: before - rank }),
      ...(tie && { tie }),
    };
  });
  const listed = new Set(lines.flatMap(({ entrant, formerly }) => [entrant, ...formerly].map(({ id }) => id)));
  const replaced = new Set(substitutions.map(({ from }) => from));
  const deducted = deductionsOf(input, Infinity);
  const waiting = entrants
    .filter(({ id }) => !listed.has(id) && !replaced.has(id))
    .sort((a, b) => a.startNumber - b.startNumber)
    .map((entrant): WaitingLine => ({ entrant, penalties: orZero(deducted.get(entrant.id)) }));
  return { counted: countedWith(options.placePoints), lines, waiting, rounds, ...(final && { final }) };
}
