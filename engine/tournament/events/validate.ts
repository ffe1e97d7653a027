import { countable, equal, isPart, type Rational } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { countsAsDeal, type LineItem, type Row } from '#engine/kernel/score.ts';
import { closingOf } from '../cash/closing.ts';
import { refuse } from '../refusals.ts';
import { reportOf } from '../season/reports.ts';
import { isTableSize, LARGEST_TABLE } from '../seating/splits.ts';
import { duplicateReport } from '../standings/duplicate.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { teamRankings } from '../standings/team-rankings.ts';
import { nameKey, refuseName } from '../state/people/names.ts';
import { ODD_AMOUNT, partsOf } from '../state/played-game.ts';
import { seatsIn } from '../state/seated.ts';
import type { DealResult, EveningState, Redeal, RoundState, TableState } from '../state/types.ts';

/**
 * What is impossible in an evening from a file, by its place (`rounds.1.tables.2.players`); empty if commands could have
 * made it. Our own evenings need no such check: their events were decided.
 */
export function invalidPlaces(state: EveningState): readonly Refusal[] {
  const places = Object.values(FAULTS).flatMap((faults) => faults?.(state) ?? []);
  const all = [
    ...places.map(wrong),
    ...oddPlaces(state).map((place) => refuse(ODD_AMOUNT[partsOf(state.game)], { field: place })),
  ];
  return all.length === 0 && !canBeCounted(state) ? [wrong('history')] : all;
}

/** What cannot stand in each field of the state, beyond what its events' schema excludes; `null`: nothing. */
const FAULTS: { readonly [Field in keyof EveningState]-?: ((state: EveningState) => readonly string[]) | null } = {
  players: playerFaults,
  rounds: roundFaults,
  teams: teamFaults,
  apart: apartFaults,
  penalties: penaltyFaults,
  purpose: null,
  id: null,
  origin: null,
  name: null,
  rules: null,
  game: null,
  format: null,
  formatChanges: null,
  registered: null,
  teamCounting: null,
  penalised: null,
  archived: null,
  createdAt: null,
};

const wrong = (place: string): Refusal => refuseKernel('wrong-value', { field: place });

function playerFaults({ players }: EveningState): readonly string[] {
  const [ids, names] = [new Set<string>(), new Set<string>()];
  return players.flatMap(({ id, name }) => {
    const isNew = ids.size < ids.add(id).size;
    const hasOwnName = names.size < names.add(nameKey(name)).size;
    if (!isNew) return [`players.${id}.id`];
    return hasOwnName && !refuseName(name) ? [] : [`players.${id}.name`];
  });
}

function roundFaults({ players, rounds, game }: EveningState): readonly string[] {
  const known = idsOf(players);
  return rounds.flatMap(({ round, phase, tables, final }, i) => {
    const at = `rounds.${round}`;
    if (round !== i + 1) return [at];
    // Drafts lie in the future: a new plan removes every round from the first draft on.
    if (phase === 'draft' && rounds.slice(i).some((later) => later.phase !== 'draft')) return [at];
    if (final?.some((id) => !known.has(id))) return [`${at}.final`];
    const seated = new Set<string>();
    return tables.flatMap((table) => {
      const place = `${at}.tables.${table.table}`;
      const fits = table.players.every((id) => known.has(id) && !seated.has(id));
      for (const id of table.players) seated.add(id);
      if (!fits || new Set(table.players).size < table.players.length || !hasSize(table, phase))
        return [`${place}.players`];
      if (!areEarlier(table, known) || !isLeft(table, game)) return [`${place}.players`];
      const isDraft = phase === 'draft' && (table.results.length > 0 || table.total !== undefined);
      return isDraft ? [`${place}.results`] : tableFaults(table, place);
    });
  });
}

/** Checks the earlier holders of these seats: as many as now, and all players of this evening. */
const areEarlier = ({ players, earlier = [], results }: TableState, known: ReadonlySet<string>): boolean =>
  earlier.every(
    (before) =>
      before.players.length === players.length &&
      new Set(before.players).size === players.length &&
      before.players.every((id) => known.has(id)) &&
      before.until <= results.length,
  );

/** A table continues without one of its seats only if the game has one for that many. */
const isLeft = ({ players, left }: TableState, { tables }: EveningState['game']): boolean =>
  !left || (tables.includes(players.length - 1) && left.seat >= 0);

/** Tables of a draft may be unfinished. */
const hasSize = ({ players }: TableState, phase: RoundState['phase']): boolean =>
  phase === 'draft' ? players.length <= LARGEST_TABLE : isTableSize(players.length);

