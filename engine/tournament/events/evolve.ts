import { assertNever } from '../../core/assert-never.ts';
import { replacedAt } from '../../core/lists.ts';
import type { TablePlace } from '../state/commands.ts';
import { DEFAULT_FORMAT, dealsAt } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import { changedByHand, exchanged, joined, sittingOut, unpublished, vacated, withSeats } from './evolve-seats.ts';
import { withBrought } from '../state/arrivals.ts';
import { FOUR_PLAY } from '../state/played-game.ts';
import { withLastDeals } from '../state/last-round.ts';
import { settledIn } from '../state/series-setup.ts';
import { groupedTeams, partGroups } from '../state/people/named-teams.ts';
import type { DealResult, Draw, EveningEvent, EveningState, Player, RoundState, TableState } from '../state/types.ts';

type Of<T extends EveningEvent['type']> = Extract<EveningEvent, { readonly type: T }>;

/** The evening after an event. The first event, and no other, is `evening-created`. */
export function evolve(state: EveningState | null, event: EveningEvent): EveningState {
  if (event.type === 'evening-created') return created(event);
  if (!state) throw new Error(`${event.type} before the evening was created`);
  switch (event.type) {
    case 'format-changed':
      return withLastDeals({
        ...state,
        format: event.format,
        formatChanges: [...state.formatChanges, event.reason],
        rounds: state.rounds.map((round) => {
          if (round.phase === 'draft') return redrafted(event.format, round);
          const wasSame = state.format.duplicate && !event.format.duplicate && round.phase !== 'closed';
          return wasSame ? { ...round, sameCards: true } : round;
        }),
      });
    case 'evening-archived':
      return { ...state, archived: event.archived };
    case 'players-added':
      return {
        ...state,
        players: [...state.players, ...event.players.map(newcomer)],
        registered: state.registered + event.players.length,
        teams: groupedTeams(
          state.teams,
          event.players.map(({ id, groups = [] }) => ({ id, groups })),
        ),
      };
    case 'player-renamed':
      return atPlayer(state, event.player, (player) => ({ ...player, name: event.name }));
    case 'player-removed':
      return withoutPlayer(state, event.player);
    case 'player-grouped':
      return {
        ...atPlayer(state, event.player, (player) => ({ ...player, groups: partGroups(event.groups).groups })),
        teams: groupedTeams(state.teams, [{ id: event.player, groups: event.groups }]),
      };
    case 'player-locked':
      return atPlayer(state, event.player, (player) => stayingAt(player, event.table));
    case 'presence-changed':
      return atPlayer(state, event.player, (player) => ({ ...player, presence: event.presence }));
    case 'player-substituted':
      return atPlayer(state, event.player, (player) => ({
        // The points are inherited, a bad leg is not.
        ...stayingAt(player, null),
        name: event.name,
        presence: 'present',
        formerly: [...player.formerly, event.before],
      }));
    case 'apart-set':
      return { ...state, apart: event.pairs };
    case 'teams-set':
      return { ...state, teams: event.teams, teamCounting: event.counting };
    case 'penalty-given':
      return { ...state, penalties: [...state.penalties, event.penalty], penalised: state.penalised + 1 };
    case 'penalty-withdrawn':
      return { ...state, penalties: state.penalties.filter(({ id }) => id !== event.penalty) };
    case 'round-drawn':
      return withLastDeals({ ...state, rounds: [...state.rounds, drawn(state.format, event)] });
    case 'rounds-planned':
      return withLastDeals({ ...state, rounds: planned(state, event) });
    case 'draw-discarded':
      return { ...state, rounds: state.rounds.filter(({ round }) => round < event.round) };
    case 'seats-set':
      return withLastDeals({ ...state, rounds: setByHand(state, event) });
    case 'seats-swapped':
      return atRound(state, event.round, (round) => swapped(round, event));
    case 'sitting-out-set':
      return atRound(state, event.round, (round) => sittingOut(round, event.players));
    case 'round-unpublished':
      return atRound(state, event.round, (round) => unpublished(state.format, round));
    case 'seats-exchanged':
      return atRound(state, event.round, (round) => exchanged(round, event));
    case 'player-seated': {
      const seated = atTable(state, event, (table) => joined(state.format, table, event));
      return withLastDeals(
        atRound(seated, event.round, (round) => withSeats({ ...round, draw: changedByHand(round.draw) })),
      );
    }
    case 'seat-vacated':
      return atTable(state, event, (table) => vacated(table, event));
    case 'round-published':
      return atRound(state, event.round, (round) => ({ ...round, phase: 'published' }));
    case 'round-started':
      return atRound(state, event.round, (round) => ({ ...round, phase: 'running', startedAt: event.at }));
    case 'round-closed':
      return atRound(state, event.round, (round) => ({ ...round, phase: 'closed' }));
    case 'round-reopened':
      return atRound(state, event.round, (round) => ({ ...round, phase: 'running' }));
    case 'seat-held':
      return atTable(state, event, (table) => ({
        ...table,
        holders: replacedAt(table.holders, event.seat, event.holder),
      }));
    case 'deals-struck':
      return atTable(state, event, (table) => ({ ...table, deals: event.deals, struck: event.reason }));
    case 'deal-entered':
      return begun(
        atTable(state, event, (table) => ({ ...table, results: [...table.results, event.result] })),
        event.round,
      );
    case 'deal-redealt':
      return begun(
        atTable(state, event, (table) => ({ ...table, redeals: [...(table.redeals ?? []), event.redeal] })),
        event.round,
      );
    case 'deal-withdrawn':
      return atTable(state, event, (table) => ({
        ...table,
        results: table.results.filter(({ deal }) => deal !== event.deal),
        ...(table.redeals && { redeals: table.redeals.filter(({ deal }) => deal <= event.deal) }),
      }));
    case 'deal-corrected':
      return atDeal(state, event, event.result.deal, () => event.result);
    case 'deal-resettled':
      return atDeal(state, event, event.deal, ({ ends: _, closing: __, ...result }) => ({
        ...result,
        ...settledIn(event),
      }));
    case 'deal-checked':
      return atDeal(state, event, event.deal, (result) => ({ ...result, check: event.check }));
    case 'total-entered':
      return begun(
        atTable(state, event, (table) => ({ ...table, total: event.total })),
        event.round,
      );
    case 'total-withdrawn':
      return atTable(state, event, ({ total: _, ...table }) => table);
    case 'total-checked':
      return atTable(state, event, (table) =>
        table.total ? { ...table, total: { ...table.total, check: event.check } } : table,
      );
    default:
      return assertNever(event);
  }
}

