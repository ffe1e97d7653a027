import { agreedRounds } from '../format/format.ts';
import type { EveningState, RoundState, TableState } from './types.ts';

/** Whether the evening ends with this round, the final with it; at an evening that goes on as people like none is it. */
function endsEvening({ purpose, format }: EveningState, round: number): boolean {
  if (purpose === 'free-table') return true;
  const agreed = agreedRounds(format);
  return agreed !== null && round >= agreed;
}

/** Whether a table may have begun with the last Radl of the round: from then on its deals count as they were announced. */
const inLastRadl = ({ results, deals, players, left }: TableState): boolean =>
  results.length > 0 && results.length >= deals - players.length + (left ? 1 : 0);

/**
 * The evening with the last deal of each table that it ends with. All tables of a round are treated alike, so that of a
 * round in which one has come to its last Radl nothing changes any more, whatever is agreed afterwards.
 */
export function withLastDeals(state: EveningState): EveningState {
  const marked = (round: RoundState): RoundState => {
    if (round.phase === 'closed' || round.tables.some(inLastRadl)) return round;
    const ends = endsEvening(state, round.round);
    return { ...round, tables: round.tables.map((table) => lasting(table, ends)) };
  };
  return { ...state, rounds: state.rounds.map(marked) };
}

function lasting({ last: _, ...table }: TableState, ends: boolean): TableState {
  return ends ? { ...table, last: table.deals } : table;
}
