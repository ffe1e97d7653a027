import type { FinishedDeal, TableScene } from '#electron/protocol/table/table-scene.ts';
import { ZERO } from '#engine/core/rational.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import { hasEnded } from '#engine/tournament/state/tables.ts';
import type { EveningState, TableState } from '#engine/tournament/state/types.ts';
import { NO_PROMPTS, promptOf } from '../state/asked/prompts.ts';
import { type Evening, keyOf } from '../state/evening-state.ts';
import { passedAt } from '../state/hands.ts';
import type { Dealt } from '../state/journal-entries.ts';
import { seriesAt } from '../state/series.ts';
import { fairScene, revealed } from './fair.ts';
import { refuseRewind } from './rewind.ts';

/** What there is at a table besides its cards: who sits elsewhere, and what goes on. */
type Around = Pick<TableScene, 'devices' | 'flow'>;

/** A table as it may be seen: from a seat only while a person holds the seat. */
export function sceneOf(evening: Evening, place: TablePlace, as: Viewer, { devices, flow }: Around): TableScene {
  const { state, rules } = evening;
  const table = tableOf(state, place);
  const viewer = viewerAs(state, table, as);
  const live = evening.deals.get(keyOf(place));
  const prompts = evening.prompts.get(keyOf(place)) ?? NO_PROMPTS;
  const isFree = state.purpose === 'free-table';
  const running = live?.state.end === null;
  const seen = live ? view(rules, live.state, viewer) : null;
  const names = new Map(state.players.map(({ id, name }) => [id, name]));
  return {
    evening: state.id,
    round: place.round,
    table: place.table,
    purpose: state.purpose,
    names: table.players.map((player) => names.get(player) ?? ''),
    holders: table.holders,
    devices,
    passed: passedAt(evening, place, table.players.length),
    rules: state.rules,
    deals: table.deals,
    closed: table.results.length,
    ended: hasEnded(state.format, table),
    situation: live && running ? live.dealt.now : seriesAt(evening, place).next,
    rewind: {
      back: refuseRewind(evening, place, 'step') === undefined,
      anew: refuseRewind(evening, place, 'deal') === undefined,
      again: isFree && refuseRewind(evening, place, 'again') === undefined,
    },
    flow: running ? flow : { ...flow, thinks: null, until: null },
    prompt: typeof viewer === 'number' ? promptOf(prompts, viewer) : prompts.count,
    view: running ? seen : null,
    fair: fairScene(evening, place),
    sealed: false,
    last: lastOf(evening, table, running ? undefined : live?.dealt, seen),
  };
}

/**
 * A table whose cards others are still to play, for somebody who does not sit there: who sits, and how far they are.
 */
export function sealedScene(evening: Evening, place: TablePlace, { devices, flow }: Around): TableScene {
  const { pause } = flow;
  const scene = sceneOf(evening, place, 'spectator', {
    devices,
    flow: { pause, question: null, thinks: null, until: null, timeUp: null },
  });
  const situation = { deal: scene.closed + 1, factors: [], pot: ZERO, notes: {} };
  return { ...scene, sealed: true, situation, prompt: 0, view: null, fair: null, last: null };
}

/** A seat's view belongs to the person in it; all hands are open only to those who watch none but bots. */
function viewerAs(state: EveningState, { holders }: TableState, as: Viewer): Viewer {
  if (typeof as === 'number') return holders[as] === 'person' ? as : 'spectator';
  return as === 'open' && mayOpen(state, holders) ? 'open' : 'spectator';
}

export const mayOpen = ({ purpose }: EveningState, holders: TableState['holders']): boolean =>
  purpose === 'free-table' && holders.every((holder) => holder === 'bot');

/** `ended`: the deal that was last played here, if no other has begun since; `seen`: its end. */
function lastOf(evening: Evening, table: TableState, ended: Dealt | undefined, seen: View | null): FinishedDeal | null {
  const result = table.results.at(-1);
  if (!result) return null;
  const { deal, source, row, settlement } = result;
  const shown = ended?.deal === deal ? ended : undefined;
  const fair = shown ? (revealed(evening, shown) ?? null) : null;
  return { deal, source, row, settlement, view: shown ? seen : null, fair };
}