/** An evening of an older version agreed on nothing but a number of deals. */
const olderFormat = (deals: number): Format => ({ ...DEFAULT_FORMAT, deals, dealsAtFive: null, rounds: null });

const created = ({
  id,
  origin,
  name,
  rules,
  deals,
  at,
  purpose,
  format,
  game,
}: Of<'evening-created'>): EveningState => ({
  purpose: purpose ?? 'club-evening',
  id,
  origin: origin ?? id,
  name,
  rules,
  game: game ?? FOUR_PLAY,
  format: format ?? olderFormat(deals),
  formatChanges: [],
  players: [],
  registered: 0,
  apart: [],
  teams: [],
  teamCounting: { 2: 2, 4: 4 },
  rounds: [],
  penalties: [],
  penalised: 0,
  archived: false,
  createdAt: at,
});

function stayingAt({ staysAt: _, ...player }: Player, table: number | null): Player {
  return table === null ? player : { ...player, staysAt: table };
}

const newcomer = ({ id, name, groups = [], carried }: Of<'players-added'>['players'][number]): Player => ({
  id,
  name,
  groups: partGroups(groups).groups,
  presence: 'present',
  formerly: [],
  ...(carried && { carried }),
});

const withoutPlayer = (state: EveningState, player: string): EveningState => ({
  ...state,
  players: state.players.filter(({ id }) => id !== player),
  apart: state.apart.filter((pair) => !pair.includes(player)),
  teams: state.teams.map((team) => ({ ...team, members: team.members.filter((id) => id !== player) })),
});