function tableFaults(table: TableState, place: string): readonly string[] {
  const { players, results, redeals = [], total } = table;
  const deals = [
    ...results.flatMap((result, i) => dealFaults(table, result, i + 1).map((at) => `${place}.results.${i + 1}.${at}`)),
    ...redeals.flatMap((redeal, i) => redealFaults(table, redeal).map((at) => `${place}.redeals.${i + 1}.${at}`)),
  ];
  const sums = total ? [total.points, total.check?.other ?? total.points] : [];
  return sums.every(({ length }) => length === players.length) ? deals : [...deals, `${place}.total`];
}

function dealFaults(
  at: TableState,
  { deal, row, settlement, closing = [], check }: DealResult,
  number: number,
): readonly string[] {
  const seats = seatsIn(at, number).length;
  const isResult = (one: Row): boolean => isFit(one, seats) && countsAsDeal(one);
  return [
    ...(deal === number ? [] : ['deal']),
    ...(isResult(row) ? [] : ['row']),
    ...(arePaid([...settlement, ...closing], seats) ? [] : ['settlement']),
    ...(!check?.other || (isResult(check.other.row) && arePaid(check.other.settlement, seats)) ? [] : ['check']),
  ];
}

/** A redeal belongs to a deal that was played later, or to the next one. */
const redealFaults = (table: TableState, { deal, row, settlement = [] }: Redeal): readonly string[] => [
  ...(deal <= table.results.length + 1 ? [] : ['deal']),
  ...(arePaid(settlement, row.table) ? [] : ['settlement']),
  // A player who left before the deal was played may have been there for the first attempt.
  ...([table.players, seatsIn(table, deal)].some(({ length }) => isFit(row, length)) && !countsAsDeal(row)
    ? []
    : ['row']),
];

const isFit = ({ table, dealer }: Row, seats: number): boolean => table === seats && dealer < seats;

/** Where points are fractions that this game does not have; a carry-over may be a percentage of possible ones. */
function oddPlaces({ players, rounds, penalties, game }: EveningState): readonly string[] {
  const isPossible = (points: Rational): boolean => isPart(points, partsOf(game));
  return [
    ...players.flatMap(({ id, carried }) => (carried && PER_CENT % carried.d > 0 ? [`players.${id}.carried`] : [])),
    ...rounds.flatMap(({ round, tables }) =>
      tables.flatMap(({ table, results, redeals = [], total }) => {
        const at = `rounds.${round}.tables.${table}`;
        const sums = total ? [...total.points, ...(total.check?.other ?? [])] : [];
        return [
          ...results.flatMap(({ settlement, closing = [] }, i) =>
            [...settlement, ...closing].every(isCounted) ? [] : [`${at}.results.${i + 1}.settlement`],
          ),
          ...redeals.flatMap(({ settlement = [] }, i) =>
            settlement.every(isCounted) ? [] : [`${at}.redeals.${i + 1}.settlement`],
          ),
          ...(sums.every(isPossible) ? [] : [`${at}.total`]),
        ];
      }),
    ),
    ...penalties.flatMap(({ id, points }) => (isPossible(points) ? [] : [`penalties.${id}`])),
  ];
}

const PER_CENT = 5040 * 100;

/** Settlements contain shares of shares; an amount that would be rounded when counted is impossible. */
const isCounted = ({ base }: LineItem): boolean => equal(base, countable(base));

const arePaid = (settlement: readonly LineItem[], seats: number): boolean =>
  settlement.every(({ from, to }) => [from, to].every((purse) => typeof purse === 'string' || purse < seats));

function teamFaults({ players, teams }: EveningState): readonly string[] {
  const known = idsOf(players);
  const isTeam = (members: readonly string[]): boolean =>
    members.every((id) => known.has(id)) && new Set(members).size === members.length;
  return teams.flatMap(({ members }, i) => (isTeam(members) ? [] : [`teams.${i + 1}`]));
}

function apartFaults({ players, apart }: EveningState): readonly string[] {
  const known = idsOf(players);
  return apart.flatMap(([a, b], i) => (known.has(a) && known.has(b) && a !== b ? [] : [`apart.${i + 1}`]));
}

function penaltyFaults({ players, penalties }: EveningState): readonly string[] {
  const known = idsOf(players);
  return penalties.flatMap(({ id, player }) => (known.has(player) ? [] : [`penalties.${id}`]));
}

function idsOf(players: EveningState['players']): ReadonlySet<string> {
  return new Set(players.map(({ id }) => id));
}

/** Amounts that cannot be added up exactly, for ranks, money, teams or the season, are invalid. */
function canBeCounted(state: EveningState): boolean {
  try {
    for (const account of ['money', 'kassa'] as const) eveningStandings(state, account);
    teamRankings(state, eveningStandings(state).lines);
    closingOf(state);
    duplicateReport(state);
    reportOf(state);
    return true;
  } catch {
    return false;
  }
}
