import type { Page } from '@playwright/test';
import { printRecord } from '../engine/kernel/formats.ts';
import type { DealRecord } from '../engine/kernel/types.ts';
import { command, openDesk, visitEvening } from './desk.ts';

/** Goes to a new table at which this deal stands where its record ends; bots play for all but these seats. */
export async function playFrom(
  page: Page,
  record: DealRecord,
  names: readonly string[],
  ...persons: readonly number[]
): Promise<void> {
  await openDesk(page);
  const { evening } = await command(page, {
    type: 'play-record',
    name: 'Vorbereitet',
    record: printRecord(record),
    from: record.actions.length,
    players: names.map((name, seat) => ({ name, holder: persons.includes(seat) ? 'person' : 'bot' })),
  });
  await visitEvening(page, evening, 'table/1/1');
}
