import type { Page } from '@playwright/test';
import { parseEventFile } from '#engine/tournament/events/event-format.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { command } from './desk.ts';

/** The evening as its event file has it. */
export async function stateOf(page: Page, evening: string): Promise<EveningState> {
  const { text } = await command(page, { type: 'export', evening, what: 'events' });
  const file = parseEventFile(JSON.parse(text));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const state = file.value.history.reduce<EveningState | null>(
    (so, { event, undone }) => (undone ? so : evolve(so, event)),
    null,
  );
  if (!state) throw new Error('an empty file');
  return state;
}
