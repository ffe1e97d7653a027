import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { CommandOf, Context } from './commands.ts';
import { begunFinal } from './finals/begun.ts';
import { refuseFinal, refuseFinalists, refuseFinalTables } from './finals/choice.ts';
import { isRunning, showPlace, tableAt } from './places.ts';
import { refuse } from './refusals.ts';
import type { EveningEvent, EveningState } from './types.ts';

type Decision = Result<readonly EveningEvent[], readonly Refusal[]>;

/** Numbers of players at a table. */
const SIZES = [3, 4, 5];
/** Most rounds of an evening. */
const MOST_ROUNDS = 50;

/** Drafts for this round and the next ones; the tables come from whoever drew them and are checked here. */
export function planRounds(state: EveningState, { from, draw, rounds, final }: CommandOf<'plan-rounds'>): Decision {
  const fixed = state.rounds.filter(({ phase }) => phase !== 'draft').length;
  if (from !== fixed + 1) return fail([refuse(from <= fixed ? 'round-published' : 'no-such-round', String(from))]);
  if (rounds.length === 0 || fixed + rounds.length > MOST_ROUNDS)
    return fail([refuse('too-many-rounds', String(MOST_ROUNDS))]);
  const no = final ? (refuseFinal(state, from) ?? refuseFinalists(state, final)) : refuseOrdinary(state);
  if (no) return fail([no]);
  const faults = rounds.flatMap((tables, i) => [
    ...refuseTables(state, tables, from + i),
    ...(final ? refuseFinalTables(state, final, tables) : []),
  ]);
  if (faults.length > 0) return fail(faults);
  return ok([{ type: 'rounds-planned', from, draw, rounds, ...(final && { final }) }]);
}

/** A round that is none of the final cannot come after it. */
function refuseOrdinary(state: EveningState): Refusal | undefined {
  const begun = begunFinal(state);
  return begun && refuse('final-begun', String(begun.round));
}

/** Everything that is wrong with the tables of a round. */
function refuseTables(state: EveningState, tables: readonly (readonly string[])[], round: number): readonly Refusal[] {
  if (tables.length === 0) return [refuse('no-players')];
  const faults: Refusal[] = [];
  const players = new Map(state.players.map((player) => [player.id, player]));
  const seated = new Set<string>();
  for (const [i, seats] of tables.entries()) {
    const place = showPlace({ round, table: i + 1 });
    if (!SIZES.includes(seats.length)) faults.push(refuse('table-size', place));
    for (const id of seats) {
      const player = players.get(id);
      if (!player) faults.push(refuse('no-such-player', id));
      else if (seated.has(id)) faults.push(refuse('seat-twice', player.name));
      seated.add(id);
    }
    for (const [a, b] of state.apart)
      if (seats.includes(a) && seats.includes(b))
        faults.push(refuse('kept-apart', `${players.get(a)?.name ?? a}, ${players.get(b)?.name ?? b}`));
  }
  return faults;
}

/** Takes back drafts from this round on, or the last published round as long as nothing was written or dealt in it. */
export function discardDraw(state: EveningState, { round: n }: CommandOf<'discard-draw'>, context: Context): Decision {
  const round = state.rounds.find((one) => one.round === n);
  if (!round) return fail([refuse('no-such-round', String(n))]);
  const begun = round.tables.find(
    (table) =>
      table.results.length > 0 || table.total !== undefined || isRunning(context, { round: n, table: table.table }),
  );
  if (begun) return fail([refuse('round-begun', showPlace({ round: n, table: begun.table }))]);
  // Later rounds, which would go with it, may have results although this one was struck altogether.
  if (round.phase === 'closed') return fail([refuse('round-closed', String(n))]);
  return ok([{ type: 'draw-discarded', round: n }]);
}

/** Two players of a draft change places; the rest is checked again. */
export function swapSeats(state: EveningState, command: CommandOf<'swap-seats'>): Decision {
  const { round: n, one, other } = command;
  const round = state.rounds.find((there) => there.round === n);
  if (!round) return fail([refuse('no-such-round', String(n))]);
  if (round.phase !== 'draft') return fail([refuse('round-published', String(n))]);
  for (const { table, seat } of [one, other]) {
    const found = tableAt(state, { round: n, table });
    if (!found.ok) return fail([found.error]);
    if (found.value.players[seat] === undefined) return fail([refuse('no-such-seat', String(seat))]);
  }
  if (one.table === other.table && one.seat === other.seat) return ok([]);
  const event = { type: 'seats-swapped', round: n, one, other } as const;
  const at = ({ table, seat }: typeof one) => round.tables.find((there) => there.table === table)?.players[seat] ?? '';
  const [first, second] = [at(one), at(other)];
  const after = round.tables.map(({ players }) =>
    players.map((id) => (id === first ? second : id === second ? first : id)),
  );
  const faults = [
    ...refuseTables(state, after, n).filter(({ code }) => code === 'kept-apart'),
    ...(round.final ? refuseFinalTables(state, round.final, after) : []),
  ];
  return faults.length > 0 ? fail(faults) : ok([event]);
}
