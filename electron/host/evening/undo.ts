import { refuseHost } from '#electron/protocol/refusals.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { Context } from '#engine/tournament/state/commands.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import { type Evening, lastStep, runningAt } from '../state/evening-state.ts';
import { undoWaitsFor } from '../state/events/rows.ts';
import { SCREEN } from '../state/ledger.ts';
import type { Done, TableContext } from '../table/tables.ts';

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

function isInTheWay(event: EveningEvent, running: Context['running']): boolean {
  switch (undoWaitsFor(event)) {
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
