import { assertNever } from '../core/assert-never.ts';
import type { TablePlace } from './commands.ts';
import type { EveningEvent, EveningState, RoundState, TableState } from './types.ts';

type Created = Extract<EveningEvent, { readonly type: 'evening-created' }>;
type Drawn = Extract<EveningEvent, { readonly type: 'round-drawn' }>;

/** The evening after an event. The first event, and no other, is `evening-created`. */
export function evolve(state: EveningState | null, event: EveningEvent): EveningState {
  if (event.type === 'evening-created') return created(event);
  if (!state) throw new Error(`${event.type} before the evening was created`);
  switch (event.type) {
    case 'players-added':
      return {
        ...state,
        players: [...state.players, ...event.players],
        registered: state.registered + event.players.length,
      };
    case 'player-renamed':
      return {
        ...state,
        players: state.players.map((player) => (player.id === event.player ? { ...player, name: event.name } : player)),
      };
    case 'player-removed':
      return { ...state, players: state.players.filter(({ id }) => id !== event.player) };
    case 'round-drawn':
      return { ...state, rounds: [...state.rounds, drawn(event)] };
    case 'draw-discarded':
      return { ...state, rounds: state.rounds.filter(({ round }) => round !== event.round) };
    case 'seat-held':
      return atTable(state, event, (table) => ({ ...table, holders: table.holders.with(event.seat, event.holder) }));
    case 'deal-entered':
      return atTable(state, event, (table) => ({ ...table, results: [...table.results, event.result] }));
    case 'deal-withdrawn':
      return atTable(state, event, (table) => ({
        ...table,
        results: table.results.filter(({ deal }) => deal !== event.deal),
      }));
    case 'deal-corrected':
      return atTable(state, event, (table) => ({
        ...table,
        results: table.results.map((result) => (result.deal === event.result.deal ? event.result : result)),
      }));
    case 'deal-resettled':
      return atTable(state, event, (table) => ({
        ...table,
        results: table.results.map((result) =>
          result.deal === event.deal ? { ...result, settlement: event.settlement } : result,
        ),
      }));
    default:
      return assertNever(event);
  }
}

const created = ({ id, name, rules, deals, at, purpose = 'club-evening' }: Created): EveningState => ({
  purpose,
  id,
  name,
  rules,
  deals,
  players: [],
  registered: 0,
  rounds: [],
  createdAt: at,
});

/** Every seat is held by its player, until somebody asks a bot to stand in for him. */
const drawn = ({ round, seed, tables }: Drawn): RoundState => ({
  round,
  draw: seed === undefined ? { method: 'by-hand' } : { method: 'random', seed },
  tables: tables.map((players, i) => ({
    table: i + 1,
    players,
    holders: players.map(() => 'person'),
    results: [],
  })),
});

function atTable(state: EveningState, place: TablePlace, change: (table: TableState) => TableState): EveningState {
  const inRound = (round: RoundState): RoundState => ({
    ...round,
    tables: round.tables.map((table) => (table.table === place.table ? change(table) : table)),
  });
  return { ...state, rounds: state.rounds.map((round) => (round.round === place.round ? inRound(round) : round)) };
}
