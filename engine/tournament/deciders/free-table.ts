import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import { refuse } from '../refusals.ts';
import type { CommandOf, Context, Decision } from '../state/commands.ts';
import { nameKey, refuseName, tidyName } from '../state/people/names.ts';
import { isRunning, tableAt, tablePlace } from '../state/places.ts';
import { inEvent, sizesFor } from '../state/played-game.ts';
import type { EveningEvent, EveningState } from '../state/types.ts';

/** The one table of a gathering without a club evening: people sit down as they like and play. */
export const FREE_PLACE = { round: 1, table: 1 } as const;

/** Opens a table for people and bots, seated in the order in which they are named; the first deals first. */
export function openTable(state: EveningState | null, command: CommandOf<'open-table'>, { now }: Context): Decision {
  const { id, rules, game, deals } = command;
  if (state) return fail([refuse('evening-exists', { text: id })]);
  const seats = command.players.map(({ name, holder }) => ({ name: tidyName(name), holder }));
  const faults = seats.flatMap(({ name }, i) => {
    const fault = refuseName(name, { newPlayer: i });
    const twin = seats.findIndex((other) => nameKey(other.name) === nameKey(name)) < i;
    return fault ? [fault] : twin ? [refuse('duplicate-name', { newPlayer: i })] : [];
  });
  const name = tidyName(command.name);
  const nameless = refuseName(name, { field: 'name' });
  if (nameless) faults.push(nameless);
  if (!sizesFor(rules, game).includes(seats.length)) faults.push(refuse('wrong-table-size', { text: rules.family }));
  if (faults.length > 0) return fail(faults);
  const players = seats.map((seat, i) => ({ id: `p${i + 1}`, name: seat.name }));
  return ok([
    { type: 'evening-created', id, name, rules, deals, at: now, purpose: 'free-table', ...inEvent(game) },
    { type: 'players-added', players },
    { type: 'round-drawn', round: FREE_PLACE.round, tables: [players.map((player) => player.id)] },
    ...seats.flatMap(({ holder }, seat): readonly EveningEvent[] =>
      holder === 'person' ? [] : [{ type: 'seat-held', ...FREE_PLACE, seat, holder }],
    ),
  ]);
}

/** At a club evening, what was played and recorded stands. */
export const refuseUnlessFree = ({ purpose }: EveningState): Refusal | undefined =>
  purpose === 'free-table' ? undefined : refuse('not-a-free-table');

/** Withdraws the last result of a free table, so that its deal can go on. At a club evening results are corrected. */
export function withdrawDeal(state: EveningState, command: CommandOf<'withdraw-deal'>, context: Context): Decision {
  const { round, table, deal } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const free = refuseUnlessFree(state);
  if (free) return fail([free]);
  if (isRunning(context, command)) return fail([refuse('deal-running', tablePlace(command))]);
  const last = found.value.results.at(-1);
  if (last?.deal !== deal) return fail([refuse('not-the-last-deal', { deal })]);
  return ok([{ type: 'deal-withdrawn', round, table, deal }]);
}