/** Every seat is held by its player, until somebody asks a bot to stand in. */
const tablesOf = (format: Format, tables: readonly (readonly string[])[]): readonly TableState[] =>
  tables.map((players, i) => ({
    table: i + 1,
    players,
    holders: players.map(() => 'person'),
    deals: dealsAt(format, players.length),
    results: [],
  }));

const drawn = (format: Format, { round, seed, tables }: Of<'round-drawn'>): RoundState => ({
  round,
  phase: 'published',
  draw: seed === undefined ? { method: 'by-hand' } : { method: 'random', seed },
  tables: tablesOf(format, tables),
});

const planned = ({ format, rounds }: EveningState, event: Of<'rounds-planned'>): readonly RoundState[] => [
  ...rounds.filter(({ round }) => round < event.from),
  ...event.rounds.map((tables, i) => ({
    ...draft(format, event.from + i, event.draw, tables),
    ...(event.final && { final: event.final }),
  })),
];

const draft = (format: Format, round: number, draw: Draw, tables: readonly (readonly string[])[]): RoundState => ({
  round,
  phase: 'draft',
  draw,
  tables: tablesOf(format, tables),
});

/** A draft as the format would make it now. */
const redrafted = (format: Format, round: RoundState): RoundState => ({
  ...round,
  tables: round.tables.map((table) => ({ ...table, deals: dealsAt(format, table.players.length) })),
});

function setByHand({ format, rounds }: EveningState, { round: n, tables }: Of<'seats-set'>): readonly RoundState[] {
  if (!rounds.some(({ round }) => round === n)) return [...rounds, draft(format, n, { method: 'by-hand' }, tables)];
  return rounds.map((round) =>
    round.round === n
      ? withSeats({ ...round, draw: changedByHand(round.draw), tables: tablesOf(format, tables) })
      : round,
  );
}

function swapped(round: RoundState, { one, other }: Of<'seats-swapped'>): RoundState {
  const at = ({ table, seat }: typeof one): string =>
    round.tables.find((there) => there.table === table)?.players[seat] ?? '';
  const [first, second] = [at(one), at(other)];
  const put = (player: string): string => (player === first ? second : player === second ? first : player);
  return {
    ...round,
    draw: changedByHand(round.draw),
    tables: round.tables.map((table) => ({ ...table, players: table.players.map(put) })),
  };
}

/** A published round is running as soon as something is recorded in it. */
const begun = (state: EveningState, round: number): EveningState =>
  atRound(state, round, (there) => (there.phase === 'published' ? { ...there, phase: 'running' } : there));

const atPlayer = (state: EveningState, id: string, change: (player: Player) => Player): EveningState => ({
  ...state,
  players: state.players.map((player) => (player.id === id ? change(player) : player)),
});

const atRound = (state: EveningState, round: number, change: (round: RoundState) => RoundState): EveningState => ({
  ...state,
  rounds: state.rounds.map((there) => (there.round === round ? withBrought(change(there)) : there)),
});

const atTable = (state: EveningState, place: TablePlace, change: (table: TableState) => TableState): EveningState =>
  atRound(state, place.round, (round) => ({
    ...round,
    tables: round.tables.map((table) => (table.table === place.table ? change(table) : table)),
  }));

const atDeal = (
  state: EveningState,
  place: TablePlace,
  deal: number,
  change: (result: DealResult) => DealResult,
): EveningState =>
  atTable(state, place, (table) => ({
    ...table,
    results: table.results.map((result) => (result.deal === deal ? change(result) : result)),
  }));
