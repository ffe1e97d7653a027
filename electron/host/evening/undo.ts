import { fail, ok } from '../../../engine/core/result.ts';

import type { Context, TablePlace } from '../../../engine/tournament/state/commands.ts';
import type { EveningEvent } from '../../../engine/tournament/state/types.ts';
import { lastStep, runningAt, type Evening } from '../state/evening-state.ts';
import { SCREEN } from '../state/ledger.ts';
import type { Done, TableContext } from '../table/tables.ts';
import { refuseHost } from '../../protocol/refusals.ts';

/**
 * The step that can be undone, if there is one: the very last, so that nothing depends on it. Not the creation, not
 * what was played on screen, no change of seats during play, and nothing at a table where the next deal is running.
 */
export function undoable(evening: Evening): number | null {
  const step = lastStep(evening);
  const lines = evening.history.filter((line) => line.step === step);
  const [first] = lines;
  if (step <= 1 || !first || evening.undone.has(step) || first.by === SCREEN) return null;
  if (evening.state.purpose === 'free-table') return null;
  const running = runningAt(evening);
  return lines.some(({ event }) => wasPlayed(event) || isInTheWay(event, running)) ? null : step;
}

/** Older journals do not say who took a step. */
const wasPlayed = (event: EveningEvent): boolean => event.type === 'deal-entered' && event.result.source === 'played';

type EventType = EveningEvent['type'];

/** A running deal has its seats and its number: which running deals keep an event from being undone. */
type WaitsFor<T extends EventType> =
  'nothing' | 'every-table' | (Extract<EveningEvent, { readonly type: T }> extends TablePlace ? 'its-table' : never);

const UNDOING_WAITS_FOR: { readonly [T in EventType]: WaitsFor<T> } = {
  'evening-created': 'nothing',
  'format-changed': 'nothing',
  'evening-archived': 'nothing',
  'players-added': 'nothing',
  'player-renamed': 'nothing',
  'player-removed': 'nothing',
  'player-grouped': 'nothing',
  'player-locked': 'nothing',
  'presence-changed': 'nothing',
  'player-substituted': 'nothing',
  'apart-set': 'nothing',
  'teams-set': 'nothing',
  'round-drawn': 'nothing',
  'rounds-planned': 'every-table',
  'seats-set': 'every-table',
  'draw-discarded': 'every-table',
  'seats-swapped': 'every-table',
  'sitting-out-set': 'nothing',
  'round-published': 'every-table',
  'round-unpublished': 'every-table',
  'seats-exchanged': 'every-table',
  'player-seated': 'its-table',
  'seat-vacated': 'its-table',
  'round-started': 'nothing',
  'round-closed': 'every-table',
  'round-reopened': 'every-table',
  'seat-held': 'its-table',
  'deals-struck': 'its-table',
  'deal-entered': 'its-table',
  'deal-redealt': 'its-table',
  'deal-withdrawn': 'its-table',
  'deal-corrected': 'its-table',
  'deal-resettled': 'its-table',
  'deal-checked': 'its-table',
  'total-entered': 'its-table',
  'total-withdrawn': 'its-table',
  'total-checked': 'its-table',
  'penalty-given': 'nothing',
  'penalty-withdrawn': 'nothing',
};

function isInTheWay(event: EveningEvent, running: Context['running']): boolean {
  switch (UNDOING_WAITS_FOR[event.type]) {
    case 'nothing':
      return false;
    case 'every-table':
      return running.length > 0;
    case 'its-table':
      return (
        'round' in event &&
        'table' in event &&
        running.some(({ round, table }) => event.round === round && event.table === table)
      );
  }
}

export function undoStep(context: TableContext, evening: Evening, step: number): Done {
  if (undoable(evening) !== step) return fail([refuseHost('nothing-to-undo')]);
  context.ledger.recordUndone(evening, step);
  return ok(null);
}
