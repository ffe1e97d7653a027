import { agreedRounds } from '../format/format.ts';
import type { EveningState, RoundState, TableState } from './types.ts';

/** Whether the evening ends with this round, including its final; an open-ended evening has no such round. */
function endsEvening({ purpose, format }: EveningState, round: number): boolean {
  if (purpose === 'free-table') return true;
  const agreed = agreedRounds(format);
  return agreed !== null && round >= agreed;
}

/** Whether a table may have begun the last Radl of the round: from then on its deals count as announced. */
const inLastRadl = ({ results, deals, players, left }: TableState): boolean =>
  results.length > 0 && results.length >= deals - players.length + (left ? 1 : 0);

/**
 * Marks the last deal of each table with which the evening ends. All tables of a round are treated alike: once one has
 * reached its last Radl, nothing changes any more in that round, whatever is agreed afterwards.
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
