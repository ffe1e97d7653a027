import { view } from '../../engine/kernel/view.ts';
import type { Seat, Viewer } from '../../engine/core/seat.ts';
import type { View } from '../../engine/kernel/types.ts';
import type { TablePlace } from '../../engine/tournament/commands.ts';
import type { TableState } from '../../engine/tournament/types.ts';
import type { FinishedDeal, TableScene } from '../protocol/messages.ts';
import { keyOf, tableOf, type Evening } from './house.ts';
import { seriesAt } from './series.ts';

/** Through whose eyes a line watches a table. */
export type Eyes = Seat | 'spectator';

/** A table as it may be seen: through a seat's eyes only while a person holds the seat. */
export function sceneOf(evening: Evening, place: TablePlace, as: Eyes): TableScene {
  const { state, rules } = evening;
  const table = tableOf(state, place);
  const viewer: Viewer = typeof as === 'number' && table.holders[as] === 'person' ? as : 'spectator';
  const live = evening.deals.get(keyOf(place));
  const running = live?.state.end === null;
  const seen = live ? view(rules, live.state, viewer) : null;
  const names = new Map(state.players.map(({ id, name }) => [id, name]));
  return {
    evening: state.id,
    round: place.round,
    table: place.table,
    names: table.players.map((player) => names.get(player) ?? ''),
    holders: table.holders,
    rules: state.rules,
    deals: state.deals,
    closed: table.results.length,
    situation: live && running ? live.dealt.now : seriesAt(evening, place).next,
    prompt: evening.prompts.get(keyOf(place)) ?? 0,
    view: running ? seen : null,
    last: lastOf(table, running ? undefined : live?.dealt.deal, seen),
  };
}

/** `ended`: the deal that was last played here, if no other has begun since; `seen`: its end. */
function lastOf(table: TableState, ended: number | undefined, seen: View | null): FinishedDeal | null {
  const result = table.results.at(-1);
  if (!result) return null;
  const { deal, row, settlement } = result;
  return { deal, row, settlement, view: deal === ended ? seen : null };
}
