import type { Page } from '@playwright/test';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { untilAsked } from './table-player.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

/**
 * Goes to a new free table at which this deal stands where its record ends; bots play for all but these seats. Gives the table's
 * evening.
 */
export async function playFrom(
  page: Page,
  record: DealRecord,
  names: readonly string[],
  ...persons: readonly number[]
): Promise<string> {
  await openDesk(page);
  const { evening } = await command(page, {
    type: 'play-record',
    name: 'Bekannte Karten',
    record: printRecord(record),
    from: record.actions.length,
    players: names.map((name, seat) => ({ name, holder: persons.includes(seat) ? 'person' : 'bot' })),
  });
  await visitEvening(page, evening, 'table/1/1');
  return evening;
}

/** The same, and whoever is to act is the person at the screen: a flow begins with the question that it is about. */
export async function openDeal(page: Page, { seat, record }: DealtDeal): Promise<string> {
  const evening = await playFrom(page, record, NAMES.slice(0, record.table), seat);
  await untilAsked(page);
  return evening;
}
